// Checks whether fonts support a character, by its age and script: https://www.unicode.org/reports/tr44/#Age

import { createLimitationCheck } from './check.ts';

const STATUS = { supported: 'pass', unsupported: 'warn', unknown: 'skip' } as const;

export const fontSupport = createLimitationCheck(
  'font_support',
  (facts) => STATUS[facts.fontSupport],
  (graphemes, status, subject) =>
    status === 'pass'
      ? { code: 'has_font', args: { subject } }
      : { code: status === 'skip' ? 'fonts_unknown' : 'no_font', args: { graphemes } },
);
