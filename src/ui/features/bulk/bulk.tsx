import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { BulkSource } from '../../../client/bulk/input/bulk-source.ts';
import { type InputPlan, planInput } from '../../../client/bulk/input/input-plan.ts';
import { type BulkSession, startBulkSession } from '../../../client/bulk-session.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import type { ListInput } from '../../lib/list-input.ts';
import styles from './bulk.module.css';
import { ListField } from './list-field.tsx';
import { hasChoice, PlanChoice } from './plan-choice.tsx';
import { SecondList } from './second-list.tsx';
import { SessionView } from './session-view.tsx';

interface BulkProps {
  /** A list that was pasted or dropped elsewhere. */
  input: ListInput | null;
  renderReport(name: string): ReactNode;
}

/** A list on its way to inspection. */
interface Offer {
  source: BulkSource;
  plan: InputPlan;
}

/** The list of this page; it stays while other screens are looked at. */
let current: BulkSession | null = null;
/** The last list from elsewhere that was taken up, so that coming back does not start it again. */
let taken: ListInput | null = null;

function sourceOf(input: ListInput): BulkSource {
  return input.kind === 'text' ? input : { kind: 'file', file: input.file, name: input.file.name };
}

function isActive(session: BulkSession | null): boolean {
  const state = session?.snapshot().status.state;
  return state === 'running' || state === 'paused';
}

/** Inspects a list of names. */
export function Bulk({ input, renderReport }: BulkProps) {
  const [session, setSession] = useState(current);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [waiting, setWaiting] = useState<ListInput | null>(null);
  const [error, setError] = useState<Error | null>(null);

  const show = useCallback((next: BulkSession | null) => {
    current?.close();
    current = next;
    setSession(next);
    setOffer(null);
    setWaiting(null);
  }, []);

  const begin = useCallback(
    async (list: ListInput) => {
      setError(null);
      setWaiting(null);
      const source = sourceOf(list);
      try {
        const plan = await planInput(source);
        if (hasChoice(plan)) setOffer({ source, plan });
        else show(startBulkSession(source, plan));
      } catch (reason) {
        setError(reason as Error);
      }
    },
    [show],
  );

  useEffect(() => {
    if (input === null || input === taken) return;
    taken = input;
    if (isActive(current)) setWaiting(input);
    else void begin(input);
  }, [input, begin]);

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
      {waiting && (
        <SecondList onReplace={() => void begin(waiting)} onKeep={() => setWaiting(null)} />
      )}
      {offer && (
        <PlanChoice
          plan={offer.plan}
          onStart={(format) => show(startBulkSession(offer.source, { ...offer.plan, format }))}
          onCancel={() => setOffer(null)}
        />
      )}
      {session ? (
        <SessionView
          key={session.id}
          session={session}
          onClear={() => show(null)}
          renderReport={renderReport}
        />
      ) : (
        !offer && <ListField onList={begin} />
      )}
    </div>
  );
}
