import { countValues } from '../primitives/count-values.ts';
import { formatCodePoint } from '../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';
import { lazy } from '../primitives/lazy.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { takeEnd, takeStart } from '../primitives/take-start.ts';
import type { FormatOptions, FormattedName } from './displayed-name.ts';

const DEFAULT_LENGTH = 40;
const MIN_LENGTH = 24;
const MAX_LENGTH = 500;

/** Maximum number of marks on one character. More would cover the lines above and below. */
const MAX_MARKS = 4;
/** Maximum length of a grapheme in code points. Emoji have at most ten, and no language needs more. */
const MAX_CODE_POINTS = 16;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');
const MARK = /\p{M}/u;
/**
 * Matches a letter and a vowel or tone mark of the same script that Unicode counts as a grapheme of its own, as in
 * Burmese `မာ`: https://www.unicode.org/reports/tr29/#SpacingMark
 */
const SEPARATE_MARK = /^(?:\p{sc=Mymr}{2}|\p{sc=Lana}{2}|\p{sc=Ahom}{2})(?<=\p{Mc})/u;
const getSegmenter = lazy(() => new Intl.Segmenter('en'));

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
 * Splits text without hidden characters into graphemes. Separate marks stay with their letter. Marks that would cover
 * other lines, and characters of overlong graphemes, get their own pieces.
 *
 * @example splitClusters('e\u0301xမာ') // 'e\u0301', 'x', 'မာ'
 */
function splitClusters(text: string): NamePiece[] {
  const pieces: NamePiece[] = [];
  for (const cluster of segment(text)) {
    const letter = pieces.at(-1);
    if (letter && isSeparateMark(cluster, letter)) {
      letter.text += cluster;
      letter.width++;
    } else pieces.push(...(isOrdinary(cluster) ? [createPiece(cluster)] : splitCluster(cluster)));
  }
  return pieces;
}

function isSeparateMark(cluster: string, { text: [letter = ''], width }: NamePiece): boolean {
  return (
    SEPARATE_MARK.test(letter + cluster) && width <= MAX_MARKS && !TOO_MANY_MARKS.test(cluster)
  );
}

/** Checks whether a grapheme can be drawn whole. Returns false for a fragment of a grapheme longer than the window. */
function isOrdinary(cluster: string): boolean {
  const [first = ''] = cluster;
  if (MARK.test(first) || HIDDEN_CHARACTER.test(first)) return false;
  return !TOO_MANY_MARKS.test(cluster) && Array.from(cluster).length <= MAX_CODE_POINTS;
}

function splitCluster(cluster: string): NamePiece[] {
  const pieces: NamePiece[] = [];
  let markCount = MAX_MARKS;
  for (const character of cluster) {
    const isMark = MARK.test(character);
    const letter = pieces.at(-1);
    if (letter && isMark && markCount < MAX_MARKS) {
      letter.text += character;
      markCount++;
    } else if (isMark || HIDDEN_CHARACTER.test(character)) {
      pieces.push(createEscape(character));
      markCount = MAX_MARKS;
    } else {
      pieces.push(createPiece(character));
      markCount = 0;
    }
  }
  return pieces;
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
  if (PRINTABLE_ASCII.test(text)) return Array.from(text, createPiece);
  const pieces = splitHidden(text).flatMap((run) =>
    run.isHidden ? createEscape(run.text) : splitClusters(run.text),
  );
  rankUnusual(pieces);
  return pieces;
}

function createPiece(text: string): NamePiece {
  return { text, width: 1, rank: RANKS.common };
}

function createEscape(character: string): NamePiece {
  const text = `<${formatCodePoint(character.codePointAt(0) as number)}>`;
  return { text, width: text.length, rank: RANKS.hidden };
}

/** Raises the rank of pieces whose kind (ASCII, a script, or other) differs from most of the label. */
function rankUnusual(pieces: readonly NamePiece[]): void {
  const drawn = pieces.filter(({ rank }) => rank === RANKS.common);
  const kinds = drawn.map(({ text }) => findKind(text));
  const [mostCommon] = countValues(kinds).keys();
  drawn.forEach((piece, index) => {
    if (kinds[index] !== mostCommon) piece.rank = RANKS.unusual;
  });
}

function findKind(text: string): number {
  return PRINTABLE_ASCII.test(text) ? SCRIPTS.length : SCRIPTS.findIndex((each) => each.test(text));
}

const GAP = '…';

/** Priorities for keeping pieces when a name is shortened. Higher ranks are kept first. */
const RANKS = { common: 0, unusual: 1, hidden: 2, always: 3 } as const;

/** One grapheme of a name with its separate marks, or the text that replaces it. */
interface NamePiece {
  text: string;
  /** Length in graphemes. */
  width: number;
  rank: (typeof RANKS)[keyof typeof RANKS];
}

