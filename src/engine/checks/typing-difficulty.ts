// Typing difficulty: what a standard Latin keyboard has no key for, or ENS names no use.

import type { GraphemeType } from '../../contract/reports.ts';
import { aggregateLimitations, type Check } from './check.ts';
import type { GraphemeFacts } from './facts.ts';
import { quoteGraphemes } from './format.ts';

/** Types of the characters that keyboards have a key for. */
export const SIMPLE_TYPES: ReadonlySet<GraphemeType> = new Set([
  'simple_letter',
  'simple_number',
  'hyphen',
  'dollarsign',
  'underscore',
]);

export const typingDifficulty: Check = {
  code: 'typing_difficulty',
  grapheme: {
    judge: (facts) => (SIMPLE_TYPES.has(facts.type) ? 'pass' : 'warn'),
    message: (facts, status) =>
      status === 'warn' ? describeKeys([facts]) : 'This character is on a standard Latin keyboard.',
  },
  ...aggregateLimitations('typing_difficulty', (found, status, thing) =>
    status === 'info'
      ? describeKeys(found)
      : `All of this ${thing} is on a standard Latin keyboard.`,
  ),
};

/** Printable ASCII is easy to type; what of it is found is not used in names. */
function describeKeys(found: readonly GraphemeFacts[]): string {
  const hard = found.filter(({ grapheme }) => !/^[ -~]$/.test(grapheme));
  return hard.length > 0
    ? `Not on a standard Latin keyboard: ${quoteGraphemes(hard)}.`
    : `On a standard Latin keyboard, though ENS names do not use it: ${quoteGraphemes(found)}.`;
}
