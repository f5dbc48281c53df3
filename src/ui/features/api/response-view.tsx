import { CopyButton } from '../../components/copy-button.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { safeJson } from '../../lib/safe-json.ts';
import styles from './api.module.css';
import type { ApiRequest } from './operations.ts';

/** What came back, or why nothing did. */
export type Answer =
  | { kind: 'response'; status: number; type: string; milliseconds: number; body: string }
  | { kind: 'failure'; reason: string };

/** Sends a request and gathers its answer; never rejects. */
export async function sent({ method, url, body }: ApiRequest): Promise<Answer> {
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      ...(body === null ? {} : { headers: { 'Content-Type': 'application/json' }, body }),
    });
    const text = await response.text();
    return {
      kind: 'response',
      status: response.status,
      type: response.headers.get('Content-Type') ?? 'no content type',
      milliseconds: performance.now() - start,
      body: readable(text),
    };
  } catch (error) {
    return { kind: 'failure', reason: error instanceof Error ? error.message : String(error) };
  }
}

function readable(text: string): string {
  try {
    return safeJson(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The answer to the last request. */
export function ResponseView({ answer }: { answer: Answer | null }) {
  return (
    <section className={styles.response} aria-labelledby="response" aria-live="polite">
      <h2 id="response">Response</h2>
      {answer === null && <p className={styles.empty}>Send a request to see what comes back.</p>}
      {answer?.kind === 'failure' && (
        <p>
          <ToneMark tone="alert" /> Nothing answered: {answer.reason}. Reload the page once, so that
          its service worker can take over, or run the server.
        </p>
      )}
      {answer?.kind === 'response' && (
        <>
          <p className={styles.status}>
            <ToneMark tone={answer.status < 400 ? 'pass' : 'warn'} />{' '}
            <strong>{answer.status}</strong> {answer.type} · {answer.milliseconds.toFixed(1)} ms{' '}
            <CopyButton text={answer.body} what="the response" />
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <pre tabIndex={0}>{answer.body}</pre>
        </>
      )}
    </section>
  );
}
