// Finds the protected text that a display name resembles: README.md

import type { TextResemblance } from '../../contract/finding.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { type Evidence, sayEvidence } from '../../words/checks/evidence-words.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import { ADDED_WORDS, isServiceWord } from '../known-names/added-word-lists.ts';
import { findWordKind } from '../known-names/built-in-names.ts';
import type { KnownNames } from '../known-names/create-known-names.ts';
import { explainAddition, explainPiece, explainReading } from '../known-names/explain-reading.ts';
import { fold } from '../known-names/fold.ts';
import { createFinding, type Finding, pickWorse } from '../known-names/imitation-finding.ts';
import type { NameLabel } from '../known-names/judge-name.ts';
import type { KnownName } from '../known-names/known-name.ts';
import { createReplaceBystanders, removeAllAccents } from './bystanders.ts';
import {
  createLetterCase,
  type DisplayLabel,
  getLetters,
  isSmallWord,
  joinWords,
  listDisplayLabels,
} from './display-label.ts';
import { createReadLures, type ReadLabel } from './lure-words.ts';
import { getWrittenText, type ProtectedTexts } from './protected-texts.ts';

/** Returns the worst resemblance of a display name to a protected text, or null. */
export type ResembleText = (text: string) => TextResemblance | null;

export interface ResemblanceSources
  extends Pick<Confusables, 'skeleton' | 'typedSkeleton' | 'extendedReadings' | 'mayReadAsSimple'> {
  readonly judgeName: KnownNames['judgeName'];
  readonly getLabelFacts: (label: string) => NameLabel;
}

export function createResembleText(
  { byLetters, builtIn, native }: Pick<ProtectedTexts, 'byLetters' | 'builtIn' | 'native'>,
  sources: ResemblanceSources,
): ResembleText {
  const { judgeName, getLabelFacts } = sources;
  const readLures = createReadLures(sources, [...byLetters.keys()].some(isUnusual));
  const { lowerCapitals, getTypedLook } = createLetterCase(sources);
  const byTypedLook = indexTypedLooks();
  const replaceBystanders = createReplaceBystanders({
    ...sources,
    isSuspicious: (word) => judgeWords(word, word, false) !== null,
    listTexts: () => byLetters.values(),
  });

  /** Indexes the protected texts with a capital I, which looks like l: `DAI` looks like `DAl`. */
  function indexTypedLooks(): ReadonlyMap<string, { label: string; target: string }> {
    const looks = new Map<string, { label: string; target: string }>();
    for (const [target, text] of byLetters) {
      const written = getWrittenText(text, builtIn.get(target));
      const label = written.includes('I') ? listDisplayLabels(written)[0]?.label : undefined;
      if (label === undefined) continue;
      const joined = joinWords(label);
      looks.set(getTypedLook(joined), { label: joined, target });
    }
    return looks;
  }

  /** Lists the spellings of a label to compare. `isJoined` adds spellings without hyphens between words. */
  function listSpellings(label: string, isJoined: boolean): Set<string> {
    const typed = lowerCapitals(label);
    const spellings = [typed, typed.replaceAll('I', 'i'), label.toLowerCase()];
    return new Set(isJoined ? [...spellings, ...spellings.map(joinWords)] : spellings);
  }

  function createLook(label: string, shown: string, original: string): Finding {
    const { graphemes } = getLabelFacts(lowerCapitals(joinWords(shown)));
    const getEvidence = () => [explainReading(graphemes, original)];
    const target = { name: label, label, isWatched: false };
    return createFinding('look', 'identical_look', 'alert', target, getEvidence);
  }

  /** Applies the rules for known names to the spellings of a label. */
  function judgeWords(label: string, shown: string, isJoined: boolean): Finding | null {
    let worst: Finding | null = null;
    for (const spelling of listSpellings(label, isJoined)) {
      const { known, imitation } = judgeName([getLabelFacts(spelling)], null, false);
      if (known !== null) return createLook(known.label, shown, known.label);
      // Spaces and punctuation are ordinary in display names.
      if (imitation?.kind !== 'hyphens') worst = pickWorse(worst, imitation);
    }
    return worst ?? findContainedText(label.toLowerCase(), isOwnText);
  }

  /** Checks whether a text of the watchlist has these letters. */
  function isOwnText(letters: string): boolean {
    return byLetters.has(letters) && !builtIn.has(letters);
  }

  /** Lowers the status of a finding about a built-in name if the finding is ordinary in display names. */
  function soften(found: Finding | null, label: string): Finding | null {
    // Symbols of three letters are written in capitals, which look less alike: `DAL` is not `DAI`.
    if (found?.rule === 'glance' && found.target?.label.length === 3) return null;
    const known = builtIn.get(found?.target?.label ?? '');
    if (!found || !known) return found;
    // An ordinary accent does not count as a second change: `Célestin` is judged as `Celestin`.
    const isTwice = found.rule === 'one_edit' && found.status === 'alert';
    const bare = isTwice ? removeAllAccents(label, getLabelFacts) : null;
    if (bare !== null) return { ...found, status: judgeWords(bare, bare, true)?.status ?? 'info' };
    return softenFinding(found, label, known);
  }

  /** Judges a label after its bystanders have been replaced. The evidence quotes the words as written. */
  function judgeReplaced({ label, written }: Pick<ReadLabel, 'label' | 'written'>): Finding | null {
    return quoteFinding(soften(judgeWords(label, label, isUnusual(label)), label), written);
  }

  function judgeAsWritten(label: string, shown: string): Finding | null {
    const found = judgeWords(label, shown, true);
    const isAdded = found?.rule === 'added_words' && found.status !== 'info';
    const replaced = isAdded ? replaceBystanders(label) : null;
    return replaced ? judgeReplaced(replaced) : soften(found, label);
  }

  function judgeLures(read: ReadLabel): Finding | null {
    const found = judgeReplaced(read);
    const [disguise] = read.disguised;
    if (disguise === undefined || found?.rule !== 'added_words' || found.status === 'info') {
      return found;
    }
    // Nobody disguises a word by mistake.
    const [word, disguisedWord] = disguise;
    const getEvidence = () => [explainPiece(disguisedWord, word), ...found.getEvidence()];
    return { ...found, status: 'alert', getEvidence };
  }

  function judgeLabel({ label, shown, written }: DisplayLabel): Finding | null {
    const typed = joinWords(label);
    const alike = byTypedLook.get(getTypedLook(typed));
    if (alike !== undefined && !isSmallWord(typed, alike.label)) {
      return createLook(alike.target, shown, lowerCapitals(alike.label));
    }
    let worst = judgeAsWritten(label, shown);
    for (const read of readLures(label)) worst = pickWorse(worst, judgeLures(read));
    return quoteFinding(worst, written);
  }

  return (text) => {
    const letters = getLetters(text);
    const same = byLetters.get(letters) ?? native.get(letters);
    if (same !== undefined) {
      return {
        text: same,
        kind: 'same',
        status: 'info',
        evidence: sayEvidence({ evidence: [{ code: 'same_text' }] }),
      };
    }
    let worst: Finding | null = null;
    for (const label of listDisplayLabels(text)) worst = pickWorse(worst, judgeLabel(label));
    if (!worst?.target) return null;
    const { target, kind, status } = worst;
    const original = byLetters.get(target.label) ?? target.label;
    const evidence = quoteWritten(worst.getEvidence(), new Map([[target.label, original]]));
    return { text: original, kind, status, evidence: sayEvidence({ evidence }) };
  };
}

