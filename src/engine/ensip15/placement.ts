// Where characters may not stand in a label: https://docs.ens.domains/ensip/15#validate

import { is_combining_mark } from '@adraffy/ens-normalize';

/** Apostrophe, fraction slash and middle dot: refused at either end of a label, and beside each other. */
export const FENCED: ReadonlySet<number> = new Set([0x2019, 0x2044, 0x30fb]);

const ANY_FENCED = `[${String.fromCodePoint(...FENCED)}]`;
const MISPLACED_FENCED = new RegExp(`^${ANY_FENCED}|${ANY_FENCED}(?:${ANY_FENCED}|$)`);

/**
 * True when ENSIP-15 refuses a label for the place of a fenced character, or for the combining mark that opens it.
 *
 * @param mapped the label with its characters mapped
 */
export function isMisplaced(mapped: string): boolean {
  return MISPLACED_FENCED.test(mapped) || is_combining_mark(mapped.codePointAt(0) ?? 0);
}
