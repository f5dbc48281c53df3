import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { Glyph } from '../../components/glyph.tsx';
import { NoMatches } from '../../components/list-bar.tsx';
import { readEntryNote, writeEntryNote } from '../../lib/entry-note.ts';
import { moveInGrid } from '../../lib/grid-keys.ts';
import type { GraphemePlace } from '../../lib/route.ts';
import { useComparisons } from '../../lib/use-comparisons.ts';
import styles from './confusable-grid.module.css';
import { ConfusableTile } from './confusable-tile.tsx';
import { GROUP_WORDS, type GridChoice, groupConfusables } from './describe-grapheme-verdict.ts';
import { GridBar, GridNotes, OverlayLegend } from './grid-bar.tsx';

interface ConfusableGridProps {
  report: GraphemeGuardReport;
  place: GraphemePlace | null;
  trail: readonly string[];
}

const EVERYTHING: GridChoice = { script: null, tone: null, order: 'alike' };

/** Grid of the graphemes that a grapheme can be mistaken for. */
export function ConfusableGrid({ report, place, trail }: ConfusableGridProps) {
  const [choice, setChoice] = useState(() => ({ ...EVERYTHING, ...readEntryNote('gridChoice') }));
  const [active, setActive] = useState<string | null>(null);
  const [isOverlaid, setIsOverlaid] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const comparisons = useComparisons(report);
  const { calm, settle } = useCalmValue(comparisons.byGrapheme, grid);
  const { confusables } = report;
  const choose = (next: GridChoice) => {
    setChoice(next);
    writeEntryNote('gridChoice', next);
  };

  if (confusables.length === 0)
    return <NoConfusables isRejected={report.normalization !== 'normalized'} />;

  const groups = groupConfusables(report, choice, calm);
  const shown = groups.flatMap(({ members }) => members);
  // The Tab key stops at one tile. The arrow keys reach the others.
  const tabStop = shown.some(({ grapheme }) => grapheme === active) ? active : shown[0]?.grapheme;

  return (
    <section className="stack gap-2" aria-labelledby="confusables" data-overlaid={isOverlaid}>
      <GridBar
        report={report}
        title={formatCount(confusables.length, 'confusable')}
        choice={choice}
        onChoice={choose}
        isOverlaid={isOverlaid}
        onOverlay={setIsOverlaid}
      />
      {shown.length === 0 && (
        <NoMatches what={['confusable', 'confusables']} onShowAll={() => choose(EVERYTHING)} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not for links */}
      <div
        ref={grid}
        className={styles.groups}
        data-unsorted={
          choice.order === 'alike' && comparisons.state !== 'unavailable' && calm.size === 0
        }
        onKeyDown={moveInGrid}
        onPointerLeave={settle}
        onBlur={settle}
        role="group"
        aria-labelledby="confusables"
        aria-describedby="grid-keys"
      >
        <OverlayLegend grapheme={report.grapheme} />
        {groups.map(({ group, members }) => (
          <section
            key={group}
            className={styles.group}
            data-group={group}
            aria-labelledby={`group-${group}`}
          >
            <h3 id={`group-${group}`}>
              {GROUP_WORDS[group]}{' '}
              {members.length > 1 && <span className="faint light">{members.length}</span>}
            </h3>
            <ul className={styles.tiles}>
              {members.map((confusable) => (
                <ConfusableTile
                  key={confusable.grapheme}
                  confusable={confusable}
                  original={report.grapheme}
                  comparison={comparisons.byGrapheme.get(confusable.grapheme)}
                  place={place}
                  trail={trail}
                  isTabStop={confusable.grapheme === tabStop}
                  onFocus={setActive}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <GridNotes state={comparisons.state} />
    </section>
  );
}

function NoConfusables({ isRejected }: { isRejected: boolean }) {
  return (
    <section className="stack gap-2" aria-labelledby="confusables">
      <h2 id="confusables">{isRejected ? 'No confusables listed' : 'No known confusables'}</h2>
      <p className="soft">
        {isRejected
          ? 'ENS does not accept this character as it is, and it has no known confusables.'
          : 'This character is not known to be mistaken for any other.'}
      </p>
    </section>
  );
}

function isInUse(element: Element | null): boolean {
  return element?.matches(':hover, :focus-within') ?? false;
}

/**
 * Delays changes of a value while an element has the pointer or the focus, so that the content of the element does not
 * move. The caller must call `settle` when the pointer or the focus leaves.
 */
function useCalmValue<Value>(
  value: Value,
  element: RefObject<Element | null>,
): { calm: Value; settle(): void } {
  const [calm, setCalm] = useState(value);
  const latest = useRef(value);
  const update = () => {
    if (!isInUse(element.current)) setCalm(latest.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value changes the calm one
  useEffect(() => {
    latest.current = value;
    update();
  }, [value]);

  // Waits until the event is over, because only then the new element has the focus.
  return { calm, settle: () => setTimeout(update) };
}

/** Letter sequences that look like the grapheme, such as `rn` for `m`. Renders nothing if there are none. */
export function ConfusableSequences({ report }: { report: GraphemeGuardReport }) {
  const { grapheme, confusable_sequences: sequences } = report;
  if (sequences.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="sequences">
      <h2 id="sequences">Sequences that look like this character</h2>
      <ul className="flow soft gap-5 lines-1">
        {sequences.map((sequence) => (
          <li key={sequence}>
            <bdi className={styles.text}>{sequence}</bdi> looks like{' '}
            <bdi className={styles.text}>
              <Glyph text={grapheme} />
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
