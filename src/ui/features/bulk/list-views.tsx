import { PARTS, type ReadingPlace } from '../../lib/reading-place.ts';
import styles from './session-view.module.css';

type Part = ReadingPlace['part'];

/** Labels of the views. Narrow screens show only the short word. */
const WORDS: Readonly<Record<Part, readonly [short: string, rest: string]>> = {
  names: ['Names', ''],
  'look-alikes': ['Look-alike', ' groups'],
  imitations: ['Imitated', ' names'],
};

interface ListViewsProps {
  part: Part;
  onPart(part: Part): void;
}

/** Buttons that switch between the names of a list and its groups. */
export function ListViews({ part, onPart }: ListViewsProps) {
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
