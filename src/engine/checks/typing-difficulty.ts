// Checks for characters that are not on a standard Latin keyboard, or are not used in ENS names.

import type { GraphemeType } from '../../contract/reports.ts';
import { aggregateLimitations, type Check } from './check.ts';
import type { GraphemeFacts } from './facts.ts';
import { quoteGraphemes } from './format.ts';

/** Types of characters that are on a standard Latin keyboard and occur in ENS names. */
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
  ...aggregateLimitations('typing_difficulty', (found, status, subject) =>
    status === 'info'
      ? describeKeys(found)
      : `Every character of this ${subject} is on a standard Latin keyboard.`,
  ),
};

/**
 * Describes the characters that are hard to type. If there are none, describes ASCII characters that ENS names do not
 * use.
 */
function describeKeys(found: readonly GraphemeFacts[]): string {
  const hard = found.filter(({ grapheme }) => !/^[ -~]$/.test(grapheme));
  return hard.length > 0
    ? `Not on a standard Latin keyboard: ${quoteGraphemes(hard)}.`
    : `On a standard Latin keyboard, but not used in ENS names: ${quoteGraphemes(found)}.`;
}
