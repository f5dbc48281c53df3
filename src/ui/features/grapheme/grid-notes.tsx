import { Glyph } from '../../components/glyph.tsx';
import type { ComparisonState } from '../../lib/use-comparisons.ts';
import styles from './grid-notes.module.css';

const STATE_WORDS: Record<ComparisonState, string> = {
  comparing: 'Comparing glyphs in this device’s fonts…',
  done: 'Percentages show how similarly this device draws the two characters. They don’t affect ratings.',
  unavailable: 'This browser doesn’t let the page compare glyphs.',
};

/** Explains which of two overlaid glyphs is filled and which is outlined. */
export function OverlayLegend({ grapheme }: { grapheme: string }) {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.filled} /> filled: the tile
      </span>
      <span>
        <i className={styles.outlined} /> outlined:{' '}
        <bdi className={styles.glyph}>
          <Glyph text={grapheme} />
        </bdi>
      </span>
    </p>
  );
}

/** Notes below the grid: what the percentages mean, and which keys work. */
export function GridNotes({ state }: { state: ComparisonState }) {
  return (
    <div className={styles.notes}>
      <p role="status">{STATE_WORDS[state]}</p>
      <p id="grid-keys" data-about-keys>
        Use the arrow keys to move between tiles.
      </p>
    </div>
  );
}
