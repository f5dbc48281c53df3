import type { CandidateList, ListingState } from '../../../client/imitations/candidate-list.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import styles from './progress.module.css';

interface ListingProgressProps {
  list: CandidateList;
  state: ListingState;
}

/** Progress of the list of candidates until it is complete. */
export function ListingProgress({ list, state: { phase, count } }: ListingProgressProps) {
  const isStopped = phase === 'stopped';
  return (
    <div className={styles.progress} data-screen-only>
      {phase === 'loading' && <progress aria-label="Listing names" />}
      {(phase === 'loading' || isStopped) && (
        <button type="button" onClick={isStopped ? list.resume : list.stop}>
          {isStopped ? 'Resume' : 'Stop'}
        </button>
      )}
      {/* The live region exists before its first message. Otherwise screen readers miss the message. */}
      <p role="status">
        {isStopped && `Stopped after ${formatCount(count, 'name')}. There are more.`}
        {phase === 'done' &&
          count === 0 &&
          'ENS accepts no name that could be mistaken for this one.'}
      </p>
    </div>
  );
}
