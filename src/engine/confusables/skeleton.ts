// Skeletons of labels, strict, typed and loose: https://www.unicode.org/reports/tr39/#def-skeleton

import { memoizeCodePoints } from '../../primitives/memoize-code-points.ts';
import type { MapCharacters } from '../ensip15/map-characters.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import {
  everyCodePoint,
  isOneCharacter,
  removeCodePoints,
  replaceCodePoints,
  toCodePoints,
} from '../text/code-points.ts';
import { isPlainCharacter, isPlainText } from '../text/plain-text.ts';
import type { GetConfusableTarget } from './confusable-target.ts';
import { joinLooseSequences, splitStrictLetters } from './letter-sequences.ts';
import type { PerceivedGrapheme } from './perceived-grapheme.ts';

/** The skeletons of a label: labels with an equal one are look-alikes. */
export interface Skeletons {
  /**
   * UTS #39 skeleton of what ENSIP-15 maps the label to, whether it allows that or not.
   *
   * @example skeleton('rnicrosoft') === skeleton('microsoft')
   */
  skeleton(label: string): string;
  /**
   * UTS #39 skeleton of the text as it is typed: ENSIP-15 is left out, so that a capital is mapped as the shape that it
   * has, and only then lower-cased.
   *
   * @example typedSkeleton('vitaIik') === skeleton('vitalik') // with a capital I for the l
   */
  typedSkeleton(text: string): string;
  /**
   * The skeleton of the perceived label, without decorating marks and what draws nothing, and with `d` for `cl`.
   *
   * @param amongLatin whether Latin letters are what its readers know; by default where the label has one, or no letter
   * @example looseSkeleton('vitalìk') === looseSkeleton('vitalik')
   */
  looseSkeleton(label: string, amongLatin?: boolean): string;
  /** The strict and the loose skeleton; quicker than one after the other. */
  bothSkeletons(label: string): { strict: string; loose: string };
}

/** What one character adds to a skeleton, and whether its marks would have to be put in order with its neighbours'. */
interface Piece {
  readonly text: string;
  readonly opensWithMark: boolean;
  readonly closesWithMark: boolean;
}

/** What skeletons are made from. */
interface Sources {
  tables: BulkTables;
  mapCharacters: MapCharacters;
  getTarget: GetConfusableTarget;
  perceivedGrapheme: PerceivedGrapheme;
}

