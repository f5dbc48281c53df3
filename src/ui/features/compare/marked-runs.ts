import { getPieceText, isDifferent, type Piece } from '../../../comparison/group-pieces.ts';

/** Consecutive characters of a label that are equal in both names, or that differ. */
export interface MarkedRun {
  text: string;
  isDifferent: boolean;
}

/** Splits one of two aligned names into its labels, and each label into runs. */
export function splitLabels(pieces: readonly Piece[], side: 'left' | 'right'): MarkedRun[][] {
  let label: MarkedRun[] = [];
  const labels = [label];
  for (const piece of pieces) {
    const text = getPieceText(piece[side]);
    const last = label.at(-1);
    if (isDifferent(piece)) {
      label.push({ text, isDifferent: true });
    } else if (text === '.') {
      label = [];
      labels.push(label);
    } else if (last && !last.isDifferent) {
      last.text += text;
    } else {
      label.push({ text, isDifferent: false });
    }
  }
  return labels;
}
