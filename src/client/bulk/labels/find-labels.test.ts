import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BulkInspector } from '../../../engine/inspector.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { createYielder } from '../../yielder.ts';
import { createRowStore } from '../row-store.ts';
import { findRowsWithHashes, readLabels, resolveHashes, resolveNames } from './find-labels.ts';

const hashOf = (label: string) => bytesToHex(keccak_256(utf8ToBytes(label)));
const hidden = (label: string) => `[${hashOf(label)}]`;

let engine: BulkInspector;
beforeAll(async () => {
  engine = await createNodeInspector();
});

async function resolved(names: string[], given: string[] = []) {
  const store = createRowStore();
  store.append(names, engine.inspectColumns(names));
  const yieldIfDue = createYielder();
  const rows = await findRowsWithHashes(store, yieldIfDue);
  async function* labels() {
    yield* readLabels(store, yieldIfDue);
    yield given;
  }
  const known = await resolveHashes(new Set([...rows.values()].flat()), labels(), async (texts) =>
    engine.labelhashes(texts),
  );
  return Object.fromEntries(await resolveNames(store, rows, known, yieldIfDue));
}

describe('labels known by their hash', () => {
  it('get their text from the list itself and from a given list', async () => {
    const names = [
      'alice.eth',
      `${hidden('alice')}.eth`,
      `${hidden('bøb')}.${hidden('alice')}.eth`,
      `${hidden('nobody')}.eth`,
      `sub.${hidden('eth')}`,
    ];
    expect(await resolved(names)).toEqual({
      1: 'alice.eth',
      2: `${hidden('bøb')}.alice.eth`,
      4: 'sub.eth',
    });
    expect(await resolved(names, ['bøb'])).toMatchObject({ 2: 'bøb.alice.eth' });
  });

  it('keep the namehash of the name', async () => {
    const name = `${hidden('alice')}.${hidden('x')}.eth`;
    const [text = ''] = Object.values(await resolved([name], ['alice', 'x']));
    expect(text).toBe('alice.x.eth');
    const { namehash } = engine.inspectColumns([name, text]);
    expect(namehash.subarray(32)).toEqual(namehash.subarray(0, 32));
  });

  it('are found in names that are too odd to be inspected', async () => {
    const many = Array.from({ length: 7 }, (_, at) => hidden(`${at}`)).join('.');
    expect(await resolved([many], ['0', '1', '2', '3', '4', '5', '6'])).toEqual({
      0: '0.1.2.3.4.5.6',
    });
  });

  it('are not taken for hashes when they are something else', async () => {
    const upper = `[${hashOf('alice').toUpperCase()}].eth`;
    expect(await resolved([upper, 'alice.eth', '[alice].eth'], ['alice'])).toEqual({});
  });
});
