import { CopyButton } from '../../../components/copy-button.tsx';
import { ToneMark } from '../../../components/tone-mark.tsx';
import styles from './api-part.module.css';
import type { Answer } from './send-request.ts';

const HOST_WORDS = {
  'service-worker': 'the service worker of this page, on your device',
  server: 'the server of this site',
} as const;

/** Shows the response to the latest request. */
export function ResponseView({ answer, isBusy }: { answer: Answer | null; isBusy: boolean }) {
  return (
    <section
      className={styles.response}
      aria-labelledby="response"
      aria-live="polite"
      aria-busy={isBusy}
    >
      <h2 id="response">Response</h2>
      {answer === null && (
        <p className="faint">
          {isBusy ? 'Sending…' : 'Send a request to see the response.'}
        </p>
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
          <div className={styles.status}>
            <ToneMark tone={answer.status < 400 ? 'pass' : 'warn'} size="1.375rem" />
            <strong>
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
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
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
