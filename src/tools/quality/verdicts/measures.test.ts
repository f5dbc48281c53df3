import { expect, it } from 'vitest';
import { MEASURES } from './measures.ts';

const listTitles = (caseType: 'attack' | 'ordinary', group: string) =>
  MEASURES.filter((measure) => measure.caseType === caseType && measure.groups.test(group)).map(
    ({ title }) => title,
  );

const NATIVE_TITLES = [
  'real native labels without a warning or alert',
  'real labels of one class without a warning or alert',
];

it.each([
  [
    'ordinary',
    'ascii',
    ['real ASCII labels with a warning or alert', 'real ASCII labels with an alert'],
  ],
  ['ordinary', 'Han', NATIVE_TITLES],
  ['ordinary', 'Japanese mix', NATIVE_TITLES],
  ['ordinary', 'Latin+CJK', NATIVE_TITLES],
  ['ordinary', 'Latin', []],
  ['ordinary', 'Latin+', []],
  ['ordinary', 'Latin+Greek', []],
  ['ordinary', 'emoji+digits', ['real emoji labels without a warning or alert']],
  ['ordinary', 'emoji+other', []],
  [
    'attack',
    'wild-idn',
    ['wild non-ASCII spoofs without a warning or alert', 'non-ASCII spoofs with an alert'],
  ],
  [
    'attack',
    'nsguard-mixed-script-confusable',
    ['generated non-ASCII spoofs without a warning or alert', 'non-ASCII spoofs with an alert'],
  ],
  ['attack', 'nsguard-ascii-lookalike', []],
  ['attack', 'wild-edit2', []],
  [
    'attack',
    'dnstwist-homoglyph-ascii',
    ['dnstwist homoglyph-ascii attacks with a warning or alert'],
  ],
  [
    'attack',
    'dnstwist-omission',
    [
      'dnstwist omission attacks with a warning or alert',
      'dnstwist omission attacks with info, a warning or an alert',
    ],
  ],
] as const)('finds the measures for %s cases in the group %s', (caseType, group, titles) => {
  expect(listTitles(caseType, group)).toEqual(titles);
});
