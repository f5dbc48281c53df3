import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../../hosts/node.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import { createInspectedStore } from '../testing/create-store.ts';
import { findRowsWithHashes, readLabels, resolveHashes, resolveNames } from './find-labels.ts';

const hashOf = (label: string) => bytesToHex(keccak_256(utf8ToBytes(label)));
const hide = (label: string) => `[${hashOf(label)}]`;

const engine = await createNodeInspector();

async function resolve(names: string[], given: string[] = []) {
  const store = createInspectedStore(engine, names);
  const yieldIfDue = createYielder();
  const rows = await findRowsWithHashes(store, yieldIfDue);
  async function* readAllLabels() {
    yield* readLabels(store, yieldIfDue);
    yield given;
  }
  const known = await resolveHashes(
    new Set([...rows.values()].flat()),
    readAllLabels(),
    async (texts) => engine.labelhashes(texts),
  );
  return Object.fromEntries(await resolveNames(store, rows, known, yieldIfDue));
}

describe('unknown labels', () => {
  const names = [
    'alice.eth',
    `${hide('alice')}.eth`,
    `${hide('bøb')}.${hide('alice')}.eth`,
    `${hide('nobody')}.eth`,
    `sub.${hide('eth')}`,
  ];
  const resolved = { 1: 'alice.eth', 2: `${hide('bøb')}.alice.eth`, 4: 'sub.eth' };
  const digits = [...'0123456'];
  const upperCase = `[${hashOf('alice').toUpperCase()}].eth`;

  it.each<[title: string, names: string[], given: string[], resolved: Record<number, string>]>([
    ['are resolved from the list itself', names, [], resolved],
    ['are resolved from a supplied list', names, ['bøb'], { ...resolved, 2: 'bøb.alice.eth' }],
    [
      'are found in names that are not inspected',
      [digits.map(hide).join('.')],
      digits,
      { 0: digits.join('.') },
    ],
    ['must contain a lowercase hash', [upperCase, 'alice.eth', '[alice].eth'], ['alice'], {}],
  ])('%s', async (_, list, given, expected) => {
    expect(await resolve(list, given)).toEqual(expected);
  });

  it('can be resolved without changing the namehash', async () => {
    const name = `${hide('alice')}.${hide('x')}.eth`;
    const [text = ''] = Object.values(await resolve([name], ['alice', 'x']));
    expect(text).toBe('alice.x.eth');
    const { namehash } = engine.inspectColumns([name, text]);
    expect(namehash.subarray(32)).toEqual(namehash.subarray(0, 32));
  });
});
