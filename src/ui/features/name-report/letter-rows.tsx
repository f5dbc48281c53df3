import { type ClipboardEvent, type CSSProperties, type FocusEvent, useMemo, useState } from 'react';
import type { PieceGrapheme } from '../../../comparison/group-pieces.ts';
import type { CheckStatus } from '../../../contract/checks.ts';
import { RATING_PASS } from '../../../contract/rating.ts';
import type { LabelGraphemeGuardReport } from '../../../contract/reports.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { getContextTone, type Tone } from '../../../words/names/rating-words.ts';
import { cutGlyph, Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { moveInGrid } from '../../lib/grid-keys.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import { describeGrapheme } from '../../lib/placed-graphemes.ts';
import type { PlacedEvidence } from './evidence.ts';
import { LetterCells, PlainLetter } from './letter-cells.tsx';
import { arrangeLines, type Column, foldColumns, joinLine } from './letter-columns.ts';
import styles from './letter-rows.module.css';

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
    const isMarked = marked.includes(index);
    const mayBeRisk = isMarked && report.rating > RATING_PASS;
    return own ? (
      <LetterLink
        name={report.name}
        index={index}
        grapheme={own.report}
        tone={getLetterTone(mayBeRisk ? 'warn' : own.report.status_in_label, headline)}
        isMarked={isMarked}
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
                  className={`toned same-ink undecorated ${styles.wanted}`}
                  data-tone="pass"
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

interface LetterLinkProps {
  /** Inspected name. */
  name: string;
  /** Index of the grapheme in the name. */
  index: number;
  grapheme: LabelGraphemeGuardReport;
  tone: Tone;
  isMarked: boolean;
  isLit: boolean;
  tabIndex: 0 | -1;
}

/** A letter of the inspected name. Opens the report of its grapheme. */
function LetterLink(props: LetterLinkProps) {
  const { name, index, grapheme, tone, isMarked, isLit, tabIndex } = props;
  const text = grapheme.grapheme;
  return (
    <Link
      to={{ screen: 'grapheme', grapheme: text, place: { name, index } }}
      className={styles.letter}
      tabIndex={tabIndex}
      data-tile
      data-index={index}
      data-tone={tone}
      data-marked={isMarked}
      data-lit={isLit}
      data-text={text}
      // Starts with the visible character so that voice control finds the link.
      aria-label={`${cutGlyph(text)} ${describeGrapheme(grapheme, tone)}`}
    >
      <Glyph text={text} />
    </Link>
  );
}

/**
 * Returns the tone of a letter in the card. A letter that makes the name a risk is a risk, even if its spelling is
 * ordinary: the ì of `vitalìk.eth`. A risk gets the tone of the headline, if the headline has its own tone: the
 * capital letters of `VITALIK.eth` are worth knowing, because the headline says that this is the same name.
 */
function getLetterTone(status: CheckStatus, headline: Headline): Tone {
  const tone = getContextTone(status);
  return tone === 'pass' ? tone : (headline.tone ?? tone);
}

/** Copies the selected names without the labels that the page adds. `data-row` says which name a row belongs to. */
function copyExactly(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].map((row) => ({
    name: row.dataset.row,
    text: [...row.querySelectorAll<HTMLElement>('[data-text]')]
      .filter((piece) => selection.containsNode(piece, true))
      .map((piece) => piece.dataset.text)
      .join(''),
  }));
  // Joins the rows of a name that has several rows.
  const texts = ['given', 'wanted'].map((name) =>
    rows.flatMap((row) => (row.name === name ? row.text : [])).join(''),
  );
  event.clipboardData.setData('text/plain', texts.filter((text) => text !== '').join('\n'));
  event.preventDefault();
}

/** Makes a group of links one tab stop, starting with the item `first`. */
function useRovingFocus(first: number) {
  const [current, setCurrent] = useState<number | null>(null);
  return {
    getTabIndex: (index: number) => (index === (current ?? first) ? 0 : -1),
    /** Makes the focused item the tab stop. Items have the attribute `data-index`. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const { index } = (target as HTMLElement).dataset;
      if (index !== undefined) setCurrent(Number(index));
    },
  };
}
