// Checks for invisible characters: https://www.unicode.org/reports/tr36/#Invisible_Characters

import { createGraphemeCheck } from './check.ts';

export const invisible = createGraphemeCheck(
  'invisible',
  ({ type, drawsNothing }) => (type === 'invisible' || drawsNothing ? 'alert' : 'pass'),
  (graphemes, status, subject) =>
    status === 'alert'
      ? { code: 'hidden_characters', args: { graphemes } }
      : { code: 'no_hidden_characters', args: { subject } },
);
