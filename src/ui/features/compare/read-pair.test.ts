import { describe, expect, it, test } from 'vitest';
import { readPair } from './read-pair.ts';

describe('readPair', () => {
  it.each([
    ['vitalik.eth\nnick.eth', ['vitalik.eth', 'nick.eth']],
    ['vitalik.eth\r\n\r\nnick.eth\r\n', ['vitalik.eth', 'nick.eth']],
    ['vitalik.eth, nick.eth', ['vitalik.eth', 'nick.eth']],
    ['vitalik,nick', ['vitalik', 'nick']],
    ['vitalik.eth ; nick.eth\n', ['vitalik.eth', 'nick.eth']],
    [' vitalik.eth\tnick.eth ', ['vitalik.eth', 'nick.eth']],
    // Lines are taken as they are: what is hidden at their ends is what was pasted.
    ['vitalik.eth \nnick.eth\u200b', ['vitalik.eth ', 'nick.eth\u200b']],
    [
      'vitalik.eth\n \n\u05e9\u05dc\u05d5\u05dd.eth',
      ['vitalik.eth', '\u05e9\u05dc\u05d5\u05dd.eth'],
    ],
  ])('reads two names from %j', (text, names) => {
    expect(readPair(text)?.names).toEqual(names);
  });

  it.each([
    [''],
    ['\n\n'],
    ['vitalik.eth'],
    ['vitalik.eth\n'],
    // A name with a space in it, which ENS refuses, is one name.
    ['vita lik.eth'],
    ['vitalik. eth'],
    ['vitalik.eth is'],
    ['vitalik.eth,'],
    ['a.eth, b.eth, c.eth'],
    ['a.eth b.eth c.eth'],
    ['a.eth\u00a0b.eth'],
    // A link is one text, whatever is in it.
    ['https://a.b/?x=1,2'],
    ['see.eth https://a.b/c'],
    ['ens.domains/a.eth;b.eth'],
    ['“vitalik.eth, nick.eth”'],
  ])('leaves %j to one field', (text) => {
    expect(readPair(text)).toBeNull();
  });

  test('counts the lines, of which it takes two', () => {
    expect(readPair('a.eth\nb.eth\n\nc.eth')).toEqual({ names: ['a.eth', 'b.eth'], lines: 3 });
  });
});
