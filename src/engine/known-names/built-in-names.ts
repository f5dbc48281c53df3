// Reads the built-in list of known names, which is compiled from src/data/known-names.

import { addNoNameNote, MATCH_MODES, type MatchMode } from '../../contract/imitation-kinds.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { lazy } from '../../primitives/lazy.ts';
import {
  COMPILED_EDITS,
  COMPILED_FOREIGN_WORDS,
  COMPILED_NAMES,
  COMPILED_WORDS,
} from './compiled-list.ts';
import type { KnownName } from './known-name.ts';

/**
 * Marks after a label: its match mode, `target` for the most imitated names, `short` for short labels to compare,
 * `phrase` for ordinary phrases, and `unclaimed` if no ENS name is known to belong to whom the title names.
 */
export const MARKS = {
  near: '',
  common: '!',
  crowded: '*',
  defunct: '+',
  target: '^',
  short: '~',
  phrase: '?',
  unclaimed: '_',
} as const;

/** Match modes that have a mark. */
const GUARDED_LESS = MATCH_MODES.filter((mode) => mode !== 'near');

/** Returns the built-in names in the order of the list. */
export const getBuiltInNames = lazy(() => readCompiledNames(COMPILED_NAMES));

/**
 * Kind of a word that is similar to a built-in name. An `ordinary` word does not imitate the name. A `foreign` word may
 * be meant as a word, so it is at most a warning.
 */
export type WordKind = 'ordinary' | 'foreign';

const getSimilarWords = lazy(() => {
  const ordinary = [...COMPILED_WORDS.split(' '), ...readCloseWords(COMPILED_EDITS)].map(
    (word) => [word, 'ordinary'] as const,
  );
  const foreign = COMPILED_FOREIGN_WORDS.split(' ').map((word) => [word, 'foreign'] as const);
  return new Map<string, WordKind>([...foreign, ...ordinary]);
});

/** Returns the kind of a word that is similar to a built-in name. Returns null for all other texts. */
export function findWordKind(label: string): WordKind | null {
  return getSimilarWords().get(label) ?? null;
}

/**
 * Reads names from a compiled list. Each line is a category and its names, with `|` between them: `wallet|Argent X|imToken^`.
 * A name is a title and its marks: `GMX!~`. The label is the title in lower case without spaces and punctuation. A title that equals its label is
 * capitalized. If these rules do not apply, the label follows the title: `friend.tech=friendtech`.
 */
export function readCompiledNames(text: string): KnownName[] {
  return text.split('\n').flatMap((line) => {
    const [category = '', ...entries] = line.split('|');
    return entries.map((entry) => readEntry(entry, category));
  });
}

/** Returns the words that are one edit away from a built-in name. Each name has its edits: `3o4m` for Venmo. */
function readCloseWords(edits: string): string[] {
  return edits.split('|').flatMap((each, index) => {
    const { label = '' } = getBuiltInNames()[index] ?? {};
    let at = 0;
    return Array.from(each.matchAll(EDIT), ([, place, letter = '']) => {
      at = Number(place || at);
      return applyEdit(label, at, letter);
    });
  });
}

/**
 * An edit: an index, if it is not the index of the edit before, and the letter to put there. A capital letter is
 * inserted, and `-` removes a letter.
 */
const EDIT = /(\d*)([a-z-])/gi;

function applyEdit(label: string, at: number, letter: string): string {
  const lower = letter.toLowerCase();
  return label.slice(0, at) + lower.replace('-', '') + label.slice(lower === letter ? at + 1 : at);
}

/** Returns the edits that {@link readCloseWords} reads as these words, and the words that are not one edit away. */
export function writeCloseWords(
  label: string,
  words: readonly string[],
): { edits: string; others: string[] } {
  const letters: string[][] = [];
  const others = words.filter((word) => {
    for (let at = 0; at <= label.length; at++) {
      const next = word[at] ?? '-';
      const letter = [next, '-', next.toUpperCase()].find(
        (each) => applyEdit(label, at, each) === word,
      );
      if (letter === undefined) continue;
      letters[at] = [...(letters[at] ?? []), letter].sort();
      return false;
    }
    return true;
  });
  return { edits: letters.map((each, at) => at + each.join('')).join(''), others };
}

function readEntry(entry: string, category: string): KnownName {
  const [, written = '', marks = ''] = ENTRY.exec(entry) ?? [];
  const { label, title } = readTitle(written);
  const mode = GUARDED_LESS.find((each) => marks.includes(MARKS[each])) ?? 'near';
  return {
    name: `${label}.eth`,
    label,
    parent: null,
    title: formatTitle(title, mode, marks.includes(MARKS.unclaimed)),
    category,
    mode,
    isTarget: marks.includes(MARKS.target),
    isShort: marks.includes(MARKS.short),
    isPhrase: marks.includes(MARKS.phrase),
    isWatched: false,
    isTrusted: false,
  };
}

/** Returns the title that reports show. */
export function formatTitle(title: string, mode: MatchMode, isUnclaimed: boolean): string {
  if (isUnclaimed) return addNoNameNote(title);
  return mode === 'defunct' ? `${title}, which has ended` : title;
}

const ENTRY = /^(.*?)([!*+^~?_]*)$/;

/** Reads the title of an entry, and the label if the entry contains it. */
function readTitle(written: string): { label: string; title: string } {
  const [title = '', label] = written.split('=');
  if (label !== undefined) return { label, title };
  const derived = title.toLowerCase().replace(/[^a-z0-9-]/g, '');
  return { label: derived, title: title === derived ? capitalize(derived) : title };
}

/** Returns the shortest entry that {@link readCompiledNames} reads as the label and the title. */
export function writeCompiledName(label: string, title: string): string {
  return (
    [label, title].find((written) => {
      const read = readTitle(written);
      return read.label === label && read.title === title;
    }) ?? `${title}=${label}`
  );
}
