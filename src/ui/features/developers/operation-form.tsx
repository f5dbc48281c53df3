import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NETWORK_NAMES } from '../../../contract/operations.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './api-part.module.css';
import {
  type Answer,
  createRequest,
  type Field,
  formatCurl,
  formatFetch,
  formatTypeScript,
  getApiBase,
  type Operation,
  sendRequest,
} from './operation-requests.ts';
import { CodeTabs } from './sample-code.tsx';

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
    <div className={`stack gap-5 ${styles.columns}`}>
      <form className="stack top gap-3" onSubmit={send}>
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
          <b className="accent">{request.method}</b> {request.url}
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
    <div className={`stack gap-1 ${styles.field}`}>
      <label className="note strong" htmlFor={id}>
        {field.word}
      </label>
      {field.kind === 'lines' && (
        <textarea
          className="fill as-name"
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
          className="fill as-name"
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
        <select
          className="fill as-name"
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          {NETWORK_NAMES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
    </div>
  );
}

const HOST_WORDS = {
  'service-worker': 'the service worker of this page, on your device',
  server: 'the server of this site',
} as const;

/** Shows the response to the latest request. */
function ResponseView({ answer, isBusy }: { answer: Answer | null; isBusy: boolean }) {
  return (
    <section
      className={styles.response}
      aria-labelledby="response"
      aria-live="polite"
      aria-busy={isBusy}
    >
      <h2 id="response">Response</h2>
      {answer === null && (
        <p className="faint">{isBusy ? 'Sending…' : 'Send a request to see the response.'}</p>
      )}
      {answer?.kind === 'failure' && (
        <p className={styles.failure}>
          <ToneMark tone="alert" />
          <span>
            No response: {answer.reason}. Reload the page so that its service worker can answer, or
            check that the server is running.
          </span>
        </p>
      )}
      {answer?.kind === 'response' && (
        <>
          <div className={`row gap-2 lines-1 ${styles.status}`}>
            <ToneMark tone={answer.status < 400 ? 'pass' : 'warn'} size="1.375rem" />
            <strong className="large">
              {answer.status} {answer.statusText}
            </strong>
            <span>{answer.milliseconds.toFixed(1)} ms</span>
            <CopyButton text={answer.body} what="the response body" />
          </div>
          <p className="soft">Answered by {HOST_WORDS[answer.host]}.</p>
          {answer.isForeign && (
            <p className={styles.failure}>
              <ToneMark tone="warn" />
              <span>
                This response is not from the API, because the server has no API. Reload the page so
                that its service worker can answer.
              </span>
            </p>
          )}
          <dl className={styles.headers} aria-label="Headers">
            {answer.headers.map(([name, value]) => (
              <div className="flow gap-2 lines-0" key={name}>
                <dt className="faint">{name}</dt>
                <dd className="anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <pre className={styles.body} tabIndex={0}>
            {answer.body === '' ? '(no body)' : answer.body}
          </pre>
        </>
      )}
    </section>
  );
}
