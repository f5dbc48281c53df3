// Confusable graphemes, which can be mistaken for others: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { aggregateGraphemes, type Check } from './check.ts';
import { quoteGrapheme, quoteGraphemes } from './format.ts';
import { SIMPLE_TYPES } from './typing-difficulty.ts';

export const confusableGraphemes: Check = {
  code: 'confusables',
  grapheme: {
    judge: (facts) => {
      if (SIMPLE_TYPES.has(facts.type)) return 'pass';
      if (!facts.isNormalized) return 'skip';
      return facts.isConfusable ? 'warn' : 'pass';
    },
    message: (facts, status) => {
      if (status === 'skip') return 'Not checked, because this grapheme is not normalized.';
      if (status === 'pass') return 'This grapheme is not easily mistaken for another.';
      return facts.canonical !== null && facts.canonical !== facts.grapheme
        ? `${quoteGrapheme(facts)} can be mistaken for “${facts.canonical}”.`
        : `${quoteGrapheme(facts)} can be mistaken for other graphemes.`;
    },
  },
  ...aggregateGraphemes('confusables', (found, status, thing) => {
    if (status === 'skip') {
      return `Not checked everywhere, because ENSIP-15 does not allow ${quoteGraphemes(found)}.`;
    }
    return status === 'pass'
      ? `Nothing in this ${thing} is easily mistaken for something else.`
      : `This ${thing} has graphemes that can be mistaken for others: ${quoteGraphemes(found)}.`;
  }),
};
