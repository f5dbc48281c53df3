import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import { FilterChip, FilterChips } from '../../components/list-filters.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './grid-controls.module.css';
import { countValues, type GridChoice, ORDERS, type Order } from './group-confusables.ts';
import type { ComparisonState } from './use-comparisons.ts';

const ORDER_WORDS: Record<Order, string> = {
  default: 'Default order',
  similarity: 'Most alike in this device’s fonts',
};

const STATE_WORDS: Record<ComparisonState, string> = {
  comparing: 'Comparing glyphs in this device’s fonts…',
  done: 'Percentages show how alike two glyphs look in this device’s fonts. They don’t affect ratings.',
  unavailable: 'This browser doesn’t let the page compare glyphs.',
};

interface GridControlsProps {
  report: GraphemeGuardReport;
  choice: GridChoice;
  onChoice(choice: GridChoice): void;
  state: ComparisonState;
}

/** Filters and order of the grid of confusables. */
export function GridControls({ report, choice, onChoice, state }: GridControlsProps) {
  const { confusables } = report;
  const scripts = countValues(confusables.map(({ grapheme_script }) => grapheme_script));
  const ratings = countValues(confusables.map(({ rating }) => rating)).sort(([a], [b]) => a - b);
  return (
    <>
      <div className={styles.controls}>
        {ratings.length > 1 && (
          <FilterChips legend="Rating">
            {ratings.map(([rating, count]) => (
              <FilterChip
                key={rating}
                isOn={choice.rating === rating}
                count={count}
                onToggle={() =>
                  onChoice({ ...choice, rating: choice.rating === rating ? null : rating })
                }
              >
                <ToneMark tone={getRatingTone(rating)} /> {getRatingWord(rating)}
              </FilterChip>
            ))}
          </FilterChips>
        )}
        {scripts.length > 1 && (
          <label>
            <span>Script</span>
            <select
              value={choice.script ?? ''}
              onChange={(event) => onChoice({ ...choice, script: event.target.value || null })}
            >
              <option value="">All {scripts.length} scripts</option>
              {scripts.map(([script, count]) => (
                <option key={script} value={script}>
                  {script} ({count})
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>Order</span>
          <select
            value={choice.order}
            onChange={(event) => onChoice({ ...choice, order: event.target.value as Order })}
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_WORDS[order]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.notes}>
        <p role="status">{STATE_WORDS[state]}</p>
        <p id="grid-keys" className={styles.keys}>
          Use the arrow keys to move between tiles.
        </p>
      </div>
    </>
  );
}
