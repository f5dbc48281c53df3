import { describe, expect, it } from 'vitest';
import { createInspector } from '../../engine/inspector.ts';
import { readTables } from '../../engine/testing/read-tables.ts';
import { readPasted } from './read-pasted.ts';

/** Names that cannot be distinguished from the Chinese words before them, so both are inspected together. */
const LIKE_WORDS = /^(?:-|[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}]+\.eth$)/u;

describe.each(['metamask.eth', 'vitalik.eth', 'opensea.eth'])('imitations of %s', (name) => {
  const candidates = [...createInspector(readTables()).imitations(name)].map((each) => each.name);
  const findUnseen = (names: readonly string[], before: string, after: string) =>
    names.filter((each) => !readPasted(before + each + after)?.names.includes(each));

  it('are found whole in an English message', () => {
    expect(findUnseen(candidates, 'Pay uniswap.eth and ', ' today')).toEqual([]);
  });

  it.each(['请转给', '请转0.5ETH给', '我用USDC给'])('are found whole after %s', (before) => {
    const others = candidates.filter((each) => !LIKE_WORDS.test(each));
    expect(findUnseen(others, before, '谢谢')).toEqual([]);
  });
});
