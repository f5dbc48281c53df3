import { findEdit } from '../../../engine/known-names/one-edit.ts';
import { loadFrequentWords } from './load-words.ts';

/** Words of the trade that are not frequent in other texts. Reviewed by hand. */
export const TRADE_WORDS = `
  bank bit biz block bridge btc cash chain cloud coin crypto dao defi degen dex eth ether farm fi finance hodl market
  meta mint net nft pay scan sol stake swap token trade vault wallet web yield`
  .trim()
  .split(/\s+/);

/** Number of the most frequent words that can be half of a two-word label. */
const FREQUENT_WORDS = 1500;

/** Minimum length of each of the two words. */
const MIN_WORD_LENGTH = 3;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns a function that lists the labels one edit away from a known label that consist of two words: `warmhole` for
 * `wormhole`. Leaves out labels that differ by an exchange of neighbours or in the last letter, because these are
 * mistakes even if the result consists of words.
 */
export function createTwoWordLister(): (label: string) => string[] {
  const words = new Set(
    [...loadFrequentWords(FREQUENT_WORDS), ...TRADE_WORDS].filter(
      ({ length }) => length >= MIN_WORD_LENGTH,
    ),
  );

  function consistsOfTwoWords(text: string): boolean {
    for (let at = MIN_WORD_LENGTH; at <= text.length - MIN_WORD_LENGTH; at++) {
      if (words.has(text.slice(0, at)) && words.has(text.slice(at))) return true;
    }
    return false;
  }

  return (label) =>
    listEdited(label).filter(
      (text) => findEdit(text, label)?.place !== 'last' && consistsOfTwoWords(text),
    );
}

/** Lists the texts in which one letter of a label is replaced, added or missing. */
function listEdited(label: string): string[] {
  const edited = new Set<string>();
  for (let at = 0; at <= label.length; at++) {
    const before = label.slice(0, at);
    for (const letter of LETTERS) {
      edited.add(before + letter + label.slice(at));
      edited.add(before + letter + label.slice(at + 1));
    }
    edited.add(before + label.slice(at + 1));
  }
  edited.delete(label);
  return [...edited];
}
