// Typing difficulty: what common keyboards have no key for.

import type { GraphemeType } from '../../contract/reports.ts';
import { aggregateLimitations, type Check } from './check.ts';
import { quoteGrapheme, quoteGraphemes } from './format.ts';

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
      status === 'warn'
        ? `${quoteGrapheme(facts)} is hard to type on common keyboards.`
        : 'This grapheme is easy to type.',
  },
  ...aggregateLimitations('typing_difficulty', (found, status, thing) =>
    status === 'info'
      ? `Hard to type on common keyboards: ${quoteGraphemes(found)}.`
      : `This ${thing} is easy to type.`,
  ),
};
