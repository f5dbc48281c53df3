import { Fragment, type ReactNode } from 'react';
import { getPieceText, type PieceGrapheme } from '../../../comparison/group-pieces.ts';
import { Glyph } from '../../components/glyph.tsx';
import type { Column, Line } from './letter-columns.ts';
import styles from './letter-rows.module.css';

interface LetterCellsProps {
  line: Line;
  side: 'left' | 'right';
  /** Whether the letters stay in one text: if there is no other name, or if they join or run from right to left. */
  isRunning: boolean;
  draw(letter: PieceGrapheme, column: Column): ReactNode;
}

/** Draws one of two aligned names: each piece in its own cell, or all pieces as running text. */
export function LetterCells({ line, side, isRunning, draw }: LetterCellsProps) {
  if (isRunning) return <RunningText line={line} side={side} draw={draw} />;
  return line.columns.map((column, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
    <bdi key={at} className={styles.cell} data-differs={column.differs}>
      <CellContent column={column} side={side} draw={draw} />
      {column[side].length === 0 && <span className={styles.gap} />}
    </bdi>
  ));
}

function CellContent({
  column,
  side,
  draw,
}: Omit<LetterCellsProps, 'isRunning' | 'line'> & { column: Column }) {
  const letters = column[side];
  if (column.isFolded && letters.length > 0) {
    return (
      <span className={styles.fold} data-text={getPieceText(letters)}>
        … {letters.length.toLocaleString('en')} more …
      </span>
    );
  }
  return letters.map((letter, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
    <Fragment key={at}>{draw(letter, column)}</Fragment>
  ));
}

/** Isolates each label so that right-to-left labels do not reorder others. Dots stay outside. */
function RunningText({ line, side, draw }: Omit<LetterCellsProps, 'isRunning'>) {
  const parts = line.columns.flatMap((column): LabelPart[] =>
    column.isFolded
      ? [{ column, label: column[side][0]?.label ?? null }]
      : column[side].map((letter) => ({
          column: { ...column, [side]: [letter] },
          label: isDot(letter) ? null : letter.label,
        })),
  );
  return (
    <span className={styles.running}>
      {groupByLabel(parts).map(({ label, columns }, at) => {
        const content = columns.map((column, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
          <CellContent key={position} column={column} side={side} draw={draw} />
        ));
        // biome-ignore lint/suspicious/noArrayIndexKey: labels never move
        return label === null ? content : <bdi key={at}>{content}</bdi>;
      })}
    </span>
  );
}

function isDot({ index, report }: PieceGrapheme): boolean {
  return index < 0 && report.grapheme === '.';
}

interface LabelPart {
  column: Column;
  /** Index of the label, or null for a dot. */
  label: number | null;
}

/** Joins neighbouring parts of the same label. */
function groupByLabel(parts: readonly LabelPart[]) {
  const groups: { label: LabelPart['label']; columns: Column[] }[] = [];
  for (const { column, label } of parts) {
    const last = groups.at(-1);
    if (last && label !== null && last.label === label) last.columns.push(column);
    else groups.push({ label, columns: [column] });
  }
  return groups;
}

/** A letter that is not a link: a dot, or a letter of the other name. */
export function PlainLetter({ text, isMarked = false }: { text: string; isMarked?: boolean }) {
  return (
    <span data-text={text} data-marked={isMarked} className={styles.plain}>
      <Glyph text={text} />
    </span>
  );
}
