// Decides how strongly an imitation that the rules for known names found counts in a host: README.md

import type { Imitation, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { findForeignLure } from '../../engine/display-names/find-foreign-lure.ts';
import { ADDED_WORDS, isServiceWord } from '../../engine/known-names/added-word-lists.ts';
import { removeSeparators } from '../../engine/known-names/compared-text.ts';
import { judgeAddition } from '../../engine/known-names/judge-addition.ts';
import type { KnownName } from '../../engine/known-names/known-name.ts';
import { getKnownName, getSite } from './site-index.ts';

// Finds words that offer a service next to a known label: `metamask-airdrop`.

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
type Lure = 'strong' | 'service' | null;

/** Judges the words that are added to a known label. They can be added without a hyphen. */
function judgeLure(label: string, known: KnownName): Lure {
  const bare = removeSeparators(label);
  const start = bare.indexOf(known.label);
  if (start < 0) return null;
  return judgeWords(judgeAddition(bare, start, start + known.label.length, known).words);
}

/** Judges a label that consists of service words: `claim-rewards`. Returns null if it has other words. */
function judgeServiceLabel(label: string, known: KnownName): Lure {
  const { status, words } = judgeAddition(label, 0, 0, known);
  return status === 'warn' ? judgeWords(words) : null;
}

/** Checks for a known label and a lure among other words between hyphens: `holders-airdrop-uniswap`. */
function hasLureBeside(label: string, known: KnownName): boolean {
  const words = label.split('-');
  return words.includes(known.label) && words.some(isLure);
}

function judgeWords(words: readonly string[]): Lure {
  if (words.some(isLure)) return 'strong';
  return words.some(isServiceWord) ? 'service' : null;
}

/** Checks for a word that lures someone, such as `airdrop`. It can be a top-level domain: `support`. */
function isLure(word: string): boolean {
  return (ADDED_WORDS.get(word) === 'strong' && !ORDINARY_STRONG.has(word)) || HOST_LURES.has(word);
}

/** Categories whose websites hold accounts and keys. Most phishing sites imitate them. */
const GUARDED = new Set(['exchange', 'market', 'wallet']);

/** Categories of names that many others use in their hosts: `tesladrivers.example`, `bitcoin-event.example`. */
const WIDELY_USED = new Set(['brand', 'network', 'token']);

/** Categories of names that companies or namesakes use under many endings: `google.de`, `paypal.me`. */
const HAS_MANY_ENDINGS = new Set([...WIDELY_USED, 'payment', 'person']);

/** Top-level domains that companies own for each of their brands. Countries have two letters. */
const CLASSIC_ENDING = /^(?:app|com|io|net|org)$|(?:^|\.)[^.]{2}$/;

/** Minimum length of a label that says something under a different ending. `gmx.net` is a mail provider. */
const MIN_LABEL = 5;
/** Minimum length of a label that says something in front of service words. */
const MIN_SUBDOMAIN = 4;

/**
 * Returns the status of the label that the owner registered if it imitates a known name. Returns null if it is ordinary.
 *
 * @param ending the labels after it
 */
export function weighOwned(
  label: string,
  ending: string,
  { name, kind, status }: Imitation,
): ImitationStatus | null {
  const known = getKnownName(name);
  if (known === undefined || status === 'alert') return status === 'info' ? null : status;
  const isWide = WIDELY_USED.has(known.category);
  const site = getSite(known)?.site;
  if (kind === 'added_words') {
    if (site !== undefined && containsSite(label, ending, site, status)) {
      return isWide ? 'warn' : 'alert';
    }
    if (status === 'info') return !isWide && hasLureBeside(label, known) ? 'warn' : null;
    if (judgeLure(label, known) === 'strong') {
      return isWide || known.mode === 'common' ? 'warn' : 'alert';
    }
    const isSetOff = known.isTarget || (known.mode === 'near' && label.includes('-'));
    return isSetOff && !isWide ? 'warn' : 'info';
  }
  if (status === 'info') return null;
  const isGuarded = !isWide && (known.isTarget || GUARDED.has(known.category));
  return isGuarded || site?.endsWith(`.${ending}`) ? 'warn' : 'info';
}

/**
 * Checks for a website whose dots became hyphens: `uniswap-org.example`, `app-uniswap.org`. Words other than service
 * words are ordinary before a website: `sql-ledger.com`.
 */
function containsSite(
  label: string,
  ending: string,
  site: string,
  status: ImitationStatus,
): boolean {
  if (`${label}-`.startsWith(`${site.replaceAll('.', '-')}-`)) return true;
  return status === 'warn' && `${label}.${ending}`.endsWith(`-${site}`);
}

/**
 * Returns the status of a label before the label that the owner registered. Look-alikes, websites with hyphens for dots,
 * and strong lures are rarely accidental. Returns null for other labels.
 */
export function weighSubdomain(
  label: string,
  domain: string,
  { name, kind, status }: Imitation,
): ImitationStatus | null {
  if (status === 'alert') return status;
  const known = getKnownName(name);
  if (kind !== 'added_words' || known === undefined) return null;
  const isLured = status === 'warn' && judgeLure(label, known) === 'strong';
  if (!isLured && !hasHyphenatedSite(label, domain, known)) return null;
  return WIDELY_USED.has(known.category) ? 'warn' : 'alert';
}

/**
 * Domains that serve other websites from their subdomains, with hyphens for dots: copies and translations by Google, and the
 * proxies of libraries and universities, such as `opensea-io.libproxy.berkeley.edu`.
 */
const SHOWS_OTHERS =
  /(?:^|\.)(?:ampproject\.org|translate\.goog|oclc\.org|(?:ac|edu)(?:\.[a-z]{2})?)$/;

/** Checks for a website whose dots became hyphens between other words: `app-uniswap-org`. */
function hasHyphenatedSite(label: string, domain: string, known: KnownName): boolean {
  if (SHOWS_OTHERS.test(domain)) return false;
  const site = getSite(known)?.site.replaceAll('.', '-');
  return site !== undefined && `-${label}-`.includes(`-${site}-`);
}

/** Returns the status of a known label in front of service words: `metamask.claim-rewards.com`. */
export function weighServiceParent(known: KnownName, owned: string): ImitationStatus | null {
  if (known.label.length < MIN_SUBDOMAIN || (known.mode !== 'near' && !known.isTarget)) return null;
  const lure = judgeServiceLabel(owned, known);
  if (lure === 'strong') return 'alert';
  return lure === 'service' && !WIDELY_USED.has(known.category) ? 'warn' : null;
}

/** Returns the status of a known label under an ending that is not the one of its website: `metamask.xyz`. */
export function weighEnding(
  { category, isTarget, label, mode }: KnownName,
  ending: string,
): 'warn' | 'info' | null {
  if (label.length < MIN_LABEL || mode === 'defunct') return null;
  if (isLure(ending)) return 'warn';
  if (mode !== 'near' || HAS_MANY_ENDINGS.has(category)) return null;
  if (!isTarget) return 'info';
  return GUARDED.has(category) || !CLASSIC_ENDING.test(ending) ? 'warn' : 'info';
}
