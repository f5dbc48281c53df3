// Checks whether fonts support a character, by its age and script: https://www.unicode.org/reports/tr44/#Age

import { aggregateLimitations, type Check } from './check.ts';
import { quoteGrapheme, quoteGraphemes } from './format.ts';

const STATUS = { supported: 'pass', unsupported: 'warn', unknown: 'skip' } as const;

export const fontSupport: Check = {
  code: 'font_support',
  grapheme: {
    judge: (facts) => STATUS[facts.fontSupport],
    message: (facts, status) => {
      if (status === 'warn') return `Many systems have no font for ${quoteGrapheme(facts)}.`;
      return status === 'skip'
        ? `It is not known how many systems have a font for ${quoteGrapheme(facts)}.`
        : 'The default fonts of common systems include this character.';
    },
  },
  ...aggregateLimitations('font_support', (found, status, subject) => {
    if (status === 'info') return `Many systems have no font for ${quoteGraphemes(found)}.`;
    return status === 'skip'
      ? `It is not known how many systems have a font for ${quoteGraphemes(found)}.`
      : `The default fonts of common systems include every character of this ${subject}.`;
  }),
};
