import { expect, it } from 'vitest';
import { hasFindingWords, sayFinding } from './finding-words.ts';
import { HEADLINE_WORDS } from './names/headline-words.ts';

it('has no code of a headline, so that a code shows which words a finding has', () => {
  expect(Object.keys(HEADLINE_WORDS).filter(hasFindingWords)).toEqual([]);
});

it('lists the first hidden characters, and counts all', () => {
  const args = { characters: '\u200b\u200d\u2061\u2061', count: 500 };
  expect(sayFinding({ code: 'hidden_text', args }).evidence).toEqual([
    'zero-width space (U+200B), zero-width joiner (U+200D), U+2061 and 497 more.',
  ]);
});
