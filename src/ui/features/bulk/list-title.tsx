import type { ReactNode, Ref, RefObject } from 'react';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import { getSourceName } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { VisibleText } from '../../components/visible-text.tsx';
import hidden from '../../components/visually-hidden.module.css';
import { describeJobState } from './describe-job-state.ts';
import styles from './list-title.module.css';

/** Minimum number of inspected names before the title shows how many are inspected per second. */
const MIN_RATED_ROWS = 1000;

interface ListTitleProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  headingRef: Ref<HTMLHeadingElement>;
  stateRef: RefObject<HTMLElement | null>;
  /** Content shown after the numbers. */
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
      <h1 ref={headingRef} tabIndex={-1}>
        <span className={hidden.hidden}>Inspect a list: </span>
        {name === null ? (
          'Pasted names'
        ) : (
          <bdi dir="ltr">
            <VisibleText text={name} isSentence />
          </bdi>
        )}
      </h1>
      <p className={styles.figures}>
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
