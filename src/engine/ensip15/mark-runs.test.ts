import { expect, test } from 'vitest';
import { shortenMarkRuns } from './mark-runs.ts';

// Spacing marks with combining class 9.
const VIRAMA = '\u1b44';
const OTHER_VIRAMA = '\u1baa';
const ACUTE = '\u0301';
const IGNORED = '\u00ad';

test.each<[what: string, label: string, shortened: string | null]>([
  ['keeps a label without marks', 'abc', 'abc'],
  ['keeps eight spacing marks', `\u1b13${VIRAMA.repeat(8)}`, `\u1b13${VIRAMA.repeat(8)}`],
  ['removes the ninth spacing mark', `\u1b13${VIRAMA.repeat(9)}a`, `\u1b13${VIRAMA.repeat(8)}a`],
  [
    'counts two alternating spacing marks separately',
    (VIRAMA + OTHER_VIRAMA).repeat(10),
    (VIRAMA + OTHER_VIRAMA).repeat(8),
  ],
  [
    'does not end a run at ignored characters',
    (VIRAMA + IGNORED).repeat(10),
    (VIRAMA + IGNORED).repeat(8) + IGNORED.repeat(2),
  ],
  ...['a', '\u0378', '\u0903', '\u00e9', '漢'].map((other): [string, string, string] => [
    `ends a run at ${JSON.stringify(other)}`,
    VIRAMA.repeat(8) + other + VIRAMA.repeat(8),
    VIRAMA.repeat(8) + other + VIRAMA.repeat(8),
  ]),
  ['keeps 64 non-spacing marks', `a${ACUTE.repeat(64)}`, `a${ACUTE.repeat(64)}`],
  ['rejects 65 non-spacing marks', `a${ACUTE.repeat(65)}`, null],
  ['rejects 65 copies of U+0300, the first mark', `a${'\u0300'.repeat(65)}`, null],
  ['shortens marks that are mapped to another mark', '\uff9e'.repeat(9), '\uff9e'.repeat(8)],
  ['keeps disallowed marks', '\u0340'.repeat(100), '\u0340'.repeat(100)],
  ['rejects 65 non-spacing marks between ignored characters', (ACUTE + IGNORED).repeat(65), null],
  ['rejects 65 non-spacing marks between spacing marks', (ACUTE + VIRAMA).repeat(65), null],
  [
    'counts non-spacing marks per run',
    `${ACUTE.repeat(40)}a${ACUTE.repeat(40)}`,
    `${ACUTE.repeat(40)}a${ACUTE.repeat(40)}`,
  ],
  ['keeps letters that decompose', 'é'.repeat(100), 'é'.repeat(100)],
  ['keeps ignored characters', IGNORED.repeat(100), IGNORED.repeat(100)],
  ['keeps marks of combining class 0', '\u0903'.repeat(100), '\u0903'.repeat(100)],
])('%s', (_, label, shortened) => {
  expect(shortenMarkRuns(label)).toBe(shortened);
});
