import { formatCodePoint } from '../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';
import { lazy } from '../primitives/lazy.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { takeEnd, takeStart } from '../primitives/take-start.ts';
import type { FormatOptions, FormattedName } from './displayed-name.ts';
import { DOT, GAP, MAX_LENGTH, type NamePiece, RANKS, shortenPieces } from './shorten-pieces.ts';

/** Maximum number of marks on one character. More would cover the lines above and below. */
const MAX_MARKS = 4;
/** Maximum length of a grapheme in code points. Emoji have at most ten, and no language needs more. */
const MAX_CODE_POINTS = 16;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');
const MARK = /\p{M}/u;
const getSegmenter = lazy(() => new Intl.Segmenter('en'));

/** A grapheme to draw, or one character to replace by its code point. */
type Cluster = string | { hidden: string };

/** Number of code points to segment in one call. Browsers take quadratic time on long strings. */
const WINDOW = 128;

function* segment(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const rest = takeStart(text.slice(start), WINDOW);
    const clusters = Array.from(getSegmenter().segment(rest), (found) => found.segment);
    // The last grapheme may continue after the window.
    if (clusters.length > 1 && start + rest.length < text.length) clusters.pop();
    for (const cluster of clusters) {
      start += cluster.length;
      yield cluster;
    }
  }
}

/**
 * Splits text without hidden characters into graphemes. Marks that would cover other lines, and characters of overlong
 * graphemes, are returned separately.
 *
 * @example splitClusters('e\u0301x') // ['e\u0301', 'x']
 */
function splitClusters(text: string): Cluster[] {
  return Array.from(segment(text)).flatMap((cluster) =>
    isOrdinary(cluster) ? cluster : splitCluster(cluster),
  );
}

/** Checks whether a grapheme can be drawn whole. Returns false for a fragment of a grapheme longer than the window. */
function isOrdinary(cluster: string): boolean {
  const [first = ''] = cluster;
  if (MARK.test(first) || HIDDEN_CHARACTER.test(first)) return false;
  return !TOO_MANY_MARKS.test(cluster) && Array.from(cluster).length <= MAX_CODE_POINTS;
}

function splitCluster(cluster: string): Cluster[] {
  const parts: Cluster[] = [];
  let markCount = MAX_MARKS;
  for (const character of cluster) {
    const isMark = MARK.test(character);
    if (isMark && markCount < MAX_MARKS) {
      parts.push(parts.pop() + character);
      markCount++;
    } else if (isMark || HIDDEN_CHARACTER.test(character)) {
      parts.push({ hidden: character });
      markCount = MAX_MARKS;
    } else {
      parts.push(character);
      markCount = 0;
    }
  }
  return parts;
}

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
