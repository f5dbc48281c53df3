import { expect, it } from 'vitest';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { type Grouping, listGroupedRows } from './grouped-rows.ts';
import { findImitationGroups } from './imitation-groups.ts';
import { createInspectedStore } from './testing/create-store.ts';

const engine = await createNodeListEngine();

async function list(names: string[], grouping: Grouping) {
  const store = createInspectedStore(engine.inspector, names);
  const yieldIfDue = createYielder();
  const { rows, groups } = await listGroupedRows(
    { store, findImitationGroups: () => findImitationGroups(store, yieldIfDue) },
    grouping,
    yieldIfDue,
  );
  return rows.map((row, index) => [
    groups[index]?.group,
    groups[index]?.grouped_by,
    store.name(row),
  ]);
}

const NAMES = [
  'nick.eth',
  'rnetamask.eth',
  'n1ck.eth',
  'metamàsk.eth',
  'plain-words.eth',
  'rnetamask.eth',
  'pläin-words.eth',
  'vitalìk.eth',
  'metamask.eth',
];

it('lists each different imitation once, the most imitated name first', async () => {
  expect(await list(NAMES, 'imitated-names')).toEqual([
    [1, 'same_target', 'rnetamask.eth'],
    [1, 'same_target', 'metamàsk.eth'],
    [2, 'same_target', 'vitalìk.eth'],
    [3, 'same_target', 'n1ck.eth'],
  ]);
});

it('lists look-alikes by their group', async () => {
  expect(await list(NAMES, 'look-alikes')).toEqual([
    [1, 'identical', 'rnetamask.eth'],
    [1, 'identical', 'metamask.eth'],
    [2, 'almost_identical', 'rnetamask.eth'],
    [2, 'almost_identical', 'metamàsk.eth'],
    [2, 'almost_identical', 'metamask.eth'],
    [3, 'almost_identical', 'plain-words.eth'],
    [3, 'almost_identical', 'pläin-words.eth'],
  ]);
});

it('lists nothing without groups', async () => {
  expect(await list(['ok-1234567.eth'], 'look-alikes')).toEqual([]);
  expect(await list(['ok-1234567.eth'], 'imitated-names')).toEqual([]);
});
