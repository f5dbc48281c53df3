// Lowers findings about built-in names that are ordinary in display names: README.md

import { decompose } from '../ensip15/normalization-forms.ts';
import { isServiceWord } from '../known-names/added-word-lists.ts';
import { findWordKind } from '../known-names/built-in-names.ts';
import { explainAddition } from '../known-names/explain-reading.ts';
import { fold } from '../known-names/fold.ts';
import { createFinding, type Finding } from '../known-names/imitation-finding.ts';
import type { KnownName } from '../known-names/known-name.ts';

/** Maximum length of an everyday word that becomes a different word with an accent: `Basé`, `Níck`, `Pépé`. */
const MAX_SHORT_LENGTH = 5;

/**
 * Returns a finding about a built-in name, with the status that applies in display names. Returns null if the finding
 * should not be reported.
 *
 * @param label the display name, whose words are separated by hyphens
 */
export function softenFinding(found: Finding, label: string, known: KnownName): Finding | null {
  const { rule, status } = found;
  const words = label.toLowerCase().split('-');
  // A given name next to other words belongs to a different person: `Jesse Pinkman`.
  if (rule === 'added_words' && status === 'info') return isCommonPerson(known) ? null : found;
  const isOrdinary =
    (rule === 'look' && isAccentedWord(label.toLowerCase(), known)) ||
    (rule === 'one_edit' && isOtherGivenName(words.join(''), known)) ||
    (rule === 'added_words' &&
      status === 'warn' &&
      words.some((word) => isSimilarWord(word, known)));
  return isOrdinary ? { ...found, status: 'info' } : found;
}

function isCommonPerson({ category, mode }: KnownName): boolean {
  return category === 'person' && mode === 'common';
}

/** Checks for a short everyday word with accents on only one letter, which may occur several times. */
function isAccentedWord(text: string, { label, title, mode }: KnownName): boolean {
  // A name in capitals is not an everyday word: `ENS`.
  if (mode !== 'common' || label.length > MAX_SHORT_LENGTH || title === title.toUpperCase()) {
    return false;
  }
  const accented = new Set(text.match(/[^\0-\x7f]/g));
  return accented.size === 1 && decompose(text).replace(/(?<=[a-z])\p{M}/gu, '') === label;
}

/** Checks for a given name that differs only in its last letter, as in other languages: `Vitalij`. */
function isOtherGivenName(word: string, { label, title, category }: KnownName): boolean {
  const [givenName = '', ...surnames] = title.toLowerCase().split(' ');
  const isGivenName = category === 'person' && surnames.length > 0 && givenName === label;
  return isGivenName && word.length === label.length && word.slice(0, -1) === label.slice(0, -1);
}

/** Checks for a word that resembles a known name by chance, such as the first name `Zelie` for `Zelle`. */
function isSimilarWord(word: string, { label }: KnownName): boolean {
  return (
    word !== label && findWordKind(word) !== null && fold('tight', word) === fold('tight', label)
  );
}

// Finds a short protected text between service words and other words: README.md

/**
 * Finds a protected text that is one word of a label containing a service word. The rule `added_words` finds short
 * texts only if all other words are about accounts, money or support.
 *
 * @example findContainedText('dai-rewards-program', …) // info: “rewards” and “program” are added to “dai”
 */
export function findContainedText(
  label: string,
  isProtected: (word: string) => boolean,
): Finding | null {
  const words = label.split('-');
  if (words.length < 3 || !words.some(isServiceWord)) return null;
  const found = words.find((word) => !isServiceWord(word) && isProtected(word));
  if (found === undefined) return null;
  const target = { name: found, label: found, isWatched: false };
  const added = words.filter((word) => word !== found);
  const getEvidence = () => [explainAddition(added, found)];
  return createFinding('added_words', 'added_words', 'info', target, getEvidence);
}
