// Computes strict, typed and loose skeletons: https://www.unicode.org/reports/tr39/#def-skeleton

import { memoizeCodePoints } from '../../primitives/memoize.ts';
import { isPlainCharacter, isPlainText } from '../../primitives/plain-text.ts';
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
import type { GetConfusableTarget } from './confusable-table.ts';
import { foldEmojiInText, unifyFlags } from './emoji-fold.ts';
import { joinLooseSequences, splitStrictLetters } from './letter-sequences.ts';
import type { PerceivedGrapheme } from './perceived-grapheme.ts';
import type { Spellings } from './spellings.ts';

/** Functions that compute skeletons. Labels with equal skeletons look alike. */
export interface Skeletons {
  /**
   * Applies the ENSIP-15 mappings to a label and returns the UTS #39 skeleton of the result. The label can be invalid.
   *
   * @example skeleton('rnicrosoft') === skeleton('microsoft')
   */
  skeleton(label: string): string;
  /**
   * Returns the UTS #39 skeleton of a text without ENSIP-15 mappings. Replaces look-alikes before lower-casing, so a
   * capital I becomes l, not i.
   *
   * @example typedSkeleton('vitaIik') === skeleton('vitalik') // with a capital I for the l
   */
  typedSkeleton(text: string): string;
  /**
   * Returns the skeleton of the label's perceived form. Removes decorating marks and hidden characters, and replaces
   * `cl` with `d` and each emoji with the one that represents its kind.
   *
   * @param amongLatin whether the reader expects Latin letters. Default: false if the label has letters but no Latin
   * ones, otherwise true
   * @example looseSkeleton('vitalìk') === looseSkeleton('vitalik')
   */
  looseSkeleton(label: string, amongLatin?: boolean): string;
  /** Returns the strict and the loose skeleton. Faster than two separate calls. */
  bothSkeletons(label: string): { strict: string; loose: string };
}

/** Part of a skeleton that one character contributes. */
interface Piece {
  readonly text: string;
  /** Whether the character or its replacement starts with a combining mark. */
  readonly startsWithMark: boolean;
  readonly endsWithMark: boolean;
}

interface Sources extends Pick<Spellings, 'unifySpelling'> {
  tables: BulkTables;
  mapCharacters: MapCharacters;
  getTarget: GetConfusableTarget;
  perceivedGrapheme: PerceivedGrapheme;
}

/** Creates the skeleton functions. They accept any string. */
export function createSkeletons(sources: Sources): Skeletons {
  const { tables, mapCharacters, getTarget, perceivedGrapheme, unifySpelling } = sources;
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
        startsWithMark: isMark(before.codePointAt(0)) || isMark(text.codePointAt(0)),
        endsWithMark: isMark(getLastCodePoint(before)) || isMark(getLastCodePoint(text)),
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
        return { text: toPrototypes(perceived), startsWithMark: false, endsWithMark: false };
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
  /** Replaces flags and spellings that look the same as others. */
  const unify = (text: string) => unifyFlags(unifySpelling(text));
  const joinLoosePieces = (unified: string, amongLatin: boolean) =>
    joinLooseSequences(
      joinPieces(foldEmojiInText(unified), amongLatin ? looseAmongLatin : looseAmongOthers),
    );
  const looseSkeleton = (label: string, amongLatin = !hasOnlyOtherScripts(label, tables)) =>
    joinLoosePieces(unify(label), amongLatin);

  /**
   * Checks whether a character contributes the same text to both skeletons. Returns false if that depends on the label.
   */
  const hasEqualPieces = memoizeCodePoints((codePoint) => {
    if (isPlainCharacter(String.fromCodePoint(codePoint))) return true;
    const mayDiffer = tables.drawsNothing(codePoint) || tables.mayReadAsSimple(codePoint);
    return !(mayDiffer || toCodePoints(mapped.getPiece(codePoint).text).some(isDecoration));
  });

  return {
    skeleton: (label) => joinPieces(unify(label), mapped),
    typedSkeleton: (text) => joinPieces(unify(text), typed),
    looseSkeleton,
    bothSkeletons(label) {
      const unified = unify(label);
      const strict = joinPieces(unified, mapped);
      const isSame =
        everyCodePoint(unified, hasEqualPieces) && foldEmojiInText(unified) === unified;
      return { strict, loose: isSame ? joinLooseSequences(strict) : looseSkeleton(unified) };
    },
  };
}

/** Two ways to compute a skeleton: character by character, or from the whole text, which is slower. */
interface SkeletonMaker {
  getPiece(codePoint: number): Piece;
  computeWhole(text: string): string;
}

/** Joins the pieces of a text. If two adjacent pieces have marks to sort, computes the skeleton of the whole text. */
function joinPieces(text: string, { getPiece, computeWhole }: SkeletonMaker): string {
  let joined = '';
  let isAfterMark = false;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    const piece = getPiece(codePoint);
    if (isAfterMark && piece.startsWithMark) return computeWhole(text);
    // An empty piece does not separate the marks around it.
    isAfterMark = piece.endsWithMark || (isAfterMark && piece.text === '');
    joined += piece.text;
  }
  return joined;
}

/**
 * Replaces characters with their targets, lower-cases and decomposes the text, and repeats this until nothing changes.
 */
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

/** Checks whether a label has letters but no Latin ones. */
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
