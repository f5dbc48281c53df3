import { expect, it, test } from 'vitest';
import { HOST_WORDS, hasFindingWords, sayFinding } from './finding-words.ts';
import { HEADLINE_WORDS } from './names/headline-words.ts';
import { type Statement, say } from './statement.ts';

it('has no code of a headline, so that a code shows which words a finding has', () => {
  expect(Object.keys(HEADLINE_WORDS).filter(hasFindingWords)).toEqual([]);
});

it('lists the first hidden characters, and counts all', () => {
  const args = { characters: '\u200b\u200d\u2061\u2061', count: 500 };
  expect(sayFinding({ code: 'hidden_text', args }).evidence).toEqual([
    'zero-width space (U+200B), zero-width joiner (U+200D), U+2061 and 497 more.',
  ]);
});

const company = { host: 'metarnask.io', title: 'MetaMask', site: 'metamask.io' };

test.each<[Statement<typeof HOST_WORDS>, string]>([
  [
    { code: 'host_imitates', args: company },
    'Don’t open this site. It imitates MetaMask, whose site is metamask.io.',
  ],
  [
    { code: 'host_may_imitate', args: company },
    'Check this site before you open it. It may imitate MetaMask, whose site is metamask.io.',
  ],
  [
    {
      code: 'host_contains_name',
      args: { host: 'vitalik.eth.evil.com', name: 'vitalik.eth', domain: 'evil.com' },
    },
    'This site has nothing to do with vitalik.eth. It belongs to the owner of evil.com.',
  ],
  [
    { code: 'host_other_ending', args: { ...company, host: 'metamask.xyz' } },
    'Check who owns this site. The site of MetaMask is metamask.io.',
  ],
  [{ code: 'host_known', args: company }, 'This is a site of MetaMask.'],
  [
    { code: 'host_ordinary', args: { host: 'example.com' } },
    'This link contains no ENS name, and its host resembles no known one.',
  ],
])('%j', (statement, words) => {
  expect(say(HOST_WORDS, statement)).toBe(words);
});
