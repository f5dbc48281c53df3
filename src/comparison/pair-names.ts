import { ADDRESS_PROBLEMS, isMeantAsAddress, readAddress } from '../addresses/read-address.ts';
import type { NameGuardReport } from '../contract/reports.ts';
import { isAddress } from '../primitives/is-address.ts';
import { alignNames } from './align-names.ts';
import { groupPieces, type Piece, type PieceGrapheme } from './group-pieces.ts';

/** What is compared: two names, two addresses, a name and an address, or an address that cannot be read. */
type PairKind =
  | { kind: 'names' }
  | { kind: 'addresses' }
  | { kind: 'mixed'; name: string; address: string }
  | { kind: 'unreadable'; which: 'first' | 'second'; reason: string };

/** Decides how to compare two texts, which may both be empty. */
export function getPairKind(first: string, second: string): PairKind {
  const texts = [first, second] as const;
  const [isFirst, isSecond] = texts.map(isAddress);
  if (isFirst && isSecond) return { kind: 'addresses' };
  const broken = texts.findIndex((text) => isMeantAsAddress(text) && !isAddress(text));
  if (broken >= 0) {
    const read = readAddress(texts[broken] as string);
    // `readAddress` accepts spaces between the digits. The fields keep them, so the user has to remove them.
    const reason =
      'problem' in read ? ADDRESS_PROBLEMS[read.problem] : 'Remove the spaces between the digits.';
    return { kind: 'unreadable', which: broken === 0 ? 'first' : 'second', reason };
  }
  if (isFirst && second !== '') return { kind: 'mixed', name: second, address: first.trim() };
  if (isSecond && first !== '') return { kind: 'mixed', name: first, address: second.trim() };
  return { kind: 'names' };
}

/** Lists all characters of a name, including dots and the digits of unknown labels. */
export function listCharacters({ labels }: Pick<NameGuardReport, 'labels'>): PieceGrapheme[] {
  const texts = (labels ?? []).flatMap(({ label, graphemes }, index) => {
    const own = graphemes?.map(({ grapheme }) => grapheme) ?? Array.from(label);
    return index === 0 ? own : ['.', ...own];
  });
  return texts.map((grapheme, index) => ({ index, label: 0, report: { grapheme } }));
}

/** Aligns two names piece by piece. Returns null if one of them was too long to be inspected. */
export function pairNames(first: NameGuardReport, second: NameGuardReport): Piece[] | null {
  if (first.labels === null || second.labels === null) return null;
  return groupPieces(alignNames(listCharacters(first), listCharacters(second)));
}
