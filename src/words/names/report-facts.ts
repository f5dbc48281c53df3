import type { CheckCode, GenericCheckResult } from '../../contract/checks.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { hasPlainLabels } from '../../primitives/plain-text.ts';
import { isExistingEmoji, splitCharacters, splitHidden } from '../../primitives/split-hidden.ts';
import { isRisk } from './rating-words.ts';

/** A consolidated or a full report of a name. */
export type AnyNameReport = ConsolidatedNameGuardReport | NameGuardReport;

export function isFull(report: AnyNameReport): report is NameGuardReport {
  return 'checks' in report;
}

/** Returns the result of a check if it is a risk. A consolidated report contains only its highest risk. */
export function findRisk(report: AnyNameReport, code: CheckCode): GenericCheckResult | null {
  const results: readonly (GenericCheckResult | null)[] = isFull(report)
    ? report.checks
    : [report.highest_risk];
  return results.find((result) => result?.check === code && isRisk(result.status)) ?? null;
}

export function hasRisk(report: AnyNameReport, code: CheckCode): boolean {
  return findRisk(report, code) !== null;
}

/**
 * Checks whether the ending of a name does not belong to ENS. Facts from the chain lead to the same risk of names under
 * `eth`.
 */
export function isOutsideEns(report: AnyNameReport): boolean {
  return hasRisk(report, 'decentralized_name') && !report.name.endsWith('.eth');
}

