import { formatCodePoint } from '../primitives/format-code-point.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { takeEnd, takeStart } from '../primitives/take-start.ts';
import type { FormatOptions, FormattedName } from './displayed-name.ts';
import { DOT, GAP, MAX_LENGTH, type NamePiece, RANKS, shortenPieces } from './shorten-pieces.ts';
import { MAX_CODE_POINTS, splitClusters } from './split-clusters.ts';

const PRINTABLE_ASCII = /^[!-~]*$/;

/** Scripts whose letters look like letters of other scripts. All other scripts count as one. */
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Georgian', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * Makes any string safe to show as a name in running text. Replaces hidden and direction-changing characters by code
 * points and shortens long names. Returns an empty text for null or undefined, as for a primary name that is not set.
 * Different names can be shortened to the same text; see {@link FormattedName.isShortened}.
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

/** Formats a name like {@link formatName}, but returns labels and dots as separate parts, so that labels can be isolated. */
export function formatParts(
  name: string | null | undefined,
  { maxLength }: FormatOptions = {},
): { parts: string[]; isShortened: boolean } {
  const pieces = dropUnreadMiddle(String(name ?? ''))
    .split('.')
    .flatMap((label, index) => (index > 0 ? [DOT, ...splitLabel(label)] : splitLabel(label)));
  return shortenPieces(pieces, maxLength);
}

/** Maximum number of code points of each end that can be shown. */
const MAX_READ = MAX_LENGTH * MAX_CODE_POINTS;

/** Removes the middle of a very long name, which is never shown, to limit the work. */
function dropUnreadMiddle(name: string): string {
  if (name.length <= 4 * MAX_READ) return name;
  const start = takeStart(name, MAX_READ);
  const end = takeEnd(name, MAX_READ);
  const isWithinLabel = !name.slice(start.length, -end.length).includes('.');
  return start + (isWithinLabel ? '' : `${GAP}.${GAP}`) + end;
}

/** Puts text between U+2068 and U+2069, so that it doesn't reorder the text around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Checks whether text cannot reorder the text around it. */
export function reordersNothing(part: string): boolean {
  return PRINTABLE_ASCII.test(part) || part === GAP;
}

/** Splits a label into drawable pieces and ranks them for shortening. */
function splitLabel(text: string): NamePiece[] {
  const createPiece = (piece: string): NamePiece => ({ text: piece, width: 1, rank: RANKS.common });
  if (PRINTABLE_ASCII.test(text)) return Array.from(text, createPiece);
  const createEscape = (character: string): NamePiece => {
    const escaped = `<${formatCodePoint(character.codePointAt(0) as number)}>`;
    return { text: escaped, width: escaped.length, rank: RANKS.hidden };
  };
  const pieces = splitHidden(text).flatMap((run) =>
    run.isHidden
      ? createEscape(run.text)
      : splitClusters(run.text).map((part) =>
          typeof part === 'string' ? createPiece(part) : createEscape(part.hidden),
        ),
  );
  rankUnusual(pieces);
  return pieces;
}

/** Raises the rank of pieces whose kind (ASCII, a script, or other) differs from most of the label. */
function rankUnusual(pieces: readonly NamePiece[]): void {
  const drawn = pieces.filter(({ rank }) => rank === RANKS.common);
  const kinds = drawn.map(({ text }) => findKind(text));
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [mostCommon] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  drawn.forEach((piece, index) => {
    if (kinds[index] !== mostCommon) piece.rank = RANKS.unusual;
  });
}

function findKind(text: string): number {
  return PRINTABLE_ASCII.test(text) ? SCRIPTS.length : SCRIPTS.findIndex((each) => each.test(text));
}
