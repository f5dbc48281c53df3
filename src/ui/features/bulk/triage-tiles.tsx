import {
  FOUND_CODES,
  type RowCounts,
  TRIAGE_CODES,
  type TriageCode,
} from '../../../client/bulk/row-findings.ts';
import styles from './triage-tiles.module.css';

interface TileWords {
  /** Words after the number of names. `many` is the plural. */
  one: string;
  many: string;
  hint: string;
}

/** Tiles in the order in which they are shown. */
const WORDS: Readonly<Record<TriageCode, TileWords>> = {
  imitation: {
    one: 'imitates a known name',
    many: 'imitate known names',
    hint: 'Look-alikes, typos, added words',
  },
  refused: {
    one: 'is refused by ENS',
    many: 'are refused by ENS',
    hint: 'Nobody can register this spelling',
  },
  nothing: {
    one: 'no problem found',
    many: 'no problem found',
    hint: 'Judged by the spelling alone',
  },
  warning: {
    one: 'needs a closer look',
    many: 'need a closer look',
    hint: 'Other warnings',
  },
  uninspected: {
    one: 'not inspected',
    many: 'not inspected',
    hint: 'The inspector failed on them',
  },
};

/** Tile that is shown only if it has names, because most lists are inspected completely. */
const RARE: TriageCode = 'uninspected';

interface TriageTilesProps {
  counts: RowCounts;
  /** Finding that the rows are filtered by. Null for no finding or several. */
  chosen: TriageCode | null;
  /** Called with the finding to show, or null to show all names. */
  onChoose(code: TriageCode | null): void;
}

/** Tiles that count the names of a list by finding. Each name is in one tile. A click on a tile filters the list. */
export function TriageTiles({ counts, chosen, onChoose }: TriageTilesProps) {
  return (
    <fieldset className={styles.tiles}>
      <legend>What was found</legend>
      {Object.entries(WORDS).map(([key, { one, many, hint }]) => {
        const code = key as TriageCode;
        const count = counts.found[FOUND_CODES.indexOf(code)] ?? 0;
        const isOn = chosen === code;
        if (code === RARE && count === 0 && !isOn) return null;
        return (
          <button
            key={code}
            type="button"
            className={`panel ${styles.tile}`}
            data-finding={code}
            data-empty={count === 0}
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? null : code)}
          >
            <strong className="figures">{count.toLocaleString('en')}</strong>{' '}
            <span className="cut strong">{count === 1 ? one : many}</span>
            <small className="full cut soft tiny">{hint}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Returns the finding that a filter selects, or null if it selects several findings or one without a tile. */
export function getChosenTile(found: readonly string[]): TriageCode | null {
  return found.length === 1 ? (TRIAGE_CODES.find((code) => code === found[0]) ?? null) : null;
}
