import { type CSSProperties, useMemo } from 'react';
import type { PieceGrapheme } from '../../../comparison/group-pieces.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { Link } from '../../components/link.tsx';
import { moveInGrid } from '../../lib/grid-keys.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import { copyExactly } from './copy-exactly.ts';
import { LetterCells, PlainLetter } from './letter-cells.tsx';
import { arrangeLines, type Column, foldColumns, joinLine } from './letter-columns.ts';
import { LetterLink } from './letter-link.tsx';
import styles from './letter-rows.module.css';
import { getLetterTone } from './letter-tone.ts';
import type { PlacedEvidence } from './placed-evidence.ts';
import { useRovingFocus } from './use-roving-focus.ts';

/** Matches letters that run from right to left or that join with their neighbours. They stay in one text. */
const RUNNING =
  /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Mand}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Phag}\p{sc=Rohg}\p{sc=Syrc}\p{sc=Thaa}]/u;

interface LetterRowsProps {
  evidence: PlacedEvidence;
  headline: Headline;
  /** Indices of marked graphemes. */
  marked: readonly number[];
  /** Indices of highlighted graphemes. */
  lit: ReadonlySet<number>;
}

/** Shows the inspected name in large letters, aligned with the name that the user probably wants below it. */
export function LetterRows({ evidence, headline, marked, lit }: LetterRowsProps) {
  const { pieces, wanted, report, placed } = evidence;
  const roving = useRovingFocus(marked[0] ?? 0);
  const isRunning = wanted === null || RUNNING.test(report.name + wanted);
  const lines = useMemo(() => {
    const columns = foldColumns(pieces, wanted !== null);
    return isRunning ? [joinLine(columns)] : arrangeLines(columns);
  }, [pieces, wanted, isRunning]);
  const widest = Math.max(...lines.map(({ ems }) => ems));
  if (report.name === '') return null;

  const drawGiven = ({ index, report: { grapheme } }: PieceGrapheme) => {
    const own = index < 0 ? undefined : placed[index];
    return own ? (
      <LetterLink
        name={report.name}
        index={index}
        grapheme={own.report}
        tone={getLetterTone(own.report.status_in_label, headline)}
        isMarked={marked.includes(index)}
        isLit={lit.has(index)}
        tabIndex={roving.getTabIndex(index)}
      />
    ) : (
      <PlainLetter text={grapheme} />
    );
  };
  const drawWanted = ({ report: { grapheme } }: PieceGrapheme, { differs }: Column) => (
    <PlainLetter text={grapheme} isMarked={differs} />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label="Characters of the name"
      className={styles.names}
      data-many={lines.length > 1}
      onKeyDown={moveInGrid}
      onFocus={roving.onFocus}
      onCopy={copyExactly}
    >
      {lines.map((line, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          key={at}
          className={styles.line}
          style={getLineStyle(widest, isRunning ? 1 : line.columns.length)}
        >
          {wanted !== null && <p className={styles.word}>You were given</p>}
          <div className={styles.row} data-row="given" dir="ltr" translate="no">
            <LetterCells line={line} side="left" isRunning={isRunning} draw={drawGiven} />
          </div>
          {wanted !== null && (
            <>
              {/* The first line has the link to the wanted name, so screen readers skip it in the others. */}
              <p className={styles.word} {...(at > 0 && { 'aria-hidden': true })}>
                You probably want
              </p>
              <div className={styles.row} data-row="wanted" dir="ltr" translate="no">
                <Link
                  to={{ screen: 'name', name: wanted }}
                  entry={{ changedFrom: report.name }}
                  className={styles.wanted}
                  aria-label={makeReadable(wanted)}
                  {...(at > 0 && { tabIndex: -1, 'aria-hidden': true })}
                >
                  <LetterCells line={line} side="right" isRunning={isRunning} draw={drawWanted} />
                </Link>
              </div>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function getLineStyle(ems: number, columns: number): CSSProperties {
  return { '--ems': ems, '--columns': columns } as CSSProperties;
}
