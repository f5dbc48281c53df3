import { expect, it } from 'vitest';
import { MEASURES } from './measures.ts';

const listTitles = (of: 'attacks' | 'ordinary', group: string) =>
  MEASURES.filter((measure) => measure.of === of && measure.groups.test(group)).map(
    ({ title }) => title,
  );

const NATIVE = [
  'real labels in native scripts and highly restrictive mixtures: pass',
  'real labels of one script: pass',
];

it.each([
  ['ordinary', 'ascii', ['real ASCII labels: warned', 'real ASCII labels: alert']],
  ['ordinary', 'Han', NATIVE],
  ['ordinary', 'Japanese mix', NATIVE],
  ['ordinary', 'Latin+CJK', NATIVE],
  ['ordinary', 'Latin', []],
  ['ordinary', 'Latin+', []],
  ['ordinary', 'Latin+Greek', []],
  ['ordinary', 'emoji+digits', ['real emoji labels: pass']],
  ['ordinary', 'emoji+other', []],
  ['attacks', 'wild-idn', ['spoofs outside ASCII, wild: pass', 'spoofs outside ASCII: alert']],
  [
    'attacks',
    'nsguard-mixed-script-confusable',
    ['spoofs outside ASCII, made: pass', 'spoofs outside ASCII: alert'],
  ],
  ['attacks', 'nsguard-ascii-lookalike', []],
  ['attacks', 'wild-edit2', []],
  ['attacks', 'dnstwist-homoglyph-ascii', ['dnstwist homoglyph-ascii: warned']],
  [
    'attacks',
    'dnstwist-omission',
    ['dnstwist omission: warned', 'dnstwist omission: at least info'],
  ],
] as const)('measures %s of %s', (of, group, titles) => {
  expect(listTitles(of, group)).toEqual(titles);
});
