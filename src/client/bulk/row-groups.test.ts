import { describe, expect, it } from 'vitest';
import type { ImitationStatus } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { CHUNK_ROWS } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { GetTargetRank } from './row-danger.ts';
import {
  findImitationGroups,
  type Grouping,
  listGroupedRows,
  rankLookAlikes,
} from './row-groups.ts';
import { createInspectedStore, createStoreOf, type TestRow } from './testing/create-store.ts';

const engine = await createNodeInspector();
const yieldIfDue = createYielder();
const rankEqually: GetTargetRank = () => 0;

/** Creates a row that imitates a name, or an address if the target is null. */
const imitate = (name: string, target: string | null, status: ImitationStatus): TestRow => ({
  name,
  rating: RATING_ALERT,
  imitates: { name: target, status },
});

/** Groups rows. Returns the target, the shown rows and the number of all rows of each group. */
async function find(rows: readonly TestRow[], getTargetRank = rankEqually) {
  const groups = await findImitationGroups(createStoreOf(rows), getTargetRank, yieldIfDue);
  return groups.map(({ name, rows, all }) => [name, rows, all.length]);
}

describe('findImitationGroups', () => {
  it('groups imitations of all chunks by the imitated name, most dangerous group first', async () => {
    const plain = { name: 'x', rating: RATING_PASS };
    const groups = await find([
      imitate('a1', 'a.eth', 'warn'),
      imitate('0x', null, 'alert'),
      imitate('b1', 'b.eth', 'alert'),
      imitate('a2', 'a.eth', 'info'),
      ...Array.from({ length: CHUNK_ROWS - 4 }, () => plain),
      imitate('b2', 'b.eth', 'warn'),
    ]);
    expect(groups).toEqual([
      [null, [1], 1],
      ['b.eth', [2, CHUNK_ROWS], 2],
      ['a.eth', [0], 1],
    ]);
  });

  it('lists the most dangerous names of a group first, and then larger groups', async () => {
    const rows = [
      imitate('near', 'a.eth', 'warn'),
      imitate('worse', 'a.eth', 'alert'),
      imitate('b1', 'b.eth', 'alert'),
      ...['c1', 'c2', 'c3'].map((name) => imitate(name, 'c.eth', 'alert')),
    ];
    expect(await find(rows, (name) => (name === 'b.eth' ? 0 : 1))).toEqual([
      ['b.eth', [2], 1],
      ['c.eth', [3, 4, 5], 3],
      ['a.eth', [1, 0], 2],
    ]);
  });

  it('counts all rows but lists only the first few different names', async () => {
    const rows = Array.from({ length: 100 }, (_, row) => imitate(`${row >> 1}`, 'a.eth', 'alert'));
    const shown = Array.from({ length: 12 }, (_, place) => place * 2);
    expect(await find(rows)).toEqual([['a.eth', shown, 100]]);
  });
});

describe('rankLookAlikes', () => {
  async function rank(names: string[]) {
    const store = createInspectedStore(engine, names);
    const { exact } = await rankLookAlikes(store, rankEqually, yieldIfDue);
    return exact.map(({ reference, referenceRow, rows, names: count }) => ({
      reference,
      isListed: referenceRow !== null,
      names: rows.map((row) => store.name(row)),
      count,
    }));
  }

  it('puts the group with the most dangerous name first, and compares it with the imitated name', async () => {
    expect(
      await rank(['he11o.eth', 'hello.eth', 'vita1ik.eth', 'vitalik.eth', 'vita1ik.eth']),
    ).toEqual([
      { reference: 'vitalik.eth', isListed: true, names: ['vita1ik.eth'], count: 2 },
      { reference: expect.any(String), isListed: true, names: [expect.any(String)], count: 2 },
    ]);
  });

  it('compares a group with the imitated name although it is not in the list', async () => {
    const names = expect.arrayContaining(['rnetamask.eth', 'm\u0435tamask.eth']);
    expect(await rank(['rnetamask.eth', 'm\u0435tamask.eth'])).toEqual([
      { reference: 'metamask.eth', isListed: false, names, count: 2 },
    ]);
  });

  it('lists only the most dangerous names of a large group', async () => {
    const names = Array.from({ length: 15 }, (_, at) => (at + 32).toString(2).replaceAll('0', 'l'));
    const [group] = await rank(names.map((label) => `${label}.eth`));
    expect([group?.count, group?.names.length]).toEqual([15, 12]);
  });
});

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

it.each<[Grouping, string[], unknown[]]>([
  // Each different imitation is listed once, the most imitated name first.
  [
    'imitated-names',
    NAMES,
    [
      [1, 'same_target', 'rnetamask.eth'],
      [1, 'same_target', 'metamàsk.eth'],
      [2, 'same_target', 'vitalìk.eth'],
      [3, 'same_target', 'n1ck.eth'],
    ],
  ],
  [
    'look-alikes',
    NAMES,
    [
      [1, 'identical', 'rnetamask.eth'],
      [1, 'identical', 'metamask.eth'],
      [2, 'almost_identical', 'rnetamask.eth'],
      [2, 'almost_identical', 'metamàsk.eth'],
      [2, 'almost_identical', 'metamask.eth'],
      [3, 'almost_identical', 'nick.eth'],
      [3, 'almost_identical', 'n1ck.eth'],
      [4, 'almost_identical', 'plain-words.eth'],
      [4, 'almost_identical', 'pläin-words.eth'],
    ],
  ],
  ['look-alikes', ['ok-1234567.eth'], []],
  ['imitated-names', ['ok-1234567.eth'], []],
])('lists the rows of the %s of %j', async (grouping, names, expected) => {
  const store = createInspectedStore(engine, names);
  const find = () => findImitationGroups(store, rankEqually, yieldIfDue);
  const { rows, groups } = await listGroupedRows(store, find, grouping, yieldIfDue);
  const listed = rows.map((row, index) => [
    groups[index]?.group,
    groups[index]?.grouped_by,
    store.name(row),
  ]);
  expect(listed).toEqual(expected);
});
