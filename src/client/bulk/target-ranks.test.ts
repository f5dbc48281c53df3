import { describe, expect, it, vi } from 'vitest';
import type { ListedName } from '../../contract/inspector-service.ts';
import type { Outcome } from '../../contract/problem.ts';
import { createTargetRanks } from './target-ranks.ts';

const listed = (name: string, isTarget: boolean) => ({ name, isTarget }) as ListedName;
const NAMES = [listed('metamask.eth', true), listed('aave.eth', false)];

function create(answer: () => Promise<Outcome<ListedName[]>>) {
  const listKnownNames = vi.fn(answer);
  const load = createTargetRanks({ listWatched: () => ['mine.eth', 'aave.eth'], listKnownNames });
  return { load, listKnownNames };
}

describe('createTargetRanks', () => {
  it.each([
    ['a watched name', 'mine.eth', 0],
    ['a watched name that is also built in', 'aave.eth', 0],
    ['a name that is imitated often', 'metamask.eth', 1],
    ['another name', 'other.eth', 2],
  ])('ranks %s', async (_, name, rank) => {
    const { load } = create(async () => ({ ok: true, value: NAMES }));
    const getRank = await load();
    expect(getRank(name)).toBe(rank);
  });

  it('requests the known names once', async () => {
    const { load, listKnownNames } = create(async () => ({ ok: true, value: NAMES }));
    await load();
    await load();
    expect(listKnownNames).toHaveBeenCalledTimes(1);
  });

  it('ranks watched names first if the known names cannot be loaded, and tries again', async () => {
    const { load, listKnownNames } = create(() => Promise.reject(new Error('No worker.')));
    const getRank = await load();
    expect([getRank('mine.eth'), getRank('metamask.eth')]).toEqual([0, 2]);
    await load();
    expect(listKnownNames).toHaveBeenCalledTimes(2);
  });
});
