import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../../hosts/node.ts';
import { createRowStore } from '../../../lists/rows/row-store.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import { findRowsWithHashes, readLabels, resolveHashes, resolveNames } from './find-labels.ts';

const hashOf = (label: string) => bytesToHex(keccak_256(utf8ToBytes(label)));
const hide = (label: string) => `[${hashOf(label)}]`;

const engine = await createNodeInspector();

async function resolve(names: string[], given: string[] = []) {
  const store = createRowStore();
  store.append(names, { ...engine.inspectColumns(names), revision: 0 });
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
  it('are resolved from the list itself and from a supplied list', async () => {
    const names = [
      'alice.eth',
      `${hide('alice')}.eth`,
      `${hide('bøb')}.${hide('alice')}.eth`,
      `${hide('nobody')}.eth`,
      `sub.${hide('eth')}`,
    ];
    expect(await resolve(names)).toEqual({
      1: 'alice.eth',
      2: `${hide('bøb')}.alice.eth`,
      4: 'sub.eth',
    });
    expect(await resolve(names, ['bøb'])).toMatchObject({ 2: 'bøb.alice.eth' });
  });

  it('can be resolved without changing the namehash', async () => {
    const name = `${hide('alice')}.${hide('x')}.eth`;
    const [text = ''] = Object.values(await resolve([name], ['alice', 'x']));
    expect(text).toBe('alice.x.eth');
    const { namehash } = engine.inspectColumns([name, text]);
    expect(namehash.subarray(32)).toEqual(namehash.subarray(0, 32));
  });

  it('are found in names that are not inspected', async () => {
    const many = Array.from({ length: 7 }, (_, at) => hide(`${at}`)).join('.');
    expect(await resolve([many], ['0', '1', '2', '3', '4', '5', '6'])).toEqual({
      0: '0.1.2.3.4.5.6',
    });
  });

  it('must contain a lowercase hash', async () => {
    const upper = `[${hashOf('alice').toUpperCase()}].eth`;
    expect(await resolve([upper, 'alice.eth', '[alice].eth'], ['alice'])).toEqual({});
  });
});
