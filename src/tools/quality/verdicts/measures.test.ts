import { expect, it } from 'vitest';
import { MEASURES } from './measures.ts';
import type { CaseSet } from './verdict-cases.ts';

const listTitles = (set: CaseSet, group: string) =>
  MEASURES.filter((measure) => measure.set === set && measure.groups.test(group)).map(
    ({ title }) => title,
  );

const NATIVE_TITLES = [
  'real native labels without a warning or alert',
  'real labels of one class without a warning or alert',
];

it.each<[CaseSet, string, string[]]>([
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
    'attacks',
    'wild-idn',
    ['wild non-ASCII spoofs without a warning or alert', 'non-ASCII spoofs with an alert'],
  ],
  [
    'attacks',
    'nsguard-mixed-script-confusable',
    ['generated non-ASCII spoofs without a warning or alert', 'non-ASCII spoofs with an alert'],
  ],
  ['attacks', 'nsguard-ascii-lookalike', []],
  ['attacks', 'wild-edit2', []],
  [
    'attacks',
    'dnstwist-homoglyph-ascii',
    ['dnstwist homoglyph-ascii attacks with a warning or alert'],
  ],
  [
    'attacks',
    'dnstwist-omission',
    [
      'dnstwist omission attacks with a warning or alert',
      'dnstwist omission attacks with info, a warning or an alert',
    ],
  ],
  [
    'judged',
    'right ascii',
    [
      'ASCII labels that deserve a warning with a warning or alert',
      'labels like addresses with a warning or alert',
    ],
  ],
  [
    'judged',
    'wrong ascii',
    [
      'ASCII labels that deserve no warning with a warning or alert',
      'hexadecimal handles with a warning or alert',
    ],
  ],
  ['judged', 'wrong accented', ['other labels that deserve no warning with a warning or alert']],
  ['judged', 'right decorated', ['labels with decorated letters with a warning or alert']],
  ['judged', 'right sign', ['imitations and signs with a warning or alert']],
  ['judged', 'borderline ascii', []],
  [
    'exact',
    'transposition at start',
    ['slips in exact names of six letters or more with a warning or alert'],
  ],
  ['watched', 'keyboard inner', ['slips in watched names with a warning or alert']],
  ['watched', 'keyboard last', []],
  ['watched', 'one digit appended', ['digits after watched names with a warning or alert']],
  ['watched', 'suffix -word', ['words and hyphens beside watched names with a warning or alert']],
  ['watched', 'suffix word', ['words glued to watched names with a warning or alert']],
  ['near', 'suffix word', []],
  ['near', 'sub: NAME.word.eth', ['near names in NAME.word.eth with a warning or alert']],
  ['near', 'sub: NAME.eth.x.y', []],
  ['near', 'whole HanKana', ['glyphs in near names with a warning or alert']],
  ['near', 'combining mark on letter', []],
  ['exact', 'glyph1 EmojiLetter', ['emoji in exact names with a warning or alert']],
  ['exact', 'emoji beside (seal)', []],
  ['watched', 'glyph + word', ['two changes to watched names with an alert']],
  [
    'accented',
    'city DE',
    [
      'accented names without a warning or alert',
      'accented names with an alert',
      'accented names of one locale or country without a warning or alert',
    ],
  ],
])('finds the measures for the set %s and the group %s', (set, group, titles) => {
  expect(listTitles(set, group)).toEqual(titles);
});

it.each<[string, 'names' | 'targets', string, string]>([
  ['labels like addresses', 'names', '0x83c2738dafac18e6.eth', 'dead0x.eth'],
  ['hexadecimal handles', 'names', '0xdead.eth', '0dead.eth'],
  ['slips in exact names of six letters or more', 'targets', 'zksync.eth', 'curve.eth'],
])('the measure of %s selects by %s: %s, but not %s', (subject, field, inside, outside) => {
  const pattern = MEASURES.find(({ title }) => title.startsWith(subject))?.[field];
  expect([inside, outside].map((text) => pattern?.test(text))).toEqual([true, false]);
});
