import { describe, expect, it, test } from 'vitest';
import { CANDIDATE_KINDS } from '../contract/imitations.ts';
import { RATING_PASS } from '../contract/rating.ts';
import { memoize } from '../primitives/memoize.ts';
import { findWordKind, getBuiltInNames } from './known-names/built-in-names.ts';
import { inspectName, inspector } from './testing/test-inspector.ts';
import { chooseEvery, chooseSize } from './testing/test-scope.ts';
import { bulkTables } from './testing/test-tables.ts';

/** Maps the label of each candidate under `eth` to its kind and evidence. */
const listLabels = memoize((label: string): Map<string, string> => {
  const imitations = inspector.imitations(`${label}.eth`);
  return new Map(
    [...imitations].map(({ name, kind, evidence }) => [name.slice(0, -4), `${kind}: ${evidence}`]),
  );
}, 100);

it('finds only look-alikes of known names that have a warning, except for ordinary words', () => {
  const kinds = ['look_alike', 'look_alikes', 'sequence'] as const;
  const unnoticed: string[] = [];
  for (const { label, name } of chooseEvery(4, getBuiltInNames())) {
    if (label.length < 4) continue;
    for (const candidate of inspector.imitations(name, { kinds, limit: chooseSize(40, 2000) })) {
      const { rating, known } = inspectName(candidate.name);
      const found = candidate.name.slice(0, -4);
      const isWord = findWordKind(found) !== null || bulkTables.isEverydayWord(found);
      if (rating === RATING_PASS && !known && !isWord) unnoticed.push(candidate.name);
    }
  }
  expect(unnoticed).toEqual([]);
});

