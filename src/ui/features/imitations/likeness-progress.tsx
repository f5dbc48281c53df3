import { useSyncExternalStore } from 'react';
import type { LikenessMeasure } from '../../../client/imitations/likeness-measure.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import styles from './progress.module.css';

interface LikenessProgressProps {
  likeness: LikenessMeasure;
  /** Total number of names. */
  count: number;
}

/** Progress of the measurement that orders names by likeness. */
export function LikenessProgress({ likeness, count }: LikenessProgressProps) {
  const { measured, isMeasuringAll, isUnavailable, error } = useSyncExternalStore(
    likeness.subscribe,
    likeness.state,
  );
  if (isUnavailable) {
    return (
      <p role="status" className="note">
        This browser doesn’t let the page compare images, so the most dangerous names come first.
      </p>
    );
  }
  const isWhole = measured >= count;
  return (
    <div className={styles.progress} data-screen-only>
      {!isWhole && (
        <>
          <progress max={count} value={measured} aria-label="Names measured" />
          <button type="button" onClick={isMeasuringAll ? likeness.stop : likeness.measureAll}>
            {isMeasuringAll ? 'Stop' : error ? 'Try again' : 'Resume'}
          </button>
          <p>
            {measured.toLocaleString('en')} of {count.toLocaleString('en')} measured. The others
            come last.
          </p>
        </>
      )}
      <p role="status">
        {error
          ? 'Measuring failed.'
          : isWhole && `${formatCount(measured, 'name')} measured in this device’s fonts.`}
      </p>
    </div>
  );
}
