// Decides where a label cannot have fenced characters and combining marks: https://docs.ens.domains/ensip/15#validate

import { is_combining_mark } from '@adraffy/ens-normalize';

/**
 * Fenced characters: U+2019 (’), U+2044 (⁄) and U+30FB (・). ENSIP-15 rejects them at the ends of a label and next to
 * each other.
 */
export const FENCED: ReadonlySet<number> = new Set([0x2019, 0x2044, 0x30fb]);

const ANY_FENCED = `[${String.fromCodePoint(...FENCED)}]`;
const MISPLACED_FENCED = new RegExp(`^${ANY_FENCED}|${ANY_FENCED}(?:${ANY_FENCED}|$)`);

/**
 * Checks whether a label has a fenced character at a position that ENSIP-15 rejects, or starts with a combining mark.
 *
 * @param mapped the label with its characters mapped
 */
export function hasMisplacedCharacter(mapped: string): boolean {
  return MISPLACED_FENCED.test(mapped) || is_combining_mark(mapped.codePointAt(0) ?? 0);
}
