// Invisible characters, which draw nothing: https://www.unicode.org/reports/tr36/#Invisible_Characters

import { type Check, overGraphemes } from './check.ts';
import { showGrapheme, showGraphemes } from './format.ts';

export const invisible: Check = {
  code: 'invisible',
  grapheme: {
    judge: (facts) => (facts.type === 'invisible' || facts.drawsNothing ? 'alert' : 'pass'),
    message: (facts, status) =>
      status === 'alert'
        ? `Nothing is drawn for ${showGrapheme(facts)}.`
        : 'This grapheme is not invisible.',
  },
  ...overGraphemes('invisible', (found, status, thing) =>
    status === 'alert'
      ? `Part of this ${thing} is invisible: ${showGraphemes(found)}.`
      : `Nothing in this ${thing} is invisible.`,
  ),
};
