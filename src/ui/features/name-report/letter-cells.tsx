import { Fragment, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { NameText } from '../../components/name-text.tsx';
import { getPieceText, type PieceGrapheme } from '../../lib/group-pieces.ts';
import type { Column, Line } from './letter-columns.ts';
import styles from './letter-rows.module.css';

interface LetterCellsProps {
  line: Line;
  side: 'left' | 'right';
  /** Whether the letters stay in one text, because they join or run from right to left. */
  isRunning: boolean;
  draw(letter: PieceGrapheme, column: Column): ReactNode;
}

/** Draws one of two aligned names: each piece in a cell of its own, or as running text. */
export function LetterCells({ line, side, isRunning, draw }: LetterCellsProps) {
  if (isRunning) return <RunningText line={line} side={side} draw={draw} />;
  return line.columns.map((column, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
    <bdi key={at} className={styles.cell} data-differs={column.differs}>
      {column.isFolded ? (
        <span className={styles.fold} data-text={getPieceText(column[side])}>
          …
        </span>
      ) : (
        column[side].map((letter, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
          <Fragment key={position}>{draw(letter, column)}</Fragment>
        ))
      )}
      {column[side].length === 0 && <span className={styles.gap} />}
    </bdi>
  ));
}

/** Isolates each label, so that no label reorders another. Dots stay outside. */
function RunningText({ line, side, draw }: Omit<LetterCellsProps, 'isRunning'>) {
  const letters = line.columns.flatMap((column) =>
    column[side].map((letter) => ({ letter, column })),
  );
  const labels = [...new Set(letters.map(({ letter }) => letter.label))];
  const isDot = ({ index, report }: PieceGrapheme) => index < 0 && report.grapheme === '.';
  return (
    <span className={styles.running}>
      {labels.map((label) => {
        const own = letters.filter(({ letter }) => letter.label === label);
        return (
          <Fragment key={label}>
            <bdi>
              {own.map(({ letter, column }, at) =>
                isDot(letter) ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
                  <Fragment key={at}>{draw(letter, column)}</Fragment>
                ),
              )}
            </bdi>
            {own.some(({ letter }) => isDot(letter)) && <PlainLetter text="." />}
          </Fragment>
        );
      })}
    </span>
  );
}

/** Maximum length of a text that is drawn like a letter. Longer texts are labels that are known only by their hash. */
const MAX_LETTER_LENGTH = 60;

/** A letter that is not a link: a dot, a letter of the other name, or the text of an unknown label. */
export function PlainLetter({ text, isMarked = false }: { text: string; isMarked?: boolean }) {
  return (
    <span data-text={text} data-marked={isMarked} className={styles.plain}>
      {text.length > MAX_LETTER_LENGTH ? <NameText name={text} /> : <Glyph text={text} />}
    </span>
  );
}
