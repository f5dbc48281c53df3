// Finds words that offer a service next to a known label: `metamask-airdrop`.

import { findForeignLure } from '../../engine/display-names/find-foreign-lure.ts';
import { ADDED_WORDS, isServiceWord } from '../../engine/known-names/added-word-lists.ts';
import { judgeAddition } from '../../engine/known-names/added-words.ts';
import { removeSeparators } from '../../engine/known-names/compared-text.ts';
import type { KnownName } from '../../engine/known-names/known-name.ts';

/** Strong words that are ordinary in hosts, because wallets and mints have websites: `yoroi-wallet.com`. */
const ORDINARY_STRONG = new Set(['mint', 'official', 'wallet', 'wallets']);

/** Service words that lure someone in hosts as strongly as strong words do. */
const HOST_LURES = new Set(
  `bonus confirm freemint gift gifts logon migrate migration passphrase password promo redeem restore signin unlock
  validate validation validator whitelist withdraw`.split(/\s+/),
);

/** Replaces words of other languages that offer a service: `metamask-soporte` → `metamask-support`. */
export function translateLures(label: string): string {
  const words = label.split('-');
  if (words.length < 2) return label;
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lure = findForeignLure(words, at);
    english.push(lure?.english ?? (words[at] as string));
    at += lure?.count ?? 1;
  }
  return english.join('-');
}

/** How strongly the words next to a known label lure someone. */
export type Lure = 'strong' | 'service' | null;

/** Judges the words that are added to a known label. They can be added without a hyphen. */
export function judgeLure(label: string, known: KnownName): Lure {
  const bare = removeSeparators(label);
  const start = bare.indexOf(known.label);
  if (start < 0) return null;
  return judgeWords(judgeAddition(bare, start, start + known.label.length, known).words);
}

/** Judges a label that consists of service words: `claim-rewards`. Returns null if it has other words. */
export function judgeServiceLabel(label: string, known: KnownName): Lure {
  const { status, words } = judgeAddition(label, 0, 0, known);
  return status === 'warn' ? judgeWords(words) : null;
}

/** Checks for a known label and a lure among other words between hyphens: `holders-airdrop-uniswap`. */
export function hasLureBeside(label: string, known: KnownName): boolean {
  const words = label.split('-');
  return words.includes(known.label) && words.some(isLure);
}

function judgeWords(words: readonly string[]): Lure {
  if (words.some(isLure)) return 'strong';
  return words.some(isServiceWord) ? 'service' : null;
}

/** Checks for a word that lures someone, such as `airdrop`. It can be a top-level domain: `support`. */
export function isLure(word: string): boolean {
  return (ADDED_WORDS.get(word) === 'strong' && !ORDINARY_STRONG.has(word)) || HOST_LURES.has(word);
}