describe('imitations', () => {
  it.each<[label: string, candidate: string, kindAndEvidence: string]>([
    ['vitalik', 'vita1ik', 'look_alike: “1” reads as “l”'],
    ['vitalik', 'vitalìk', 'look_alike: “ì” (U+00EC) reads as “i”'],
    ['vitalik', '√italik', 'look_alike: “√” (U+221A) reads as “v”'],
    ['microsoft', 'rnicrosoft', 'sequence: “rn” reads as “m”'],
    ['clay', 'day', 'sequence: “d” reads as “cl”'],
    ['aether', 'æther', 'sequence: “æ” (U+00E6) reads as “ae”'],
    ['google', 'g00gle', 'look_alikes: “0” reads as “o”'],
    ['vitalik', 'v1ta1ik', 'look_alikes: “1” reads as “i”, “1” reads as “l”'],
    ['vitalik', 'vìtalìk', 'look_alikes: “ì” (U+00EC) reads as “i”'],
    ['summer', 'surnrner', 'look_alikes: “rn” reads as “m”'],
    ['summer', 'súrnrner', 'look_alikes: “ú” (U+00FA) reads as “u”, “rn” reads as “m”'],
    ['cats', 'éats', 'replacement: “é” (U+00E9) reads as “c”'],
    ['metamask', 'rñetamask', 'look_alikes: “rñ” (U+0072 U+00F1) reads as “m”'],
    [
      'tom',
      'том',
      'look_alikes: “т” (U+0442) reads as “t”, “о” (U+043E) reads as “o”, “м” (U+043C) reads as “m”',
    ],
    ['ром', 'pom', 'look_alikes: “p” reads as “р”, “o” reads as “о”, “m” reads as “м”'],
    ['मोदी', 'माेदी', 'look_alike: “माे” (U+092E U+093E U+0947) reads as “मो”'],
    ['ខ្មែរ', 'ខែ្មរ', 'look_alike: “ខែ្ម” (U+1781 U+17C2 U+17D2 U+1798) reads as “ខ្មែ”'],
    ['แมว', 'เเมว', 'look_alike: “เเ” (U+0E40 U+0E40) reads as “แ”'],
    ['แม่', 'เเม่', 'look_alike: “เเ” (U+0E40 U+0E40) reads as “แ”'],
    ['vitalik', 'viatlik', 'transposition: “at” replaces “ta”'],
    ['vitalik', 'vittalik', 'repetition: “t” is doubled'],
    ['vitalik', 'vitalk', 'omission: “i” is missing'],
    ['google', 'gogle', 'omission: one of two “o” is missing'],
    ['vitalik', 'vitalil', 'replacement: “l” replaces “k”'],
    ['vitalik', 'vitelik', 'replacement: “e” replaces “a”'],
    ['elon', 'clon', 'replacement: “c” reads as “e”'],
    ['nick', 'rick', 'replacement: “r” replaces “n”'],
    ['vitalik', 'vitqalik', 'insertion: “q” is added'],
    ['vitalik', 'vitaqlik', 'insertion: “q” is added'],
    ['vitalik', 'vitalik7', 'addition: “7” is added'],
    ['my-name', 'myo-name', 'addition: “o” is added'],
    ['автор', 'автор7', 'addition: “7” is added'],
    ['автор', 'авторв', 'addition: “в” is added'],
    ['wallet', 'wallets', 'plural: “s” is added'],
    ['box', 'boxes', 'plural: “es” is added'],
    ['lunch', 'lunches', 'plural: “es” is added'],
    ['box-office', 'boxes-office', 'plural: “es” is added'],
    ['vitalik', 'vi-talik', 'hyphen: a hyphen is added'],
    ['vitalik', 'vytalik', 'replacement: “y” replaces “i”'],
    ['vitalik', 'ritalik', 'bit: “r” replaces “v”'],
    ['автор', 'агтор', 'bit: “г” replaces “в”'],
    ['vitalik', 'vitalik-wallet', 'added_word: “wallet” is added to “vitalik”'],
    ['vitalik', 'supportvitalik', 'added_word: “support” is added to “vitalik”'],
    ['中文名字', '中文名字-wallet', 'added_word: “wallet” is added to “中文名字”'],
    ['vitalik', 'vitaliketh', 'embedded: “eth” is added to “vitalik”'],
    ['vitalik', 'vitalik-com', 'embedded: “com” is added to “vitalik”'],
    ['vitalik', 'vitalik🔒', 'emoji: “🔒” is added to “vitalik”'],
    ['vitalik', '🔒vitalik🔒', 'emoji: “🔒” is added to “vitalik”'],
    ['vitalik', '✅vitalik', 'emoji: “✅” is added to “vitalik”'],
    ['👍🏽👍🏽', '👍👍', 'emoji: “👍” replaces “👍🏽”'],
    ['100', 'l00', 'look_alike: “l” reads as “1”'],
    ['100', '1oo', 'look_alikes: “o” reads as “0”'],
    ['👍🏽👍🏽', '👍🏽👍', 'emoji: “👍” replaces “👍🏽”'],
    ['🇫🇷', '🇲🇫', 'emoji: “🇲🇫” replaces “🇫🇷”'],
    ['👩‍💻', '👨‍💻', 'emoji: “👨‍💻” replaces “👩‍💻”'],
  ])('of %s contain %s (%s)', (label, candidate, kindAndEvidence) => {
    expect(listLabels(label).get(candidate) ?? '').toBe(kindAndEvidence);
  });

  it.each([
    // ENSIP-15 rejects a single Cyrillic letter among Latin letters.
    ['vitalik', 'vitаlik'],
    // ENSIP-15 rejects U+026A (ɪ).
    ['vitalik', 'vitalɪk'],
    ['abcd', 'ab--cd'],
    ['привет', 'привет-wallet'],
    // Readers of kana see two different letters.
    ['カタカナ', 'ガタカナx'],
    // These additions do not form plurals.
    ['uniswap', 'unesiswap'],
    ['wallet', 'walletes'],
  ])('of %s do not contain %s', (label, candidate) => {
    expect(listLabels(label).has(candidate)).toBe(false);
  });

  it('start with the most deceptive kinds and end with less similar pairs', () => {
    const kinds = [...inspector.imitations('metamask.eth')].map(({ kind }) => kind);
    const places = kinds.filter((kind, at) => kind !== kinds[at - 1]);
    expect(places.join(' ')).toBe(
      'look_alike sequence look_alikes transposition repetition hyphen omission replacement ' +
        'insertion embedded added_word emoji plural addition bit replacement look_alikes',
    );
    const [first] = inspector.imitations('vitalik.eth');
    expect(first?.name).toBe('vita1ik.eth');
  });

  it.each([0, 1, 7, 1000, 5000])('stop at a limit of %d', (limit) => {
    const all = [...inspector.imitations('metamask.eth')];
    expect([...inspector.imitations('metamask.eth', { limit })]).toEqual(all.slice(0, limit));
  });

  it('yield null between the candidates in `steps`', () => {
    const name = `${'m'.repeat(40)}.eth`;
    const options = { kinds: ['look_alikes'], limit: 500 } as const;
    const steps = [...inspector.imitations(name, options).steps];
    expect(steps).toContain(null);
    expect(steps.filter((step) => step !== null)).toEqual([...inspector.imitations(name, options)]);
  });

  it.each(CANDIDATE_KINDS)('have only the requested kind %s', (kind) => {
    const label = kind === 'sequence' ? 'metamask' : 'vitalik';
    const candidates = [...inspector.imitations(`${label}.eth`, { kinds: [kind] })];
    expect(new Set(candidates.map((candidate) => candidate.kind))).toEqual(new Set([kind]));
  });

  it('are computed one by one', () => {
    const imitations = inspector.imitations(`${'abcdefghij'.repeat(19)}.eth`);
    expect(imitations.next().value).toMatchObject({ kind: 'look_alike' });
    expect(imitations.return?.()).toEqual({ done: true, value: undefined });
    expect(imitations.next().done).toBe(true);
  });
});

