import { useState } from 'react';
import { ROUTES } from '../../../contract/operations.ts';
import { Link } from '../../components/link.tsx';
import styles from './api-screen.module.css';
import { OperationForm } from './operation-form.tsx';
import { getApiBase, OPERATIONS } from './operation-requests.ts';

/** The documented operations, to read and to try on this very origin. */
export function Api() {
  const [chosen, setChosen] = useState(0);
  const operation = OPERATIONS[chosen] ?? OPERATIONS[0];
  return (
    <article className={styles.api}>
      <header className={styles.intro}>
        <h1 tabIndex={-1}>The API</h1>
        <p className={styles.lead}>
          The same engine answers HTTP requests under{' '}
          <code className={styles.base}>{getApiBase()}</code>. In this page a service worker answers
          them on this device, online or not. For <code>curl</code> and for other programs, the
          server that <code>npm start</code> runs answers under the same paths.
        </p>
        <p>
          A rating is the danger in a text: 2 none found, 3 look before you rely on it, 4 do not
          rely on it as it stands. Checks of the status <code>info</code> are worth knowing and no
          part of it. <code>imitates</code> and <code>known</code> say which known name is meant;
          the watchlist of this device has no part in these answers.
        </p>
        <p>
          Every shape and every error:{' '}
          <a href={`${getApiBase()}${ROUTES.getOpenapi.path}`}>openapi.json</a>, OpenAPI 3.1.
        </p>
        <p>
          To show names in an app of your own, there is an element:{' '}
          <Link to={{ screen: 'embed' }}>names in your app</Link>.
        </p>
      </header>

      <fieldset className={styles.operations}>
        <legend>Operation</legend>
        {OPERATIONS.map(({ method, path, summary }, index) => (
          <label key={path}>
            <input
              type="radio"
              name="operation"
              checked={chosen === index}
              onChange={() => setChosen(index)}
            />
            <span className={styles.method}>{method}</span>
            <code>{path}</code>
            <span className={styles.summary}>{summary}</span>
          </label>
        ))}
      </fieldset>
      <OperationForm key={operation.path} operation={operation} />
    </article>
  );
}
