import { describe, expect, test } from 'vitest';
import type { MatchMode } from '../../contract/imitation-kinds.ts';
import { BUILT_IN_LIMITS, COMMON_LIMITS, TARGET_LIMITS } from './edit-limits.ts';
import {
  allowsEdits,
  type Edit,
  type EditKind,
  findEdit,
  judgeEdit,
  listSlips,
  listSoundEdits,
  startsWord,
} from './one-edit.ts';

test.each<[text: string, original: string, edit: [EditKind, Edit['place'], string, string] | null]>(
  [
    ['metamask', 'metamask', null],
    ['metamsak', 'metamask', ['transposition', 'middle', 'sa', 'as']],
    ['emtamask', 'metamask', ['transposition', 'first', 'em', 'me']],
    ['metamaks', 'metamask', ['transposition', 'middle', 'ks', 'sk']],
    ['metamsaj', 'metamask', null],
    ['metasamk', 'metamask', null],
    ['mettamask', 'metamask', ['doubling', 'middle', 't', '']],
    ['mmetamask', 'metamask', ['doubling', 'middle', 'm', '']],
    ['metamaskk', 'metamask', ['doubling', 'last', 'k', '']],
    ['metamxask', 'metamask', ['insertion', 'middle', 'x', '']],
    ['xmetamask', 'metamask', ['insertion', 'first', 'x', '']],
    ['metamaskx', 'metamask', ['insertion', 'last', 'x', '']],
    ['metamxas', 'metamask', null],
    ['metamaskxy', 'metamask', null],
    ['balanc', 'balancer', null],
    ['balancer', 'ballancer', ['undoubling', 'middle', '', 'l']],
    ['balacer', 'balancer', ['omission', 'middle', '', 'n']],
    ['alancer', 'balancer', ['omission', 'first', '', 'b']],
    ['balance', 'balancer', ['omission', 'last', '', 'r']],
    ['balacxr', 'balancer', null],
    ['balanxer', 'balancer', ['replacement', 'middle', 'x', 'c']],
    ['xalancer', 'balancer', ['replacement', 'first', 'x', 'b']],
    ['balancex', 'balancer', ['replacement', 'last', 'x', 'r']],
    ['bxlanxer', 'balancer', null],
    ['fantom', 'phantom', ['replacement', 'first', 'f', 'ph']],
    ['alpha', 'alfa', ['replacement', 'middle', 'ph', 'f']],
  ],
)('findEdit(%j, %j) returns %j', (text, original, edit) => {
  const found = findEdit(text, original);
  expect(found && [found.kind, found.place, found.added, found.removed]).toEqual(edit);
});

describe('judgeEdit warns about names with a minimum length', () => {
  test.each<[text: string, original: string, most: number, target: number, common: number]>([
    // transposed, doubled and undoubled characters, including the first
    ['abdce', 'abcde', 4, 4, 6],
    ['bacde', 'abcde', 4, 4, 6],
    ['abccde', 'abcde', 4, 4, 6],
    ['abcd', 'abccd', 4, 4, 6],
    // an adjacent key
    ['abfde', 'abcde', 6, 6, 7],
    ['abide', 'abode', 6, 6, 10],
    // a different vowel, letters that sound alike
    ['bocde', 'bacde', 7, 6, 7],
    ['abkde', 'abcde', 7, 6, 7],
    ['abphd', 'abfd', 7, 6, 7],
    ['abfd', 'abphd', 7, 6, 7],
    ['abyde', 'abide', 7, 6, 7],
    ['abzde', 'absde', 6, 6, 7],
    // an added or missing character
    ['abxcde', 'abcde', 7, 6, 9],
    ['abde', 'abcde', 7, 6, 7],
    // any other replacement
    ['abpde', 'abcde', 7, 7, 9],
    // the last character
    ['abcdr', 'abcde', 7, 7, 7],
    ['abcda', 'abcde', 7, 7, 7],
    ['abcph', 'abcf', 7, 7, 7],
    ['abcdm', 'abcde', 8, 8, 12],
    ['abcdex', 'abcde', 8, 8, 12],
    ['abcd', 'abcde', 8, 6, 12],
    ['abcdes', 'abcde', 8, 6, 12],
    ['abcds', 'abcdp', 8, 8, 12],
    ['abcde2', 'abcde', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 40],
    ['abcd2', 'abcde', 8, 8, 12],
    // the first character
    ['sbcde', 'abcde', 7, 7, 12],
    ['kbcde', 'cbcde', 7, 7, 12],
    ['phbcd', 'fbcd', 7, 7, 12],
    ['pbcde', 'abcde', 12, 12, 12],
    ['pabcde', 'abcde', 12, 12, 12],
    ['bcde', 'abcde', 7, 7, 12],
    ['ebcde', 'abcde', 12, 12, 12],
  ])(
    '%s for %s: at least %d characters, %d for the most imitated names, %d for common names',
    (text, original, most, target, common) => {
      const edit = findEdit(text, original);
      if (edit === null) throw new Error('No edit');
      for (const [limits, limit] of [
        [BUILT_IN_LIMITS, most],
        [TARGET_LIMITS, target],
        [COMMON_LIMITS, common],
      ] as const) {
        const judge = (length: number) => judgeEdit(edit, length, limits);
        const last = Math.min(limit, 40);
        if (limit < 40) expect(judge(limit)).toBe('warn');
        for (let length = 4; length < last; length++) expect(judge(length)).toBe('info');
      }
    },
  );
});

test.each<[mode: MatchMode, shortest: number]>([
  ['near', 4],
  ['common', 6],
  ['crowded', Number.POSITIVE_INFINITY],
  ['defunct', Number.POSITIVE_INFINITY],
])('labels one edit away from a %s name are compared from %d characters', (mode, shortest) => {
  for (let length = 1; length < 20; length++) {
    expect(allowsEdits(mode, length)).toBe(length >= shortest);
  }
});

test.each([
  ['Jeff Bezos (no ENS name known to be theirs)', 'jeffbezos', 4, true],
  ['World Liberty Financial', 'worldlibertyfinancial', 12, true],
  ['Cozomo de’ Medici', 'cozomomedici', 6, false],
  ['Jeff Bezos', 'jeffbezos', 5, false],
  ['Sky', 'skymoney', 3, false],
])('a later word of the title %j starts in %s at %d: %j', (title, label, at, expected) => {
  expect(startsWord(title, label, at)).toBe(expected);
});

test('judgeEdit warns about the first letter of a later word only if it is similar', () => {
  const judge = (added: string) =>
    judgeEdit(
      { kind: 'replacement', at: 4, added, removed: 'b', place: 'word' },
      9,
      BUILT_IN_LIMITS,
    );
  expect([judge('v'), judge('t')]).toEqual(['warn', 'info']);
});

test('listSlips lists transposed and doubled characters', () => {
  expect(new Set(listSlips('abcd'))).toEqual(
    new Set('aabcd abbcd abccd abcdd bacd acbd abdc abcd'.split(' ')),
  );
});

test.each([
  ['phantom', ['fantom']],
  ['fafa', ['phafa', 'fapha']],
  ['metamask', []],
])('listSoundEdits(%j) lists %j', (text, expected) => {
  const texts = listSoundEdits(text).map((edited) => edited.text);
  expect(texts.toSorted()).toEqual(expected.toSorted());
});
