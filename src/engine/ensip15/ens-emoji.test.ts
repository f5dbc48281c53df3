import { expect, test } from 'vitest';
import { listPairs, listTexts } from '../testing/list-rows.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { beautifyEmoji, isEnsEmoji } from './ens-emoji.ts';

test.each([
  ...listPairs(`
    ❤:❤\ufe0f ❤\ufe0f:❤\ufe0f 👍🏻:👍🏻 1\u20e3:1\ufe0f\u20e3 1\ufe0f\u20e3:1\ufe0f\u20e3
    👁\u200d🗨:👁\ufe0f\u200d🗨\ufe0f 👁\ufe0f\u200d🗨\ufe0f:👁\ufe0f\u200d🗨\ufe0f`),
  // Emoji with too few or too many U+FE0F
  ...listTexts(null, '👁\ufe0f\u200d🗨 👁\u200d🗨\ufe0f ❤\ufe0f\ufe0f a 1'),
  ['', null],
])('beautifyEmoji(%j) returns %j', (text, beautified) => {
  expect(beautifyEmoji(text, bulkTables)).toBe(beautified);
});

test.each([
  ['❤', true],
  ['❤\ufe0f', false],
  ['1\u20e3', true],
  ['👩\u200d🦊', false],
  ['', false],
])('isEnsEmoji(%j) returns %s', (text, isEmoji) => {
  expect(isEnsEmoji(text, bulkTables)).toBe(isEmoji);
});
