import { expect, test } from 'vitest';
import { shortenMarkRuns } from './mark-runs.ts';

/** Spacing marks of combining class 9. */
const VIRAMA = '\u1b44';
const OTHER_VIRAMA = '\u1baa';
const ACUTE = '\u0301';
const IGNORED = '\u00ad';

test.each<[what: string, label: string, shortened: string | null]>([
  ['no marks', 'abc', 'abc'],
  ['eight spacing marks', `\u1b13${VIRAMA.repeat(8)}`, `\u1b13${VIRAMA.repeat(8)}`],
  ['nine spacing marks', `\u1b13${VIRAMA.repeat(9)}a`, `\u1b13${VIRAMA.repeat(8)}a`],
  [
    'two spacing marks in turn, each counted by itself',
    (VIRAMA + OTHER_VIRAMA).repeat(10),
    (VIRAMA + OTHER_VIRAMA).repeat(8),
  ],
  [
    'ignored characters between, which end no run',
    (VIRAMA + IGNORED).repeat(10),
    (VIRAMA + IGNORED).repeat(8) + IGNORED.repeat(2),
  ],
  ...['a', '\u0378', '\u0903', '\u00e9', '漢'].map((other): [string, string, string] => [
    `${JSON.stringify(other)} between, which ends a run`,
    VIRAMA.repeat(8) + other + VIRAMA.repeat(8),
    VIRAMA.repeat(8) + other + VIRAMA.repeat(8),
  ]),
  ['64 non-spacing marks', `a${ACUTE.repeat(64)}`, `a${ACUTE.repeat(64)}`],
  ['65 non-spacing marks', `a${ACUTE.repeat(65)}`, null],
  ['65 of the first of all marks', `a${'\u0300'.repeat(65)}`, null],
  ['nine marks that are mapped to another', '\uff9e'.repeat(9), '\uff9e'.repeat(8)],
  ['marks that are refused in any company', '\u0340'.repeat(100), '\u0340'.repeat(100)],
  ['65 non-spacing marks between ignored characters', (ACUTE + IGNORED).repeat(65), null],
  ['65 non-spacing marks between spacing ones', (ACUTE + VIRAMA).repeat(65), null],
  [
    'many non-spacing marks in two runs',
    `${ACUTE.repeat(40)}a${ACUTE.repeat(40)}`,
    `${ACUTE.repeat(40)}a${ACUTE.repeat(40)}`,
  ],
  ['letters that decompose', 'é'.repeat(100), 'é'.repeat(100)],
  ['ignored characters alone', IGNORED.repeat(100), IGNORED.repeat(100)],
  ['marks that are never put in order', '\u0903'.repeat(100), '\u0903'.repeat(100)],
])('%s', (_, label, shortened) => {
  expect(shortenMarkRuns(label)).toBe(shortened);
});
