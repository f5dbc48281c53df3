import type { ReactNode, Ref, RefObject } from 'react';
import type { JobState } from '../../../client/bulk/bulk-job.ts';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import { getSourceName } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { VisibleText } from '../../components/visible-text.tsx';
import { PARTS, type ReadingPlace } from '../../lib/reading-place.ts';
import { describeJobState } from './list-words.ts';
import styles from './session-view.module.css';

/** Minimum number of inspected names before the title shows how many are inspected per second. */
const MIN_RATED_ROWS = 1000;

interface ListTitleProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  headingRef: Ref<HTMLHeadingElement>;
  stateRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Title of the open list, with its state and its size. */
export function ListTitle(props: ListTitleProps) {
  const { session, snapshot, headingRef, stateRef, children } = props;
  const { status, rows, rejudging } = snapshot;
  const { state, progress, elapsed } = status;
  const isRunning = state === 'running';
  const isRejudging = rejudging.isRunning && !isRunning;
  const rate = elapsed > 0 ? Math.round((rows / elapsed) * 1000) : 0;
  const share = isRejudging ? rejudging.share : progress;
  const name = getSourceName(session.source);
  return (
    <div className={styles.title} data-state={state}>
      <h1 ref={headingRef} className="cut" tabIndex={-1}>
        <span className="hidden">Inspect a list: </span>
        {name === null ? (
          'Pasted names'
        ) : (
          <bdi dir="ltr">
            <VisibleText text={name} isSentence />
          </bdi>
        )}
      </h1>
      <p className={`line baseline gap-2 soft tiny figures unbroken ${styles.figures}`}>
        <strong ref={stateRef} role="status" tabIndex={-1}>
          {isRejudging ? 'Updating verdicts…' : describeJobState(status, rows)}
        </strong>
        <span>{formatCount(rows, 'name')}</span>
        {isRunning && rows >= MIN_RATED_ROWS && <span>{rate.toLocaleString('en')} per second</span>}
        {children}
      </p>
      {(isRunning || state === 'paused' || isRejudging) && (
        <progress
          max={1}
          value={share}
          aria-label={isRejudging ? 'Verdict update progress' : 'Reading progress'}
        />
      )}
    </div>
  );
}

/** Buttons that pause, resume and stop the inspection. Hidden after the inspection has ended. */
export function JobControls({ session, state }: { session: BulkSession; state: JobState }) {
  if (state !== 'running' && state !== 'paused') return null;
  return (
    <div className={`flow gap-1 ${styles.controls}`}>
      <button type="button" onClick={state === 'paused' ? session.resume : session.pause}>
        {state === 'paused' ? 'Resume' : 'Pause'}
      </button>
      <button type="button" onClick={session.cancel}>
        Stop<span className={styles.long}> and keep results</span>
      </button>
    </div>
  );
}

type Part = ReadingPlace['part'];

/** Labels of the views. Narrow screens show only the short word. */
const WORDS: Readonly<Record<Part, readonly [short: string, rest: string]>> = {
  names: ['Names', ''],
  'look-alikes': ['Look-alike', ' groups'],
  imitations: ['Imitated', ' names'],
};

/** Buttons that switch between the names of a list and its groups. */
export function ListViews({ part, onPart }: { part: Part; onPart(part: Part): void }) {
  return (
    <fieldset className={styles.views}>
      <legend>View</legend>
      {PARTS.map((each) => {
        const [short, rest] = WORDS[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => onPart(each)}
          >
            {short}
            <span className={styles.long}>{rest}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