function isUnusual(text: string): boolean {
  return !isSimpleText(text.toLowerCase());
}

/** Replaces the texts that the evidence of a finding quotes with the texts of the display name. */
function quoteFinding(found: Finding | null, written: ReadLabel['written']): Finding | null {
  return found && { ...found, getEvidence: () => quoteWritten(found.getEvidence(), written) };
}

/** Replaces the texts that evidence quotes with the texts of the display name or the watchlist. */
function quoteWritten(
  evidence: readonly Evidence[],
  written: ReadLabel['written'],
): readonly Evidence[] {
  const quote = (text: string) => {
    let quoted = text;
    for (const [read, original] of written) if (quoted === read) quoted = original;
    return quoted;
  };
  return evidence.map((each) => ({ ...each, args: mapTexts(each.args, quote) }) as Evidence);
}

/** Replaces every string inside a value. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, map)]));
}

// Lowers findings about built-in names that are ordinary in display names: README.md

/** Maximum length of an everyday word that becomes a different word with an accent: `Basé`, `Níck`, `Pépé`. */
const MAX_SHORT_LENGTH = 5;

/**
 * Returns a finding about a built-in name, with the status that applies in display names. Returns null if the finding
 * should not be reported.
 *
 * @param label the display name, whose words are separated by hyphens
 */
function softenFinding(found: Finding, label: string, known: KnownName): Finding | null {
  const { rule, status } = found;
  const words = label.toLowerCase().split('-');
  // A given name next to other words belongs to a different person: `Jesse Pinkman`.
  if (rule === 'added_words' && status === 'info') return isCommonPerson(known) ? null : found;
  const isOrdinary =
    (rule === 'look' && isAccentedWord(label.toLowerCase(), known)) ||
    (rule === 'one_edit' && isOtherGivenName(words.join(''), known)) ||
    (rule === 'added_words' &&
      status === 'warn' &&
      (words.some((word) => isSimilarWord(word, known)) || isAmongFillers(words, known)));
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

/** Checks for a known name among words that are harmless if spaces separate them: `Get MetaMask`. */
function isAmongFillers(words: readonly string[], { label }: KnownName): boolean {
  return words.every((word) => word === label || ADDED_WORDS.get(word) === 'filler');
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
function findContainedText(label: string, isProtected: (word: string) => boolean): Finding | null {
  const words = label.split('-');
  if (words.length < 3 || !words.some(isServiceWord)) return null;
  const found = words.find((word) => !isServiceWord(word) && isProtected(word));
  if (found === undefined) return null;
  const target = { name: found, label: found, isWatched: false };
  const added = words.filter((word) => word !== found);
  const getEvidence = () => [explainAddition(added, found)];
  return createFinding('added_words', 'added_words', 'info', target, getEvidence);
}
