import { formatCodePoint } from '../primitives/format-code-point.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { takeEnd, takeStart } from '../primitives/take-start.ts';
import type { FormatOptions, FormattedName } from './displayed-name.ts';
import { DOT, GAP, MAX_LENGTH, type NamePiece, RANKS, shortenPieces } from './shorten-pieces.ts';
import { MAX_CODE_POINTS, splitClusters } from './split-clusters.ts';

const PRINTABLE_ASCII = /^[!-~]*$/;

/** Scripts with letters that pass for those of another; all others count as one. */
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Georgian', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * A name as running text can hold it: nothing hidden, nothing that changes direction, no longer than there is room for.
 * Takes any text, at once; nothing, as for a primary name that is not set, is an empty text. Two names can be shortened to
 * the same text: {@link FormattedName.isShortened}.
 *
 * @example formatName('pay\u202epal.eth').text // 'pay<U+202E>pal.eth'
 */
export function formatName(
  name: string | null | undefined,
  options: FormatOptions = {},
): FormattedName {
  const { parts, isShortened } = formatParts(name, options);
  const isolatedParts = parts.map((part) => (reordersNothing(part) ? part : isolate(part)));
  return { text: parts.join(''), isolated: isolate(isolatedParts.join('')), isShortened };
}

/** The same, cut where a label begins or ends, so that each label can be isolated; dots are parts of their own. */
export function formatParts(
  name: string | null | undefined,
  { maxLength }: FormatOptions = {},
): { parts: string[]; isShortened: boolean } {
  const pieces = cutEndless(String(name ?? ''))
    .split('.')
    .flatMap((label, at) => (at > 0 ? [DOT, ...splitLabel(label)] : splitLabel(label)));
  return shortenPieces(pieces, maxLength);
}

/** More than this at both ends is never shown. */
const MAX_READ = MAX_LENGTH * MAX_CODE_POINTS;

function cutEndless(name: string): string {
  if (name.length <= 4 * MAX_READ) return name;
  const start = takeStart(name, MAX_READ);
  const end = takeEnd(name, MAX_READ);
  const isWithinLabel = !name.slice(start.length, -end.length).includes('.');
  return start + (isWithinLabel ? '' : `${GAP}.${GAP}`) + end;
}

/** The text between U+2068 and U+2069: it reorders nothing around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** True for text that reorders nothing wherever it stands. */
export function reordersNothing(part: string): boolean {
  return PRINTABLE_ASCII.test(part) || part === GAP;
}

/** What is drawn of one label, and which of it is unlike most of the label. */
function splitLabel(text: string): NamePiece[] {
  const createPiece = (piece: string): NamePiece => ({ text: piece, width: 1, rank: RANKS.usual });
  if (PRINTABLE_ASCII.test(text)) return Array.from(text, createPiece);
  const writeEscape = (character: string): NamePiece => {
    const escaped = `<${formatCodePoint(character.codePointAt(0) as number)}>`;
    return { text: escaped, width: escaped.length, rank: RANKS.hidden };
  };
  const pieces = splitHidden(text).flatMap((run) =>
    run.isHidden
      ? writeEscape(run.text)
      : splitClusters(run.text).map((part) =>
          typeof part === 'string' ? createPiece(part) : writeEscape(part.hidden),
        ),
  );
  rankUnlike(pieces);
  return pieces;
}

/** Raises the rank of what is of another kind than most of its label: ASCII, a script, or neither. */
function rankUnlike(pieces: readonly NamePiece[]): void {
  const drawn = pieces.filter(({ rank }) => rank === RANKS.usual);
  const kinds = drawn.map(({ text }) => findKind(text));
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  drawn.forEach((piece, at) => {
    if (kinds[at] !== usual) piece.rank = RANKS.unlike;
  });
}

function findKind(text: string): number {
  return PRINTABLE_ASCII.test(text) ? SCRIPTS.length : SCRIPTS.findIndex((each) => each.test(text));
}
