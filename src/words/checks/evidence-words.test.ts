import { expect, test } from 'vitest';
import {
  type EvidenceGrapheme,
  explainAddition,
  explainEdit,
  explainReading,
  listCharacters,
} from '../../engine/known-names/explain-reading.ts';
import { findEdit } from '../../engine/known-names/one-edit.ts';
import { type Evidence, sayEvidence } from './evidence-words.ts';

const sayOne = (evidence: Evidence) => sayEvidence({ evidence: [evidence] });

test.each([
  ['metamsak', 'metamask', '“sa” replaces “as”'],
  ['metamaskk', 'metamask', '“k” is doubled'],
  ['balancer', 'ballancer', 'one of two “l” is missing'],
  ['metamusk', 'metamask', '“u” replaces “a”'],
  ['metmask', 'metamask', '“a” is missing'],
])('describes the edit to %s from %s as %s', (text, original, evidence) => {
  const edit = findEdit(text, original);
  expect(edit && sayOne(explainEdit(edit))).toBe(evidence);
});

test.each([
  [['wallet'], '“wallet” is added to “uniswap”'],
  [['my', 'wallet'], '“my” and “wallet” are added to “uniswap”'],
  [['a', 'b', 'c'], '“a”, “b” and “c” are added to “uniswap”'],
  [['a', 'b', 'c', 'd', 'e'], '“a”, “b”, “c” and 2 more are added to “uniswap”'],
])('describes the added words %j as %s', (words, evidence) => {
  expect(sayOne(explainAddition(words, 'uniswap'))).toBe(evidence);
});

test.each<[text: string, original: string, evidence: string]>([
  ['uniswap', 'uniswap', 'it looks the same'],
  ['rnetamask', 'metamask', '“rn” reads as “m”'],
  ['metamask', 'rnetamask', '“m” reads as “rn”'],
  ['uni-swap', 'uniswap', 'a hyphen is added'],
  ['uniswap', 'uni-swap', '“-” is missing'],
  ['--uniswap', 'uniswap', '2 hyphens are added'],
  ['--vіtalik', 'vitalik', '“і” (U+0456) reads as “i”, 2 hyphens are added'],
  ['v-і-talik', 'vitalik', '“і” (U+0456) reads as “i”, 2 hyphens are added'],
  ['metа-mask', 'metamask', '“а” (U+0430) reads as “a”, a hyphen is added'],
  ['--c0inbase--', 'coinbase', '“0” reads as “o”, 4 hyphens are added'],
  ['r--netamask', 'metamask', '“rn” reads as “m”, 2 hyphens are added'],
  ['_--vіtalik', 'vitalik', '“і” (U+0456) reads as “i”, “_” is added, 2 hyphens are added'],
  ['met‐аmask', 'metamask', '“а” (U+0430) reads as “a”, “‐” (U+2010) is added'],
  ['uni--ѕwap', 'uni-swap', 'a hyphen is added, “ѕ” (U+0455) reads as “s”'],
  ['unі-swap', 'uni-swap', '“і” (U+0456) reads as “i”'],
  ['_uniswap', 'uniswap', '“_” is added'],
  ['niswap', 'uniswap', '“u” is missing'],
  ['unìswap', 'uniswap', '“ì” (U+00EC) reads as “i”'],
  ['v1ta11k', 'vitalik', '“1” reads as “i”, “1” reads as “l”'],
  [
    'аbсdе',
    'abcde',
    '“а” (U+0430) reads as “a”, “с” (U+0441) reads as “c”, “е” (U+0435) reads as “e”',
  ],
  [
    'аbсdеѕх',
    'abcdesx',
    '“а” (U+0430) reads as “a”, “с” (U+0441) reads as “c”, “е” (U+0435) reads as “e”, and 2 more',
  ],
])('describes the reading of %s as %s: %s', (text, original, evidence) => {
  expect(sayOne(explainReading(listCharacters(text), original))).toBe(evidence);
});

test.each<[graphemes: string[], original: string, evidence: string]>([
  [['🇨🇴', 'i', 'n'], 'coin', '“🇨🇴” (U+1F1E8 U+1F1F4) reads as “co”'],
  [
    ['🇦🇲', '🇦🇿', 'o', 'n'],
    'amazon',
    '“🇦🇲” (U+1F1E6 U+1F1F2) reads as “am”, “🇦🇿” (U+1F1E6 U+1F1FF) reads as “az”',
  ],
  [['🆒', 'c', 'a', 't'], 'coolcat', '“🆒” (U+1F192) reads as “cool”'],
  [
    ['m', 'e', 't', '🦊', 'а', 'm', 'a', 's', 'k'],
    'metamask',
    '“🦊” (U+1F98A) is added, “а” (U+0430) reads as “a”',
  ],
  [['c', '🔵', '-', 'i', 'n'], 'coin', '“🔵” (U+1F535) reads as “o”, a hyphen is added'],
  [['x', 'c', 'a', 't'], 'coolcat', '“x” reads as “co”, “o” is missing, “l” is missing'],
])('describes the reading of %j as %s: %s', (graphemes, original, evidence) => {
  const text = graphemes.map((grapheme) => ({ grapheme, drawsNothing: false }));
  expect(sayOne(explainReading(text, original))).toBe(evidence);
});

test('describes invisible graphemes by their code points', () => {
  const text: EvidenceGrapheme[] = [
    ...listCharacters('uni'),
    { grapheme: '\u200d', drawsNothing: true },
    ...listCharacters('swap'),
  ];
  expect(sayOne(explainReading(text, 'uniswap'))).toBe('U+200D is added');
});
