import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type BulkSession, planOf, startBulkSession } from '../../../client/bulk-session.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import type { ListInput } from '../../lib/list-input.ts';
import styles from './bulk.module.css';
import { ListField } from './list-field.tsx';
import { SessionView } from './session-view.tsx';

interface BulkProps {
  /** A list that was pasted or dropped elsewhere. */
  input: ListInput | null;
  renderReport(name: string): ReactNode;
}

/** The list of this page; it stays while other screens are looked at. */
let current: { input: ListInput; session: BulkSession } | null = null;
/** The last list that came from another screen: one that was cleared does not start again. */
let arrived: ListInput | null = null;

/** Inspects a list of names. */
export function Bulk({ input, renderReport }: BulkProps) {
  const [session, setSession] = useState(() => current?.session ?? null);
  const [error, setError] = useState<Error | null>(null);

  const start = useCallback(async (list: ListInput) => {
    setError(null);
    try {
      const source =
        list.kind === 'text'
          ? list
          : { kind: 'file' as const, file: list.file, name: list.file.name };
      const next = startBulkSession(source, await planOf(source));
      current?.session.cancel();
      current = { input: list, session: next };
      setSession(next);
    } catch (reason) {
      setError(reason as Error);
    }
  }, []);

  useEffect(() => {
    if (input === null || input === arrived) return;
    arrived = input;
    void start(input);
  }, [input, start]);

  const clear = () => {
    current?.session.cancel();
    current = null;
    setSession(null);
  };

  return (
    <div className={styles.bulk}>
      <header className={styles.opening}>
        <h1 tabIndex={-1}>Inspect a list</h1>
        {!session && (
          <p>
            Paste names, one a line, or open a file: plain text, CSV or JSON Lines, gzip too. The
            list stays on this device and never enters the address.
          </p>
        )}
      </header>
      {error && <ProblemView error={error} />}
      {session ? (
        <SessionView session={session} onClear={clear} renderReport={renderReport} />
      ) : (
        <ListField onList={start} />
      )}
    </div>
  );
}
