// Replaces bystanders, which are words next to a protected text that do not belong to it: README.md

import type { Confusables } from '../confusables/confusables.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { fold } from '../known-names/fold.ts';
import type { NameLabel } from '../known-names/judge-name.ts';
import { listDisplayLabels } from './display-label.ts';
import { nameUnreadable, type ReadLabel } from './lure-words.ts';

export interface BystanderSources extends Pick<Confusables, 'extendedReadings'> {
  readonly getLabelFacts: (label: string) => NameLabel;
  /** Checks whether the rules report a finding about a single word. */
  readonly isSuspicious: (word: string) => boolean;
  /** Returns all protected texts. Called at most once. */
  readonly listTexts: () => Iterable<string>;
}

const ASCII = /^[\0-\x7f]*$/;
const HAS_LATIN = /\p{Script=Latin}/u;

/**
 * Creates a function that removes accents from bystanders and replaces bystanders in other scripts. A bystander has an
 * ordinary spelling and does not look like a word of a protected text. The function returns null if a label has no
 * bystanders.
 *
 * @example replaceBystanders('Anna-Schmidt-Müller') // label: 'Anna-Schmidt-muller', if “Anna Schmidt” is protected
 */
export function createReplaceBystanders({
  extendedReadings,
  getLabelFacts,
  isSuspicious,
  listTexts,
}: BystanderSources): (label: string) => Pick<ReadLabel, 'label' | 'written'> | null {
  let protectedWords: ReadonlySet<string> | undefined;

  function listProtectedWords(): Set<string> {
    const words = new Set<string>();
    for (const text of listTexts()) {
      for (const word of listDisplayLabels(text)[0]?.label.split('-') ?? []) {
        words.add(foldWord(word.toLowerCase()));
      }
    }
    return words;
  }

  function isProtected(word: string): boolean {
    protectedWords ??= listProtectedWords();
    const looks = [word, ...extendedReadings(word).map(joinStrictSequences)].map(foldWord);
    return looks.some((look) => protectedWords?.has(look));
  }

  /** Returns the text that replaces a word beside the imitation. Returns other words unchanged. */
  function replaceWord(word: string, at: number): string {
    if (ASCII.test(word)) return word;
    const lower = word.toLowerCase();
    if (!getLabelFacts(lower).isOrdinary || isProtected(lower) || isSuspicious(lower)) return word;
    const bare = removeAccents(lower, getLabelFacts);
    return bare ?? (HAS_LATIN.test(word) ? word : nameUnreadable(at));
  }

  return (label) => {
    if (ASCII.test(label)) return null;
    const words = label.split('-');
    const replaced = words.map(replaceWord);
    const written = new Map<string, string>();
    for (const [at, word] of replaced.entries()) {
      const original = words[at] as string;
      if (word !== original) written.set(word, original);
    }
    return written.size === 0 ? null : { label: replaced.join('-'), written };
  };
}

function foldWord(word: string): string {
  return fold('tight', word) ?? word;
}

// Removes accents from words that a language writes with them: ../label/accented-latin.ts

type GetLabelFacts = (label: string) => Pick<NameLabel, 'graphemes' | 'isAccented' | 'isOrdinary'>;

/**
 * Returns a word in lower case without its accents. Returns null if no language writes the word with these accents.
 *
 * @example removeAccents('Müller', getLabelFacts) // 'muller'
 */
function removeAccents(word: string, getLabelFacts: GetLabelFacts): string | null {
  const { graphemes, isAccented, isOrdinary } = getLabelFacts(word.toLowerCase());
  if (!isAccented || !isOrdinary) return null;
  return graphemes.map(({ grapheme, canonical }) => canonical ?? grapheme).join('');
}

/** Returns a label without accents. Returns null if no language writes one of its words with them. */
export function removeAllAccents(label: string, getLabelFacts: GetLabelFacts): string | null {
  const words = label
    .split('-')
    .map((word) => (ASCII.test(word) ? word : removeAccents(word, getLabelFacts)));
  return words.includes(null) ? null : words.join('-');
}
