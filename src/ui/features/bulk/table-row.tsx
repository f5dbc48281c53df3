import { memo } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { Imitation } from '../../../client/watchlist/watch-index.ts';
import { NO_RATING, NO_RISK, NORMALIZATIONS } from '../../../contract/bulk-columns.ts';
import { CHECK_CODES, CHECK_NAMES } from '../../../contract/checks.ts';
import type { Rating } from '../../../contract/rating.ts';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getRatingTone, getRatingWord } from '../../lib/rating-words.ts';
import { IMITATION_WORDS } from './imitation-words.ts';
import styles from './row-table.module.css';

/** A longer label loses the middle of its plain stretches: the end of the name has to be seen. */
const MAX_LABEL_LENGTH = 40;

/** What a row shows, as plain values: a row that shows the same is not drawn again. */
interface RowContent {
  name: string;
  rating: number;
  riskCount: number;
  highestRisk: number;
  normalization: number;
  imitation: Imitation | null;
  /** The line as it is in the list, where a label in it was resolved. */
  given: string | null;
}

/** What a session knows of a row. */
export function getRowContent(session: BulkSession, row: number): RowContent {
  const { columns, at } = session.store.verdict(row);
  return {
    name: session.store.name(row),
    rating: columns.rating[at] as number,
    riskCount: columns.riskCount[at] as number,
    highestRisk: columns.highestRisk[at] as number,
    normalization: columns.normalization[at] as number,
    imitation: session.watchlistMatches.of(row),
    given: session.given(row),
  };
}

interface TableRowProps extends RowContent {
  /** Among the rows that are shown. */
  place: number;
  row: number;
  /** The Tab key stops at one row of all. */
  isStop: boolean;
  isOpen: boolean;
  onOpen(row: number): void;
}

/** One row of the table. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { place, row, isStop, isOpen, onOpen, name, rating, highestRisk } = props;
  const isInspected = rating !== NO_RATING;
  const check = highestRisk === NO_RISK ? undefined : CHECK_CODES[highestRisk];
  return (
    <tr aria-rowindex={place + 2} className={styles.row} data-open={isOpen}>
      <td>
        {isInspected ? (
          <ToneMark
            tone={getRatingTone(rating as Rating)}
            label={getRatingWord(rating as Rating)}
          />
        ) : (
          '–'
        )}
      </td>
      <td>
        <button
          type="button"
          className={styles.name}
          tabIndex={isStop ? 0 : -1}
          data-content
          aria-pressed={isOpen}
          onClick={() => onOpen(row)}
        >
          <NameText name={name} longest={MAX_LABEL_LENGTH} />
          <RowNotes {...props} />
        </button>
      </td>
      <td>{isInspected ? props.riskCount : '–'}</td>
      <td>
        <span className={styles.risk}>{check ? CHECK_NAMES[check] : '–'}</span>
      </td>
      <td>{isInspected ? NORMALIZATIONS[props.normalization] : '–'}</td>
    </tr>
  );
});

/** What is known of a row beside its verdict. */
function RowNotes({ imitation, given }: Pick<RowContent, 'imitation' | 'given'>) {
  return (
    <>
      {imitation && (
        <span className={styles.note}>
          {IMITATION_WORDS[imitation.kind]} <NameText name={imitation.watched.name} />
        </span>
      )}
      {given !== null && (
        <span className={styles.note}>
          in the list as <NameText name={given} longest={MAX_LABEL_LENGTH} />
        </span>
      )}
    </>
  );
}
