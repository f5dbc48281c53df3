import { expect, test } from 'vitest';
import { readHunspell } from './read-hunspell.ts';

test.each<[title: string, affixes: string[], words: string[], expected: string[][]]>([
  ['adds a suffix', ['SFX S Y 1', 'SFX S 0 s .'], ['café/S', 'thé'], [['café', 'cafés'], ['thé']]],
  [
    'replaces an ending if the word matches the condition',
    ['SFX S Y 2', 'SFX S y ies [^aeo]y', 'SFX S 0 s [aeo]y'],
    ['cry/S', 'play/S'],
    [
      ['cry', 'cries'],
      ['play', 'plays'],
    ],
  ],
  [
    'adds a prefix, a suffix and both',
    ['PFX P Y 1', 'PFX P 0 ne .', 'SFX S Y 1', 'SFX S t la t'],
    ['být/PS'],
    [['být', 'nebýt', 'býla', 'nebýla']],
  ],
  [
    'adds a suffix that follows a suffix',
    ['SFX A Y 1', 'SFX A 0 ak/B .', 'SFX B Y 1', 'SFX B 0 ban .'],
    ['ház/A'],
    [['ház', 'házak', 'házakban']],
  ],
  [
    'reads flags of two characters',
    ['FLAG long', 'SFX Aa Y 1', 'SFX Aa 0 en .', 'SFX aA Y 1', 'SFX aA 0 x .'],
    ['Tür/Aa'],
    [['Tür', 'Türen']],
  ],
  [
    'reads numbered flags through aliases',
    ['FLAG num', 'AF 2', 'AF 7', 'AF 7,8', 'SFX 8 Y 1', 'SFX 8 0 r .'],
    ['år/2', 'ø/1'],
    [['år', 'årr'], ['ø']],
  ],
  [
    'leaves out wrong spellings and words with apostrophes',
    ['FORBIDDENWORD !', 'PFX L Y 1', "PFX L 0 l' ."],
    ['école/L', 'ecole/!'],
    [['école']],
  ],
])('%s', (_, affixes, words, expected) => {
  expect(readHunspell(affixes.join('\n'), words.join('\n'), 10)).toEqual(expected);
});

test('stops at the maximum number of inflected words', () => {
  const words = Array.from({ length: 5 }, (_, at) => `w${at}/S`).join('\n');
  const entries = readHunspell('SFX S Y 1\nSFX S 0 s .', words, 3);
  expect(entries).toHaveLength(5);
  expect(entries.flat()).toHaveLength(5 + 3);
});
