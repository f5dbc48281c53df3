import fc from 'fast-check';
import { listSequences } from '../confusables/letter-sequences.ts';
import { getBuiltInNames } from '../known-names/built-in-names.ts';

const LABELS = getBuiltInNames().map(({ label }) => label);

const anyPlace = fc.double({ min: 0, max: 1, noNaN: true });
const anyPiece = fc.constantFrom(
  ...'abcdeiklmnorstuvw01357-'.split(''),
  ...listSequences('tightFold').map(({ sequence }) => sequence),
  ...['my', 'wallet', '-support', 'eth', 'dotcom', '22', 'ì', 'а', '🔒', '_', '$'],
);

/** Replaces some characters of a text with a piece. */
function edit(text: string, [place, piece, removed]: [number, string, number]): string {
  const characters = [...text];
  characters.splice(Math.round(place * characters.length), removed, piece);
  return characters.join('');
}

const anyEdit = fc.tuple(anyPlace, fc.oneof(anyPiece, fc.constant('')), fc.nat({ max: 2 }));

/** Labels of known names with up to three edits. */
export const anyResembling: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...LABELS), fc.array(anyEdit, { maxLength: 3 }))
  .map(([label, edits]) => edits.reduce(edit, label));
