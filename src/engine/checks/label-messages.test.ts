// Tests every message about graphemes and labels, for each check, status and reason.

import { expect, test } from 'vitest';
import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import { createInspector } from '../inspector.ts';
import { findResult } from '../testing/find-result.ts';
import { readTables } from '../testing/read-tables.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const inspector = createInspector(readTables()).withWatchlist({ watchlist: ['zigzagger.eth'] });

type Row = [check: CheckCode, status: CheckStatus, text: string, message: string];

test.each<Row>([
  ['normalized', 'pass', 'a', 'Valid ENS spelling: ENSIP-15 accepts this character unchanged.'],
  ['normalized', 'alert', 'A', 'ENSIP-15 rejects or replaces “A” (U+0041).'],
  ['invisible', 'pass', 'a', 'This character is visible.'],
  ['invisible', 'alert', '\u200d', 'Hidden character: zero-width joiner (U+200D).'],
  ['invisible', 'alert', '\u2800', 'Hidden character: U+2800.'],
  ['invisible', 'alert', '\u{13441}', 'Hidden character: U+13441.'],
  ['invisible', 'alert', '\u{16fe4}', 'Hidden character: U+16FE4.'],
  ['invisible', 'alert', '\u{1d159}', 'Hidden character: U+1D159.'],
  ['confusables', 'pass', 'a', 'This character is not easily mistaken for another.'],
  ['confusables', 'skip', 'Ö', 'Not checked, because this character is not normalized.'],
  ['confusables', 'warn', 'é', '“é” (U+00E9) can be mistaken for “e”.'],
  ['confusables', 'warn', 'カ', '“カ” (U+30AB) can be mistaken for other characters.'],
  ['typing_difficulty', 'pass', 'a', 'This character is on a standard Latin keyboard.'],
  ['typing_difficulty', 'warn', 'é', 'Not on a standard Latin keyboard: “é” (U+00E9).'],
  ['typing_difficulty', 'warn', '\u0301', 'Not on a standard Latin keyboard: “◌\u0301” (U+0301).'],
  ['font_support', 'pass', 'a', 'The default fonts of common systems include this character.'],
  ['font_support', 'warn', '🫐', 'Many systems have no font for “🫐” (U+1FAD0).'],
  [
    'font_support',
    'skip',
    '🫩',
    'It is not known how many systems have a font for “🫩” (U+1FAE9).',
  ],
])('the message of %s with status %s for the grapheme %j', (check, status, text, message) => {
  const outcome = inspector.inspectGrapheme(text);
  const checks = outcome.ok ? outcome.value.checks : undefined;
  expect(findResult(checks, check)).toEqual([status, message]);
});

test.each<Row>([
  ['normalized', 'pass', 'nick', 'Valid ENS spelling: ENSIP-15 accepts this label unchanged.'],
  [
    'normalized',
    'skip',
    `${UNKNOWN}`,
    'Only the hash of this label is known, so this can’t be checked.',
  ],
  ['normalized', 'alert', 'NICK', 'ENS changes this label to “nick”.'],
  ['normalized', 'alert', '', 'ENSIP-15 rejects this label, because it is empty.'],
  ['normalized', 'alert', 'a b', 'ENSIP-15 rejects this label.'],
  ['invisible', 'pass', 'nick', 'This label has no hidden characters.'],
  ['invisible', 'alert', 'ni\u200dck', 'Hidden character: zero-width joiner (U+200D).'],
  ['mixed_scripts', 'pass', 'nick', 'The characters of this label share a script.'],
  [
    'mixed_scripts',
    'pass',
    'k드라마',
    'This label mixes scripts that are commonly written together: Latin and Hangul.',
  ],
  [
    'mixed_scripts',
    'skip',
    `${UNKNOWN}`,
    'Only the hash of this label is known, so this can’t be checked.',
  ],
  [
    'mixed_scripts',
    'info',
    'mitchξll',
    'Among the Latin letters of this label, “ξ” (U+03BE) is the symbol of ether.',
  ],
  ['mixed_scripts', 'warn', 'jusπn', 'This label mixes scripts: Latin and Greek.'],
  ['mixed_scripts', 'warn', 'жー', 'This label mixes scripts: Cyrillic and Hiragana or Katakana.'],
  ['unknown_label', 'pass', 'nick', 'The text of this label is known.'],
  [
    'unknown_label',
    'alert',
    `${UNKNOWN}`,
    'Only the hash of this label is known. Its text could be anything.',
  ],
  [
    'typing_difficulty',
    'pass',
    'nick',
    'Every character of this label is on a standard Latin keyboard.',
  ],
  ['typing_difficulty', 'info', 'é', 'Not on a standard Latin keyboard: “é” (U+00E9).'],
  ['namewrapper_compatible', 'pass', 'nick', 'The NameWrapper can wrap this label.'],
  [
    'namewrapper_compatible',
    'skip',
    `${UNKNOWN}`,
    'Only the hash of this label is known, so this can’t be checked.',
  ],
  [
    'namewrapper_compatible',
    'info',
    `${'é'.repeat(128)}`,
    'The NameWrapper accepts labels of at most 255 bytes. This label has 256.',
  ],
  [
    'font_support',
    'pass',
    'nick',
    'The default fonts of common systems include every character of this label.',
  ],
  ['font_support', 'info', '🫐', 'Many systems have no font for “🫐” (U+1FAD0).'],
  [
    'font_support',
    'skip',
    '🫩',
    'It is not known how many systems have a font for “🫩” (U+1FAE9).',
  ],
  [
    'punycode_compatible_label',
    'pass',
    'nick',
    'This label can be written in DNS. It has 4 of at most 63 characters.',
  ],
  [
    'punycode_compatible_label',
    'skip',
    `${UNKNOWN}`,
    'Only the hash of this label is known, so this can’t be checked.',
  ],
  ['punycode_compatible_label', 'info', '', 'This label is empty.'],
  [
    'punycode_compatible_label',
    'info',
    'A',
    'This label has capital letters, which DNS treats as lower case.',
  ],
  [
    'punycode_compatible_label',
    'info',
    'xn--a',
    'This label already starts with “xn--”, the prefix of an encoded label.',
  ],
  [
    'punycode_compatible_label',
    'info',
    'ab--c',
    'This label has hyphens in positions 3 and 4, which DNS reserves for encoded labels.',
  ],
  [
    'punycode_compatible_label',
    'info',
    'a_b',
    'This label has characters that DNS host names do not allow.',
  ],
  [
    'punycode_compatible_label',
    'info',
    `${'a'.repeat(64)}`,
    'This label is longer than 63 characters when encoded.',
  ],
  [
    'confusables',
    'pass',
    'nick',
    'This label has no characters that are easily mistaken for others.',
  ],
  ['confusables', 'skip', 'Öl', 'Not fully checked, because ENSIP-15 does not allow “Ö” (U+00D6).'],
  [
    'confusables',
    'info',
    'автор',
    'These characters can be mistaken for others, but are ordinary in this spelling: “а” (U+0430), “в” (U+0432), “т” (U+0442) and 2 more.',
  ],
  [
    'confusables',
    'warn',
    'vitalìk',
    'This label has characters that can be mistaken for others: “ì” (U+00EC).',
  ],
  ['confusables', 'warn', 'זa', 'ENSIP-15 does not allow the characters of this label together.'],
])('the message of %s with status %s for the label %j', (check, status, text, message) => {
  const outcome = inspector.inspectName(`${text}.eth`);
  const checks = outcome.ok ? outcome.value.labels?.[0]?.checks : undefined;
  expect(findResult(checks, check)).toEqual([status, message]);
});
