import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { capitalize } from '../../../primitives/capitalize.ts';
import { countValues } from '../../../primitives/count-values.ts';
import { TONE_WORDS, type Tone } from '../../../words/names/rating-words.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Select } from '../../components/select.tsx';
import type { ComparisonState } from '../../lib/use-comparisons.ts';
import { type GridChoice, getGraphemeTone } from './describe-grapheme-verdict.ts';
import styles from './grid-bar.module.css';

const ORDERS: readonly (readonly [GridChoice['order'], string])[] = [
  ['alike', 'Most alike first'],
  ['script', 'Same script first'],
];

/** ID of the element with the filters, which is a sheet on narrow screens. */
const SHEET = 'grid-filters';

interface GridBarProps {
  report: GraphemeGuardReport;
  title: string;
  choice: GridChoice;
  onChoice(choice: GridChoice): void;
  isOverlaid: boolean;
  onOverlay(isOverlaid: boolean): void;
}

/** Bar above the grid: its title, the filters, the order, and a switch that lays glyphs over each other. */
export function GridBar({ report, title, choice, onChoice, isOverlaid, onOverlay }: GridBarProps) {
  const { confusables } = report;
  const scripts = [...countValues(confusables.map((each) => each.grapheme_script))];
  const tones = [...countValues(confusables.map(getGraphemeTone))];
  const filterCount = Number(choice.script !== null) + Number(choice.tone !== null);
  return (
    <header className={styles.bar}>
      <h2 id="confusables">{title}</h2>
      <div id={SHEET} popover="auto" className={styles.filters} data-screen-only>
        {scripts.length > 1 && (
          <Filter
            name="Script"
            all={`All ${scripts.length} scripts`}
            options={scripts.map(([script, count]) => [script, `${script} (${count})`])}
            value={choice.script}
            onChange={(script) => onChoice({ ...choice, script })}
          />
        )}
        {tones.length > 1 && (
          <Filter
            name="Rating"
            all="All ratings"
            options={tones.map(([tone, count]) => [
              tone,
              `${capitalize(TONE_WORDS[tone as Tone])} (${count})`,
            ])}
            value={choice.tone}
            onChange={(tone) => onChoice({ ...choice, tone })}
          />
        )}
        <label className="faint small">
          <span>Order</span>
          <Select
            value={choice.order}
            options={ORDERS}
            onChange={(order) => onChoice({ ...choice, order })}
          />
        </label>
      </div>
      <button
        type="button"
        className={styles.overlay}
        aria-label="Lay over each other"
        title="Lay over each other"
        aria-pressed={isOverlaid}
        onClick={() => onOverlay(!isOverlaid)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1.5" y="1.5" width="11" height="11" rx="2" />
          <rect x="7.5" y="7.5" width="11" height="11" rx="2" />
        </svg>
        <span>Lay over each other</span>
      </button>
      <button type="button" className={styles.fold} popoverTarget={SHEET}>
        Filter{filterCount > 0 && ` (${filterCount})`}
      </button>
    </header>
  );
}

interface FilterProps {
  name: string;
  /** Text of the option that turns the filter off. */
  all: string;
  options: (readonly [value: string, words: string])[];
  value: string | null;
  onChange(value: string | null): void;
}

function Filter({ name, all, options, value, onChange }: FilterProps) {
  return (
    <label className="faint small">
      <span>{name}</span>
      <Select
        value={value ?? ''}
        options={[['', all], ...options]}
        onChange={(each) => onChange(each || null)}
      />
    </label>
  );
}

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
    <div className="flow faint small gap-4 lines-0 between">
      <p role="status">{STATE_WORDS[state]}</p>
      <p id="grid-keys" data-about-keys>
        Use the arrow keys to move between tiles.
      </p>
    </div>
  );
}
