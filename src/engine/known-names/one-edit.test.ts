import { describe, expect, test } from 'vitest';
import {
  BUILT_IN_LIMITS,
  type Edit,
  type EditKind,
  findEdit,
  judgeEdit,
  WATCHED_LIMITS,
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
    ['balancer', 'ballancer', ['undoubling', 'middle', '', 'l']],
    ['balacer', 'balancer', ['omission', 'middle', '', 'n']],
    ['alancer', 'balancer', ['omission', 'first', '', 'b']],
    ['balance', 'balancer', ['omission', 'last', '', 'r']],
    ['balacxr', 'balancer', null],
    ['balanc', 'balancer', null],
    ['balanxer', 'balancer', ['replacement', 'middle', 'x', 'c']],
    ['xalancer', 'balancer', ['replacement', 'first', 'x', 'b']],
    ['balancex', 'balancer', ['replacement', 'last', 'x', 'r']],
    ['bxlanxer', 'balancer', null],
  ],
)('findEdit(%j, %j) returns %j', (text, original, edit) => {
  const found = findEdit(text, original);
  expect(found && [found.kind, found.place, found.added, found.removed]).toEqual(edit);
});

describe('judgeEdit warns about names with a minimum length', () => {
  test.each<[text: string, original: string, builtIn: number, watched: number]>([
    // transposed, doubled and undoubled characters, including the first
    ['abdce', 'abcde', 5, 5],
    ['bacde', 'abcde', 5, 5],
    ['abccde', 'abcde', 5, 5],
    ['abcd', 'abccd', 5, 5],
    // an adjacent key, a different vowel
    ['absde', 'abcde', 7, 6],
    ['abfde', 'abcde', 6, 5],
    ['bocde', 'bacde', 6, 5],
    // an added or missing character
    ['abxcde', 'abcde', 6, 6],
    ['abde', 'abcde', 6, 6],
    // any other replacement
    ['abpde', 'abcde', 7, 6],
    // the last character
    ['abcdr', 'abcde', 7, 6],
    ['abcda', 'abcde', 7, 6],
    ['abcdm', 'abcde', 8, 7],
    ['abcdex', 'abcde', 8, 7],
    ['abcd', 'abcde', 8, 7],
    ['abcde2', 'abcde', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['abcd2', 'abcde', 8, 7],
    // the first character
    ['pbcde', 'abcde', 12, 12],
    ['pabcde', 'abcde', 12, 12],
    ['bcde', 'abcde', 12, 12],
    ['ebcde', 'abcde', 12, 12],
  ])(
    '%s for %s: at least %d characters, for watched names %d',
    (text, original, builtIn, watched) => {
      const edit = findEdit(text, original);
      if (edit === null) throw new Error('No edit');
      for (const [limits, limit] of [
        [BUILT_IN_LIMITS, builtIn],
        [WATCHED_LIMITS, watched],
      ] as const) {
        const judge = (length: number) => judgeEdit(edit, length, limits);
        const last = Math.min(limit, 40);
        expect(judge(limit)).toBe('warn');
        for (let length = 5; length < last; length++) expect(judge(length)).toBe('info');
        expect(judge(4)).toBeNull();
      }
    },
  );
});