/** The dot between labels. It is always kept, because the last labels tell who owns a name. */
const DOT: NamePiece = { text: '.', width: 1, rank: RANKS.always };

/** Placeholder for a missing label. */
const MISSING: NamePiece = { text: GAP, width: GAP.length, rank: RANKS.always };

/** Shortens a name to `maxLength` and returns its labels and dots. */
function shortenPieces(
  pieces: readonly NamePiece[],
  maxLength?: number,
): { parts: string[]; isShortened: boolean } {
  const wanted = Number(maxLength ?? DEFAULT_LENGTH);
  const limit = Math.min(
    Math.max(MIN_LENGTH, Number.isNaN(wanted) ? DEFAULT_LENGTH : wanted),
    MAX_LENGTH,
  );
  const isShortened = measureKept(pieces, []) > limit;
  if (!isShortened) return { parts: joinPieces(pieces, []), isShortened };
  const fewer = leaveOutLabels(pieces, Math.floor(limit / 8));
  return { parts: joinPieces(fewer, choosePieces(fewer, limit)), isShortened };
}

function measureKept(pieces: readonly NamePiece[], isKept: readonly boolean[]): number {
  let width = 0;
  pieces.forEach((piece, index) => {
    if (isKept[index] !== false) width += piece.width;
    else if (isKept[index - 1] !== false) width += GAP.length;
  });
  return width;
}

/** Keeps `count` labels at each end and replaces the labels between them with `….…`. */
function leaveOutLabels(pieces: readonly NamePiece[], count: number): readonly NamePiece[] {
  const dots = findDots(pieces);
  if (dots.length <= 2 * count) return pieces;
  const start = pieces.slice(0, dots[count - 1]);
  return [...start, DOT, MISSING, DOT, MISSING, ...pieces.slice(dots.at(-count))];
}

function findDots(pieces: readonly NamePiece[]): number[] {
  return pieces.flatMap((piece, index) => (piece === DOT ? index : []));
}

/**
 * Decides which pieces to keep within the limit. By priority: dots, the last two labels, the start of the name, hidden
 * pieces, unusual pieces, then more pieces from both ends. One `…` replaces each missing run of a label.
 */
function choosePieces(pieces: readonly NamePiece[], limit: number): boolean[] {
  const isKept = pieces.map(({ rank }) => rank === RANKS.always);
  const isLeftOut = (index: number) => isKept[index] === false;
  let room = limit - measureKept(pieces, isKept);

  /** Keeps a piece if at least `reserve` room is left. A piece inside a gap splits it into two gaps. */
  function keep(index: number, reserve = 0): boolean {
    const piece = pieces[index];
    if (!piece || isKept[index]) return isKept[index] === true;
    const addedGaps = Number(isLeftOut(index - 1)) + Number(isLeftOut(index + 1)) - 1;
    const remaining = room - piece.width - addedGaps * GAP.length;
    if (remaining < reserve) return false;
    isKept[index] = true;
    room = remaining;
    return true;
  }

  /** Keeps consecutive pieces until one does not fit into the budget. */
  function keepFrom(start: number, end: number, budget: number): void {
    const reserve = Math.max(0, room - budget);
    const step = start < end ? 1 : -1;
    for (let index = start; index !== end && keep(index, reserve); ) index += step;
  }

  const last = pieces.length - 1;
  const share = limit / 6;
  const [tldDot = -1, ownerDot = -1] = findDots(pieces).reverse();
  const owner = ownerDot + 1;
  const withOwner = isKept.map((isDot, index) => isDot || index >= owner);
  const ownerFits = measureKept(pieces, withOwner) <= limit;
  keepFrom(last, tldDot, ownerFits ? room : room / 2);
  keepFrom(owner, tldDot, ownerFits ? room : share);
  keepFrom(0, ownerDot, share);

  for (const rank of [RANKS.hidden, RANKS.unusual])
    for (let index = last; index >= 0; index--) if (pieces[index]?.rank === rank) keep(index);

  const ends = [
    { index: ownerFits ? 0 : owner, step: 1 },
    { index: last, step: -1 },
  ];
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const end of ends) {
      while (isKept[end.index]) end.index += end.step;
      if (keep(end.index)) isGrowing = true;
    }
  }
  for (const index of pieces.keys()) keep(index);
  return isKept;
}

function joinPieces(pieces: readonly NamePiece[], isKept: readonly boolean[]): string[] {
  const parts: string[] = [];
  let label = '';
  pieces.forEach((piece, index) => {
    if (piece === DOT) {
      parts.push(label, DOT.text);
      label = '';
    } else if (isKept[index] !== false) label += piece.text;
    else if (isKept[index - 1] !== false) label += GAP;
  });
  parts.push(label);
  return parts.filter((part) => part !== '');
}
