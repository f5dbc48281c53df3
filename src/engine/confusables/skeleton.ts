// Skeletons of labels, strict and loose: https://www.unicode.org/reports/tr39/#def-skeleton

import { remembered } from '../../primitives/memoize.ts';
import { decompose } from '../ensip15/mark-runs.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isOneCharacter, toCodePoints } from '../text/code-points.ts';
import { isPlainText } from '../text/plain-text.ts';
import type { PerceivedGrapheme } from './perceived-grapheme.ts';

/** A label's skeletons: equal skeletons mean that the labels look alike. */
export interface Skeletons {
  /**
   * UTS #39 skeleton of what ENSIP-15 maps the label to, whether it allows that or not.
   *
   * @example skeleton('rnicrosoft') === skeleton('microsoft')
   */
  skeleton(label: string): string;
  /**
   * The skeleton of what the label reads as, without decorating marks and what draws nothing, and with `d` for `cl`.
   *
   * @example looseSkeleton('vitalìk') === looseSkeleton('vitalik')
   */
  looseSkeleton(label: string): string;
}

/** What one character adds to a skeleton, and whether its neighbours' marks would have to be put in order with its own. */
interface Piece {
  readonly text: string;
  readonly opensWithMark: boolean;
  readonly closesWithMark: boolean;
}

const CACHED_CHARACTERS = 8192;

/** What skeletons are made from. */
interface Sources {
  tables: BulkTables;
  mappedForm: (character: string) => string | null;
  perceivedGrapheme: PerceivedGrapheme;
}

export function createSkeletons({ tables, mappedForm, perceivedGrapheme }: Sources): Skeletons {
  const isMark = (codePoint = 0) => tables.mark(codePoint) !== 'none';
  const mapped = (codePoint: number) => {
    const character = String.fromCodePoint(codePoint);
    return mappedForm(character) ?? character;
  };
  const prototype = rememberedCharacters((codePoint) =>
    prototypeOf(String.fromCodePoint(codePoint), tables),
  );
  const ordered = (text: string) => decompose(replaceEach(text, mapped), tables);
  const drawn = (text: string) => decompose(replaceEach(text, prototype), tables);
  const undecorated = (text: string) =>
    replaceEach(text, (codePoint) =>
      tables.mark(codePoint) === 'decorating' ? '' : String.fromCodePoint(codePoint),
    );

  const strict = rememberedCharacters((codePoint): Piece => {
    const before = decompose(mapped(codePoint), tables);
    const text = isOneCharacter(before) ? prototypeOf(before, tables) : drawn(before);
    return {
      text,
      opensWithMark: isMark(before.codePointAt(0)) || isMark(text.codePointAt(0)),
      closesWithMark: isMark(lastCodePoint(before)) || isMark(lastCodePoint(text)),
    };
  });

  function loose(amongLatin: boolean) {
    const readingOf = (codePoint: number) => {
      if (tables.drawsNothing(codePoint)) return '';
      const character = String.fromCodePoint(codePoint);
      const ordinary = perceivedGrapheme(character, amongLatin);
      return isPlainText(ordinary) ? ordinary : character;
    };
    const reading = rememberedCharacters(readingOf);
    const piece = rememberedCharacters((codePoint): Piece => {
      const read = readingOf(codePoint);
      if (isPlainText(read)) {
        return { text: drawn(read), opensWithMark: false, closesWithMark: false };
      }
      const { text, opensWithMark, closesWithMark } = strict(codePoint);
      return { text: undecorated(text), opensWithMark, closesWithMark };
    });
    const whole = (label: string) => undecorated(drawn(ordered(replaceEach(label, reading))));
    return { piece, whole };
  }
  const amongLatin = loose(true);
  const amongOthers = loose(false);

  return {
    skeleton: (label) => joinPieces(label, strict) ?? drawn(ordered(label)),
    looseSkeleton: (label) => {
      const { piece, whole } = hasOnlyOtherScripts(label, tables) ? amongOthers : amongLatin;
      return (joinPieces(label, piece) ?? whole(label)).replaceAll('cl', 'd');
    },
  };
}

/** The pieces of a text joined; null when marks of two of them meet, because their order would depend on both. */
function joinPieces(text: string, pieceOf: (codePoint: number) => Piece): string | null {
  let joined = '';
  let endsWithMark = false;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    const piece = pieceOf(codePoint);
    if (endsWithMark && piece.opensWithMark) return null;
    // What leaves nothing behind parts no marks.
    endsWithMark = piece.closesWithMark || (endsWithMark && piece.text === '');
    joined += piece.text;
  }
  return joined;
}

/** What a character ends as, drawn alone, when it is decomposed, mapped and lower-cased until nothing changes. */
export function prototypeOf(character: string, tables: BulkTables): string {
  let text = character;
  for (;;) {
    const mapped = replaceEach(decompose(text, tables), (c) =>
      tables.isDefaultIgnorable(c) ? '' : (tables.confusableTarget(c) ?? String.fromCodePoint(c)),
    );
    const lowered = replaceEach(mapped, (c) => String.fromCodePoint(tables.lowerCase(c)));
    const next = lowered.replaceAll('w', 'vv');
    if (next === text) return text;
    text = next;
  }
}

/** Written in letters of other scripts than Latin, which its readers read as their own. */
function hasOnlyOtherScripts(label: string, { script }: BulkTables): boolean {
  let found = false;
  for (const character of label) {
    const own = script(character.codePointAt(0) as number);
    if (own === 'Latin') return false;
    found ||= own !== 'Common' && own !== 'Inherited';
  }
  return found;
}

function rememberedCharacters<T extends NonNullable<unknown>>(
  answer: (codePoint: number) => T,
): (codePoint: number) => T {
  return remembered(answer, CACHED_CHARACTERS);
}

function lastCodePoint(text: string): number | undefined {
  const last = text.at(-1) ?? '';
  return last >= '\udc00' && last <= '\udfff'
    ? text.codePointAt(text.length - 2)
    : last.codePointAt(0);
}

function replaceEach(text: string, replace: (codePoint: number) => string): string {
  let result = '';
  for (const codePoint of toCodePoints(text)) result += replace(codePoint);
  return result;
}