describe('imitated', () => {
  it.each([
    ['vitalik', 'vitalik.eth', 'vita1ik.eth'],
    ['Vitalik.ETH', 'vitalik.eth', 'vita1ik.eth'],
    ['pay.vitalik.eth', 'vitalik.eth', 'pay.vita1ik.eth'],
    ['a.pay.vitalik.eth', 'vitalik.eth', 'a.pay.vita1ik.eth'],
    ['vitalik.base.eth', 'vitalik.base.eth', 'vita1ik.base.eth'],
    ['pay.vitalik.base.eth', 'vitalik.base.eth', 'pay.vita1ik.base.eth'],
    ['base.eth', 'base.eth', '8ase.eth'],
    ['vitalik.eth.limo', 'vitalik.eth.limo', 'vita1ik.eth.limo'],
    ['vitalik.com', 'vitalik.com', 'vita1ik.com'],
    ['vitalik.co.uk', 'vitalik.co.uk', 'vita1ik.co.uk'],
  ])('is, for %s, the name %s', (name, imitated, candidate) => {
    const imitations = inspector.imitations(name);
    expect(imitations).toMatchObject({ imitated, problem: null });
    expect([...imitations].map((each) => each.name)).toContain(candidate);
  });
});

describe('problem', () => {
  test.each([
    ['', 'invalid_request', 'The name is empty.'],
    ['a..eth', 'invalid_request', 'The name has an empty label'],
    ['vitаlik.eth', 'invalid_request', 'ENS does not accept “'],
    [`[${'ab'.repeat(32)}].eth`, 'invalid_request', 'A label is known only by its hash.'],
    [`${'a'.repeat(197)}.eth`, 'name_too_long', 'The name has 201 characters.'],
    ['a'.repeat(1_000_000), 'name_too_long', 'The name has 1000000 characters.'],
    ['a\ud800.eth', 'unpaired_surrogate', 'contains an unpaired surrogate'],
  ])('of %j is %s: %s', (name, code, words) => {
    const imitations = inspector.imitations(name);
    expect(imitations.imitated).toBeNull();
    expect(imitations.problem?.code).toBe(code);
    expect(imitations.problem?.detail).toContain(words);
    expect([...imitations]).toEqual([]);
  });
});
