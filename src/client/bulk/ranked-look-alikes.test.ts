import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { findLookAlikes } from '../../lists/rows/look-alike-groups.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { rankLookAlikes } from './ranked-look-alikes.ts';
import { createInspectedStore } from './testing/create-store.ts';

const engine = await createNodeInspector();

async function rank(names: string[]) {
  const store = createInspectedStore(engine, names);
  const found = await findLookAlikes(store, createYielder());
  const ranked = await rankLookAlikes(store, found, () => 0, createYielder());
  return ranked.exact.map(({ reference, referenceRow, rows, names: count }) => ({
    reference,
    isListed: referenceRow !== null,
    names: rows.map((row) => store.name(row)),
    count,
  }));
}

describe('rankLookAlikes', () => {
  it('puts the group with the most dangerous name first, and compares it with the imitated name', async () => {
    expect(
      await rank(['he11o.eth', 'hello.eth', 'vita1ik.eth', 'vitalik.eth', 'vita1ik.eth']),
    ).toEqual([
      { reference: 'vitalik.eth', isListed: true, names: ['vita1ik.eth'], count: 2 },
      { reference: expect.any(String), isListed: true, names: [expect.any(String)], count: 2 },
    ]);
  });

  it('compares a group with the imitated name although it is not in the list', async () => {
    expect(await rank(['rnetamask.eth', 'm\u0435tamask.eth'])).toEqual([
      {
        reference: 'metamask.eth',
        isListed: false,
        names: expect.arrayContaining(['rnetamask.eth', 'm\u0435tamask.eth']),
        count: 2,
      },
    ]);
  });

  it('lists only the most dangerous names of a large group', async () => {
    const names = Array.from({ length: 5 }, (_, at) => [
      `${'l'.repeat(at)}1${'l'.repeat(6 - at)}.eth`,
      `${'1'.repeat(at + 2)}${'l'.repeat(5 - at)}.eth`,
      `${'l'.repeat(at + 2)}${'1'.repeat(5 - at)}.eth`,
    ]).flat();
    const [group] = await rank(names);
    expect(group?.count).toBe(15);
    expect(group?.names).toHaveLength(12);
  });
});
