import { expect, it, test } from 'vitest';
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

test.each([
  ['host_imitates', 'Don’t open this site. It imitates MetaMask, whose site is metamask.io.'],
  [
    'host_may_imitate',
    'Check this site before you open it. It may imitate MetaMask, whose site is metamask.io.',
  ],
  [
    'host_contains_name',
    'This site has nothing to do with vitalik.eth. It belongs to the owner of evil.com.',
  ],
  ['host_other_ending', 'Check who owns this site. The site of MetaMask is metamask.io.'],
  ['host_known', 'This is a site of MetaMask.'],
  ['host_ordinary', 'This link contains no ENS name, and its host resembles no known one.'],
])('%s: %s', (code, words) => {
  const company = { host: 'metarnask.io', title: 'MetaMask', site: 'metamask.io' };
  const args = { ...company, name: 'vitalik.eth', domain: 'evil.com' };
  expect(sayFinding({ code, args }).headline).toEqual([words]);
});
