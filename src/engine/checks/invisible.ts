// Invisible characters, which draw nothing: https://www.unicode.org/reports/tr36/#Invisible_Characters

import { aggregateGraphemes, type Check } from './check.ts';
import { quoteGrapheme, quoteGraphemes } from './format.ts';

export const invisible: Check = {
  code: 'invisible',
  grapheme: {
    judge: (facts) => (facts.type === 'invisible' || facts.drawsNothing ? 'alert' : 'pass'),
    message: (facts, status) =>
      status === 'alert'
        ? `Nothing is drawn for ${quoteGrapheme(facts)}.`
        : 'This grapheme is not invisible.',
  },
  ...aggregateGraphemes('invisible', (found, status, thing) =>
    status === 'alert'
      ? `Part of this ${thing} is invisible: ${quoteGraphemes(found)}.`
      : `Nothing in this ${thing} is invisible.`,
  ),
};
