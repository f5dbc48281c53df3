// Checks for invisible characters: https://www.unicode.org/reports/tr36/#Invisible_Characters

import { aggregateGraphemes, type Check } from './check.ts';
import { quoteGrapheme, quoteGraphemes } from './format.ts';

export const invisible: Check = {
  code: 'invisible',
  grapheme: {
    judge: (facts) => (facts.type === 'invisible' || facts.drawsNothing ? 'alert' : 'pass'),
    message: (facts, status) =>
      status === 'alert'
        ? `Hidden character: ${quoteGrapheme(facts)}.`
        : 'This character is visible.',
  },
  ...aggregateGraphemes('invisible', (found, status, subject) =>
    status === 'alert'
      ? `Hidden ${found.length === 1 ? 'character' : 'characters'}: ${quoteGraphemes(found)}.`
      : `This ${subject} has no hidden characters.`,
  ),
};
