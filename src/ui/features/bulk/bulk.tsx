import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BulkSource } from '../../../client/bulk/input/bulk-source.ts';
import { type InputPlan, planInput } from '../../../client/bulk/input/detect-format.ts';
import { type BulkSession, startBulkSession } from '../../../client/bulk-session.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import type { ListInput } from '../../lib/list-input.ts';
import { SEVERAL_FILES, useFileDrop } from '../../lib/use-file-drop.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import styles from './bulk.module.css';
import { hasChoice, PlanChoice } from './format-choice.tsx';
import { ListField } from './list-field.tsx';
import { SecondList } from './replace-list-prompt.tsx';
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

/** What this screen holds; it stays while other screens are looked at. */
interface Held {
  /** What was typed into the field. */
  text: string;
  session: BulkSession | null;
  /** A list whose names have to be found first. */
  offer: Offer | null;
  /** A list that arrived while another is here. */
  waiting: ListInput | null;
  error: Error | null;
}

const NOTHING: Held = { text: '', session: null, offer: null, waiting: null, error: null };

let held = NOTHING;
/** The last list from elsewhere that was taken up, so that coming back does not start it again. */
let taken: ListInput | null = null;
const listeners = new Set<() => void>();

function hold(change: Partial<Held>): void {
  held = { ...held, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function sourceOf(input: ListInput): BulkSource {
  return input.kind === 'text' ? input : { kind: 'file', file: input.file, name: input.file.name };
}

function isActive(session: BulkSession | null): boolean {
  const state = session?.snapshot().status.state;
  return state === 'running' || state === 'paused';
}

function show(session: BulkSession | null): void {
  held.session?.close();
  hold({ ...NOTHING, session });
}

async function begin(list: ListInput): Promise<void> {
  hold({ offer: null, waiting: null, error: null });
  const source = sourceOf(list);
  try {
    const plan = await planInput(source);
    if (hasChoice(plan)) hold({ offer: { source, plan } });
    else show(startBulkSession(source, plan));
  } catch (reason) {
    hold({ error: reason as Error });
  }
}

/** Takes a list from elsewhere. What is here is not given up unasked, even when it is done. */
function take(list: ListInput): void {
  if (held.session) hold({ waiting: list });
  else void begin(list);
}

function drop(file: File): void {
  take({ kind: 'file', file });
}

/** Inspects a list of names. */
export function Bulk({ input, renderReport }: BulkProps) {
  const { text, session, offer, waiting, error } = useSyncExternalStore(subscribe, () => held);
  const fileDrop = useFileDrop(drop);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, waiting ?? offer ?? session);

  useEffect(() => {
    if (input === null || input === taken) return;
    taken = input;
    take(input);
  }, [input]);

  return (
    <div className={styles.bulk}>
      <header className={styles.opening}>
        <h1 ref={heading} tabIndex={-1}>
          Inspect a list
        </h1>
        {!session && (
          <p>
            Paste names, one a line, or open a file: plain text, CSV or JSON Lines, gzip too. The
            list stays on this device and never enters the address.
          </p>
        )}
      </header>
      {error && <ProblemView error={error} />}
      {fileDrop['data-several'] && <p role="alert">{SEVERAL_FILES}</p>}
      {waiting && (
        <SecondList
          isInspecting={isActive(session)}
          onReplace={() => void begin(waiting)}
          onKeep={() => hold({ waiting: null })}
        />
      )}
      {offer && (
        <PlanChoice
          plan={offer.plan}
          onStart={(format) => show(startBulkSession(offer.source, { ...offer.plan, format }))}
          onCancel={() => hold({ offer: null })}
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
        !offer && (
          <ListField
            text={text}
            onText={(typed) => hold({ text: typed })}
            fileDrop={fileDrop}
            onList={begin}
          />
        )
      )}
    </div>
  );
}