/** Returns the last label of a name in lower case. */
export function getEnding(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/**
 * Returns the name that the user probably wants: `rnetamask.eth` → `metamask.eth`, `hello.etn` → `hello.eth`, `pay.alice`
 * → `pay.alice.eth`. Returns null for a name that belongs to another naming system.
 */
export function getMeantName(report: AnyNameReport): string | null {
  const { imitates, name } = report;
  if (imitates !== null && isRisk(imitates.status)) {
    return findUnclaimedOwner(imitates) === null ? imitates.name : null;
  }
  if (!isOutsideEns(report) || findNamingSystem(getEnding(name)) !== undefined) return null;
  // The message about an ending that resembles “.eth” starts with other words.
  const isLeftOut = findRisk(report, 'decentralized_name')?.message.startsWith('“.');
  return isLeftOut ? `${name}.eth` : name.replace(/[^.]*$/u, 'eth');
}

/** Returns the owner of the imitated name if no ENS name of theirs is known: `Elon Musk`. Returns null for other names. */
export function findUnclaimedOwner(imitates: AnyNameReport['imitates']): string | null {
  return / \(no ENS name of (.+) is known\)$/u.exec(imitates?.evidence ?? '')?.[1] ?? null;
}

/** Words after a known label, see `sayKnownAs`. Other evidence also starts with a label: `“bob-eth” is only part of this name`. */
const KNOWN_LABEL_WORDS = ['known as', 'a name of'];

/** Returns the label that the name shares with a known name under a different parent. Returns null for other names. */
export function findKnownLabel({ name, imitates }: AnyNameReport): string | null {
  if (imitates?.kind !== 'embedded') return null;
  const labels = name.toLowerCase().split('.');
  const isKnown = (label: string) =>
    KNOWN_LABEL_WORDS.some((words) => imitates.evidence.startsWith(`“${label}” is ${words} `));
  return labels.find(isKnown) ?? null;
}

/**
 * Returns the complete name of a single label: `vitalik` → `vitalik.eth`, which is known, and `hello` → `hello.eth`.
 * Returns null for other names, and for a label that is trusted or has a risk.
 */
export function findCompleteName({ known, name, rating }: AnyNameReport): string | null {
  if (!lacksEnding(name)) return null;
  if (known) return known.name.includes('.') ? known.name : null;
  return rating === RATING_PASS ? `${name}.eth` : null;
}

/** Checks whether a name is a single label other than `eth`. */
export function lacksEnding(name: string): boolean {
  return !['', 'eth'].includes(name) && !name.includes('.') && !isAddress(name);
}

/**
 * Returns the ENSIP-15 normalized form of a name if the report shows what it is: for names in which ENS changes only
 * what keyboards add, and for known names. Returns null for other names.
 */
export function findNormalForm(report: AnyNameReport): string | null {
  const { name, normalization, known, risk_count } = report;
  if (normalization !== 'unnormalized') return null;
  const isKnown = known !== null && name.split('.').length === known.name.split('.').length;
  const isChanged = findRisk(report, 'normalized')?.message.startsWith('ENS changes');
  const form = getKeyboardForm(name, isChanged ? risk_count : 0);
  return form ?? (isKnown ? known.name : null);
}

/**
 * Checks whether a name differs from its normalized form only in what keyboards add: capitals, emoji selectors and what
 * {@link replaceTyped} replaces.
 */
export function hasKeyboardSpelling(report: AnyNameReport, normalForm: string): boolean {
  return (
    report.risk_count === 1 &&
    !FINAL_SIGMA.test(report.name) &&
    hasRisk(report, 'normalized') &&
    removeKeyboardMarks(report.name) === removeKeyboardMarks(normalForm)
  );
}

function removeKeyboardMarks(name: string): string {
  return removeSelectors(replaceTyped(name.toLowerCase()));
}

/**
 * Checks whether the only hidden characters are spaces inside the name. Readers can see these spaces, but not spaces at
 * the start or end of a name.
 */
export function hidesOnlySpaces(name: string): boolean {
  const hidden = splitHidden(name).filter(({ isHidden }) => isHidden);
  return hidden.length > 0 && name.trim() === name && hidden.every(({ text }) => text === ' ');
}

/** Latin letters beyond ASCII that ENS allows and Unicode does not decompose. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/**
 * Returns a normalized name in plain Latin letters: `prîncêss.eth` → `princess.eth`. Returns null if all Latin letters
 * are ASCII. The result depends only on the name, so it is the same on every host.
 */
export function findUnaccentedName(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .replace(/[ßæøł]/gu, (letter) => UNDECOMPOSED[letter] as string)
    .normalize('NFC');
  return plain === name ? null : plain;
}

/** Greek, Cyrillic, Armenian, Thai and Lao letters, as keyboards enter them, and the apostrophe of ENSIP-15. */
const OTHER_ALPHABETS = /[\u0370-\u058f\u0e00-\u0eff’]/gu;

/** Replaces characters of keyboards as ENSIP-15 does: apostrophes, Thai and Lao SARA AM, and Lao letters that are pairs. */
function replaceTyped(name: string): string {
  const replaced = name.replaceAll("'", '’');
  return replaced.replace(/[\u0e33\u0eb3\u0edc\u0edd]/gu, (letter) => letter.normalize('NFKC'));
}

/** A capital sigma at the end of a label. ENS changes it to `σ`, but a writer means the different letter `ς`. */
const FINAL_SIGMA = /Σ(?![^.])/u;

/**
 * Returns the normalized form of a name in which ENSIP-15 changes only what keyboards add: capital letters, emoji
 * selectors and what {@link replaceTyped} replaces. Returns null for other names.
 *
 * @param riskCount number of risks of a name that ENS changes. If it is 1, the letters beyond ASCII are ordinary
 * @example 'Nick❤️.eth' → 'nick❤.eth', 'José.eth' → 'josé.eth'
 */
export function getKeyboardForm(name: string, riskCount: number): string | null {
  const form = replaceTyped(name.toLowerCase());
  // ENSIP-15 changes more than such characters, for example the order of marks.
  if (FINAL_SIGMA.test(name) || form !== form.normalize('NFC')) return null;
  const plain = (findUnaccentedName(form) ?? form).replace(OTHER_ALPHABETS, 'a');
  if (hasPlainLabels(riskCount === 1 ? plain : form)) return form;
  const characters = splitCharacters(form).map((text) => ({ text, isEmoji: isPlainEmoji(text) }));
  // The rest of the name must be plain. A letter stands in for each emoji.
  const rest = characters.map(({ text, isEmoji }) => (isEmoji ? 'a' : text)).join('');
  return hasPlainLabels(rest)
    ? characters.map(({ text, isEmoji }) => (isEmoji ? removeSelectors(text) : text)).join('')
    : null;
}

function removeSelectors(text: string): string {
  return text.replaceAll('\u{fe0f}', '');
}

/** Checks whether a text is an emoji that ENSIP-15 does not replace with other characters, as it replaces ™️ with `tm`. */
function isPlainEmoji(text: string): boolean {
  const bare = removeSelectors(text);
  return isExistingEmoji(text) && bare === bare.normalize('NFKC');
}
