import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NETWORK_NAMES } from '../../../../contract/operations.ts';
import { CodeTabs } from '../code-tabs.tsx';
import styles from './api-part.module.css';
import {
  createRequest,
  type Field,
  formatCurl,
  formatFetch,
  formatTypeScript,
  getApiBase,
  type Operation,
} from './operation-requests.ts';
import { ResponseView } from './response-view.tsx';
import { type Answer, sendRequest } from './send-request.ts';

/** Form that sends a request and shows the response. */
export function OperationForm({ operation }: { operation: Operation }) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(operation.fields.map(({ name, initial }) => [name, initial])),
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  const request = createRequest(operation, values, getApiBase());

  const send = async (event: FormEvent) => {
    event.preventDefault();
    last.current?.abort();
    const controller = new AbortController();
    last.current = controller;
    setBusy(true);
    try {
      setAnswer(await sendRequest(request, controller.signal));
      setBusy(false);
    } catch {
      // The request was aborted, because a newer request replaced it or the form was closed.
    }
  };

  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={send}>
        <h2>Request</h2>
        {operation.fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onValue={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        <button type="submit" className={styles.send}>
          Send
        </button>
        <p className={styles.line}>
          <b>{request.method}</b> {request.url}
        </p>
        <CodeTabs
          label="This request in code"
          samples={[
            { what: 'curl', language: 'shell', code: formatCurl(request) },
            { what: 'fetch', language: 'typescript', code: formatFetch(request) },
            {
              what: 'TypeScript',
              language: 'typescript',
              code: formatTypeScript(request, operation),
            },
          ]}
        />
      </form>
      <ResponseView answer={answer} isBusy={isBusy} />
    </div>
  );
}

interface FieldInputProps {
  field: Field;
  value: string;
  onValue(value: string): void;
}

function FieldInput({ field, value, onValue }: FieldInputProps) {
  const id = `field-${field.name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.word}</label>
      {field.kind === 'lines' && (
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          // Checks the whole text for secrets, because the request sends it without removing any lines.
          data-sent
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
      {field.kind === 'text' && (
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={field.hint && `${id}-hint`}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
      {field.hint && (
        <p id={`${id}-hint`} className="note anywhere">
          {field.hint}
        </p>
      )}
      {field.kind === 'network' && (
        <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
          {NETWORK_NAMES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
    </div>
  );
}
