import type { CandidateList, ListingState } from '../../../client/imitations/candidate-list.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import styles from './progress.module.css';

interface ListingProgressProps {
  list: CandidateList;
  state: ListingState;
}

/** How far the list is, until it is whole. */
export function ListingProgress({ list, state: { phase, count } }: ListingProgressProps) {
  const isStopped = phase === 'stopped';
  return (
    <div className={styles.progress}>
      {phase === 'loading' && <progress aria-label="Listing names" />}
      {(phase === 'loading' || isStopped) && (
        <button type="button" onClick={isStopped ? list.resume : list.stop}>
          {isStopped ? 'Resume' : 'Stop'}
        </button>
      )}
      {/* There before it says anything: else screen readers miss it. */}
      <p role="status">
        {isStopped && `Stopped after ${formatCount(count, 'name', 'names')}: there are more.`}
        {phase === 'done' && count === 0 && 'Nothing that ENS accepts could pass for this name.'}
      </p>
    </div>
  );
}
