import { useSyncExternalStore } from 'react';
import type { LikenessMeasure } from '../../../client/imitations/likeness-measure.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import styles from './progress.module.css';

interface LikenessProgressProps {
  likeness: LikenessMeasure;
  /** Names that there are. */
  count: number;
}

/** How many names were measured, where they are put in order by that. */
export function LikenessProgress({ likeness, count }: LikenessProgressProps) {
  const { measured, isMeasuringAll, isUnavailable, error } = useSyncExternalStore(
    likeness.subscribe,
    likeness.state,
  );
  if (isUnavailable) {
    return (
      <p role="status" className={styles.said}>
        This browser does not let the page compare pictures: the order is by danger.
      </p>
    );
  }
  const isWhole = measured >= count;
  return (
    <div className={styles.progress}>
      {!isWhole && (
        <>
          <progress max={count} value={measured} aria-label="Names measured" />
          <button type="button" onClick={isMeasuringAll ? likeness.stop : likeness.measureAll}>
            {isMeasuringAll ? 'Stop' : error ? 'Try again' : 'Resume'}
          </button>
          <p>
            {measured.toLocaleString('en')} of {count.toLocaleString('en')} measured; the others
            stand last.
          </p>
        </>
      )}
      <p role="status">
        {error
          ? 'Measuring failed.'
          : isWhole && `${formatCount(measured, 'name', 'names')} measured in this device’s fonts.`}
      </p>
    </div>
  );
}
