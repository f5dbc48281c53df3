// Checks for characters that are not on a standard Latin keyboard, or are not used in ENS names.

import type { GraphemeType } from '../../contract/reports.ts';
import { createLimitationCheck } from './check.ts';

/** Types of characters that are on a standard Latin keyboard and occur in ENS names. */
export const SIMPLE_TYPES: ReadonlySet<GraphemeType> = new Set([
  'simple_letter',
  'simple_number',
  'hyphen',
  'dollarsign',
  'underscore',
]);

export const typingDifficulty = createLimitationCheck(
  'typing_difficulty',
  ({ type }) => (SIMPLE_TYPES.has(type) ? 'pass' : 'warn'),
  (graphemes, status, subject) => {
    if (status === 'pass') return { code: 'easy_to_type', args: { subject } };
    const hard = graphemes.filter(({ grapheme }) => !/^[ -~]$/.test(grapheme));
    return hard.length > 0
      ? { code: 'hard_to_type', args: { graphemes: hard } }
      : { code: 'unused_on_keyboard', args: { graphemes } };
  },
);
