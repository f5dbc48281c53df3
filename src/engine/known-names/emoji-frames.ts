// Compares the letters of labels and watched names that have the same emoji: `👍graet` and `👍great`.

import type { GraphemeType } from '../../contract/reports.ts';
import { lazy } from '../../primitives/lazy.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { joinGraphemes } from '../text/join-graphemes.ts';
import type { KnownName } from './known-name.ts';
import type { GetReadings } from './readings.ts';
import type { UnusualNameIndex } from './unusual-name-index.ts';
import { createWatchedIndexes } from './watched-indexes.ts';
import { isComparedShort } from './watched-names.ts';

export const APOSTROPHE = '’';

/** Matches a sign that is no emoji: https://www.unicode.org/reports/tr44/#General_Category_Values */
const SIGN = /^[\p{S}\p{P}]$/u;

interface Grapheme {
  readonly grapheme: string;
  readonly type: GraphemeType;
}

export function isEmoji({ type }: Grapheme): boolean {
  return type === 'emoji';
}

export function isSign({ grapheme, type }: Grapheme): boolean {
  return type === 'special' && grapheme !== APOSTROPHE && SIGN.test(grapheme);
}

/** Checks for an emoji or a sign that reads as no letter. */
export function isDecoration(each: Grapheme, mayReadAsSimple: (label: string) => boolean): boolean {
  return (isEmoji(each) || isSign(each)) && !mayReadAsSimple(each.grapheme);
}

/** The letters of a label, and the watched names that have the same emoji and signs in the same places. */
export interface FramedLabel<G> {
  readonly label: string;
  readonly graphemes: readonly G[];
  /** The labels of the names are also without emoji. */
  readonly index: UnusualNameIndex;
}

/** Lists the watched names with the same emoji. An emoji that reads as a letter can also be a letter: `🅰lice`. */
export type FindFramed<G> = (graphemes: readonly G[]) => readonly FramedLabel<G>[];

/** Creates the indexes of the watched names with emoji when a label with emoji is first judged. */
export function createFrames<G extends Grapheme>(
  watched: readonly KnownName[],
  getGraphemes: (label: string) => readonly G[],
  getReadings: GetReadings,
  mayReadAsSimple: (label: string) => boolean,
): FindFramed<G> {
  const getIndexes = lazy(() => {
    const names = watched.flatMap((known) => {
      if (isSimpleText(known.label)) return [];
      return Array.from(listFrames(getGraphemes(known.label)), ([frame, letters]) => {
        const label = joinGraphemes(letters);
        return [frame, { ...known, label, isShort: isComparedShort(label) }] as const;
      });
    });
    return createWatchedIndexes(names, getReadings);
  });

  /**
   * Splits a label into its letters, and a frame that has its emoji, and one mark in place of adjacent letters. Labels
   * without letters or without emoji have no frame.
   */
  function listFrames(graphemes: readonly G[]): ReadonlyMap<string, readonly G[]> {
    const frames = new Map<string, readonly G[]>();
    for (const isLetterEmojiFramed of [true, false]) {
      const isFramed = (each: G) =>
        isDecoration(each, mayReadAsSimple) || (isLetterEmojiFramed && isEmoji(each));
      const letters = graphemes.filter((each) => !isFramed(each));
      if (letters.length === 0 || letters.length === graphemes.length) continue;
      const parts = graphemes.map((each) =>
        isFramed(each) ? getReadings(each.grapheme).loose : LETTERS,
      );
      const frame = parts.filter((part, at) => part !== LETTERS || part !== parts[at - 1]);
      frames.set(frame.join(' '), letters);
    }
    return frames;
  }

  return (graphemes) => {
    const indexes = getIndexes();
    if (indexes.size === 0) return [];
    return Array.from(listFrames(graphemes)).flatMap(([frame, letters]) => {
      const index = indexes.get(frame)?.();
      return index ? [{ label: joinGraphemes(letters), graphemes: letters, index }] : [];
    });
  };
}

const LETTERS = '…';