/** Makes skeletons; total for any text, and linear in its length. */
export function createSkeletons(sources: Sources): Skeletons {
  const { tables, mapCharacters, getTarget, perceivedGrapheme } = sources;
  const isMark = (codePoint = 0) => tables.mark(codePoint) !== 'none';
  const isDecoration = (codePoint: number) => tables.mark(codePoint) === 'decorating';
  const mapCodePoint = (codePoint: number) => {
    const character = String.fromCodePoint(codePoint);
    return mapCharacters(character) ?? character;
  };
  const getPrototype = memoizeCodePoints((codePoint) =>
    computePrototype(decompose(String.fromCodePoint(codePoint)), tables, getTarget),
  );
  const toPrototypes = (text: string) => decompose(replaceCodePoints(text, getPrototype));

  function createStrict(map: (codePoint: number) => string) {
    const getPiece = memoizeCodePoints((codePoint): Piece => {
      const before = decompose(map(codePoint));
      const text = isOneCharacter(before)
        ? computePrototype(before, tables, getTarget)
        : toPrototypes(before);
      return {
        text,
        opensWithMark: isMark(before.codePointAt(0)) || isMark(text.codePointAt(0)),
        closesWithMark: isMark(getLastCodePoint(before)) || isMark(getLastCodePoint(text)),
      };
    });
    const computeWhole = (text: string) => toPrototypes(decompose(replaceCodePoints(text, map)));
    return { getPiece, computeWhole };
  }
  const mapped = createStrict(mapCodePoint);
  const typed = createStrict(String.fromCodePoint);

  function createLoose(amongLatin: boolean) {
    const perceive = (codePoint: number) => {
      if (tables.drawsNothing(codePoint)) return '';
      const character = String.fromCodePoint(codePoint);
      if (!tables.mayReadAsSimple(codePoint)) return character;
      const perceived = perceivedGrapheme(character, amongLatin);
      return isPlainText(perceived) ? perceived : character;
    };
    const perceiveOnce = memoizeCodePoints(perceive);
    const getPiece = memoizeCodePoints((codePoint): Piece => {
      const perceived = perceive(codePoint);
      if (isPlainText(perceived)) {
        return { text: toPrototypes(perceived), opensWithMark: false, closesWithMark: false };
      }
      const piece = mapped.getPiece(codePoint);
      return { ...piece, text: removeCodePoints(piece.text, isDecoration) };
    });
    const computeWhole = (label: string) =>
      removeCodePoints(mapped.computeWhole(replaceCodePoints(label, perceiveOnce)), isDecoration);
    return { getPiece, computeWhole };
  }
  const looseAmongLatin = createLoose(true);
  const looseAmongOthers = createLoose(false);
  const looseSkeleton = (label: string, amongLatin = !hasOnlyOtherScripts(label, tables)) =>
    joinLooseSequences(joinPieces(label, amongLatin ? looseAmongLatin : looseAmongOthers));

  /** True for a character that adds the same to the strict and to the loose skeleton, in any company; false if in doubt. */
  const addsTheSame = memoizeCodePoints((codePoint) => {
    if (isPlainCharacter(String.fromCodePoint(codePoint))) return true;
    const mayDiffer = tables.drawsNothing(codePoint) || tables.mayReadAsSimple(codePoint);
    return !(mayDiffer || toCodePoints(mapped.getPiece(codePoint).text).some(isDecoration));
  });

  return {
    skeleton: (label) => joinPieces(label, mapped),
    typedSkeleton: (text) => joinPieces(text, typed),
    looseSkeleton,
    bothSkeletons(label) {
      const strict = joinPieces(label, mapped);
      const isSame = everyCodePoint(label, addsTheSame);
      return { strict, loose: isSame ? joinLooseSequences(strict) : looseSkeleton(label) };
    },
  };
}

/** How a text is made into a skeleton, by its characters or whole. */
interface Skeleton {
  getPiece(codePoint: number): Piece;
  computeWhole(text: string): string;
}

/** The pieces of a text joined; where marks of two of them meet it is made whole, because their order depends on both. */
function joinPieces(text: string, { getPiece, computeWhole }: Skeleton): string {
  let joined = '';
  let endsWithMark = false;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    const piece = getPiece(codePoint);
    if (endsWithMark && piece.opensWithMark) return computeWhole(text);
    // What leaves nothing behind parts no marks.
    endsWithMark = piece.closesWithMark || (endsWithMark && piece.text === '');
    joined += piece.text;
  }
  return joined;
}

/** What a decomposed text ends as when it is mapped, lower-cased and decomposed until nothing changes. */
export function computePrototype(
  decomposed: string,
  tables: Pick<BulkTables, 'isDefaultIgnorable' | 'lowerCase'>,
  getTarget: GetConfusableTarget,
): string {
  let text = decomposed;
  for (;;) {
    const mapped = replaceCodePoints(text, (c) =>
      tables.isDefaultIgnorable(c) ? '' : getTarget(c),
    );
    const lowered = replaceCodePoints(mapped, (c) => String.fromCodePoint(tables.lowerCase(c)));
    const next = splitStrictLetters(lowered);
    if (next === text) return text;
    text = decompose(next);
  }
}

/** Written in letters of other scripts than Latin, which its readers read as their own. */
function hasOnlyOtherScripts(label: string, { script }: BulkTables): boolean {
  let found = false;
  for (const codePoint of toCodePoints(label)) {
    const own = script(codePoint);
    if (own === 'Latin') return false;
    found ||= own !== 'Common' && own !== 'Inherited';
  }
  return found;
}

function getLastCodePoint(text: string): number | undefined {
  const last = text.at(-1) ?? '';
  return last >= '\udc00' && last <= '\udfff'
    ? text.codePointAt(text.length - 2)
    : last.codePointAt(0);
}
