// Judges the words that were added to a known name: `support` in `metamask-support`.

import { ADDED_WORDS, type AddedWordKind, isIdleWord } from './added-word-lists.ts';
import { MAX_WORD } from './added-words.ts';
import { isNumber } from './compared-text.ts';
import { WIDE_DIGITS } from './fold.ts';
import type { KnownName } from './known-name.ts';

/** Words that were added to a known name, and the resulting status. */
export interface Addition {
  readonly status: 'warn' | 'info';
  /** The most suspicious of the added words, as the label spells them. */
  readonly words: readonly string[];
  /** Whether an added word is strong. */
  readonly isStrong: boolean;
  /** Whether an added word is about a service. */
  readonly isService: boolean;
}

/** Minimum length of a known label beside which a strong word is never about something else. */
const MIN_CLEAR = 5;

/** Judges the words before and after a piece of a label that is a known name. */
export function judgeAddition(
  label: string,
  start: number,
  end: number,
  known: Pick<KnownName, 'label' | 'category'> & Partial<Pick<KnownName, 'mode'>>,
): Addition {
  const before = readWords(label.slice(0, start));
  const after = readWords(label.slice(end));
  const all = [...before, ...after];
  const strong = all.filter(({ kind }) => kind === 'strong');
  const service = all.filter(
    ({ word, kind }) => kind === 'strong' || (kind === 'service' && !isIdleWord(word, known)),
  );
  const domains = after
    .slice(-1)
    .filter(({ word, kind }) => kind === 'domain' && !isIdleWord(word, known));
  const others = all.filter(({ kind }) => kind === 'other');
  // No other words explain a strong word beside a long name: `metamask-desktop-support`.
  const isClear = strong.length > 0 && known.mode === 'near' && known.label.length >= MIN_CLEAR;
  const strongest = service.length > 0 ? service : domains.length > 0 ? domains : all;
  return {
    status: strongest !== all && (others.length === 0 || isClear) ? 'warn' : 'info',
    words: strongest.map(({ word }) => word),
    isStrong: strong.length > 0,
    isService: service.length > 0,
  };
}

interface Word {
  readonly word: string;
  readonly kind: AddedWordKind | 'digits' | 'other';
}

/**
 * Splits a text into words. A part between hyphens that does not consist of listed words is one word of the kind
 * `other`.
 */
function readWords(text: string): Word[] {
  return text
    .split('-')
    .filter((token) => token !== '')
    .flatMap(
      (token) =>
        readToken(token) ?? readLookAlikes(token) ?? [{ word: token, kind: 'other' as const }],
    );
}

/** Digits that often replace letters in words. The digit 1 looks like two letters. */
const LETTER_DIGITS = /[013457]/g;

/** Reads words in which digits replace letters: `supp0rt`. */
function readLookAlikes(token: string): Word[] | null {
  if (!/\d/.test(token) || !/[a-z]/.test(token)) return null;
  const read = (one: 'i' | 'l') => {
    const letters: Readonly<Record<string, string>> = { ...WIDE_DIGITS, 1: one };
    return token.replace(LETTER_DIGITS, (digit) => letters[digit] as string);
  };
  return readToken(read('i'), token) ?? readToken(read('l'), token);
}

/**
 * Splits a text into listed words and numbers: `'mywallet2' → ['my', 'wallet', '2']`. Prefers long words. Returns null
 * if the text contains anything else.
 *
 * @param spelled the text as the label spells it
 */
function readToken(text: string, spelled = text): Word[] | null {
  // chains[at] contains the words from `at` to the end of the text. The loop fills it from the end.
  const chains: (Word[] | null)[] = new Array(text.length + 1).fill(null);
  chains[text.length] = [];
  for (let at = text.length - 1; at >= 0; at--) {
    for (let size = Math.min(MAX_WORD, text.length - at); size >= 1; size--) {
      const rest = chains[at + size];
      if (!rest) continue;
      const word = text.slice(at, at + size);
      const kind = isNumber(word) ? 'digits' : ADDED_WORDS.get(word);
      if (kind === undefined) continue;
      chains[at] = [{ word: spelled.slice(at, at + size), kind }, ...rest];
      break;
    }
  }
  return chains[0] ?? null;
}
