import { useState } from 'react';
import { ROUTES } from '../../../contract/operations.ts';
import { ScreenHeader } from '../../components/screen-header.tsx';
import styles from './api-part.module.css';
import { OperationForm } from './operation-form.tsx';
import { getApiBase, OPERATIONS } from './operation-requests.ts';

/** Documents the operations and sends requests to this origin. */
export function ApiPart() {
  const [chosen, setChosen] = useState(0);
  const operation = OPERATIONS[chosen] ?? OPERATIONS[0];
  return (
    <article className="stack gap-5">
      <ScreenHeader
        title="HTTP API"
        details={
          <>
            <p className="measure">
              The rating says how dangerous a name is: 2 means no risk found, 3 means check the name
              before you rely on it, 4 means don’t rely on it. Checks with the status{' '}
              <code>info</code> don’t affect the rating. The fields <code>imitates</code> and{' '}
              <code>known</code> contain the known name. Your trusted names don’t affect the
              responses.
            </p>
            <p className="measure">
              All requests, responses and errors are documented in{' '}
              <a href={`${getApiBase()}${ROUTES.getOpenapi.path}`}>openapi.json</a>, OpenAPI 3.1.
            </p>
          </>
        }
      >
        This page answers HTTP requests at <code className="anywhere">{getApiBase()}</code>. A
        service worker answers them on your device, even offline. For <code>curl</code> and other
        programs, run <code>npx namescope serve</code>. The command answers requests at the same
        paths.
      </ScreenHeader>

      <fieldset className={`panel stack ${styles.operations}`}>
        <legend>Operation</legend>
        {OPERATIONS.map(({ method, path, summary }, index) => (
          <label className="ruled inset-low gap-3 lines-0" key={path}>
            <input
              type="radio"
              name="operation"
              checked={chosen === index}
              onChange={() => setChosen(index)}
            />
            <span className={styles.method}>{method}</span>
            <code className="anywhere">{path}</code>
            <span className={styles.summary}>{summary}</span>
          </label>
        ))}
      </fieldset>
      <OperationForm key={operation.path} operation={operation} />
    </article>
  );
}
