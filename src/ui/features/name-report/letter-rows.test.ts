import { expect, it } from 'vitest';
import type { CheckStatus } from '../../../contract/checks.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { getLetterTone } from './letter-rows.tsx';

const headline: Headline = { parts: [], evidence: null };

it.each<[status: CheckStatus, tone: Headline['tone'], expected: string]>([
  ['alert', undefined, 'alert'],
  ['warn', undefined, 'warn'],
  ['info', undefined, 'pass'],
  ['alert', 'info', 'info'],
  ['pass', 'info', 'pass'],
])(
  'a letter with the status %s below a headline of tone %s has the tone %s',
  (status, tone, expected) => {
    expect(getLetterTone(status, { ...headline, ...(tone && { tone }) })).toBe(expected);
  },
);
