import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { createTestIo } from '../testing/run-program.ts';
import { openSource } from './name-source.ts';
import { unpackGzip } from './unpack.ts';

const folder = createTestFolder();

it('reports a file that becomes shorter while it is read', async () => {
  const path = join(folder, 'list.txt');
  writeFileSync(path, 'a.eth\n'.repeat(500_000));
  const chunks = openSource(createTestIo().io, path).read(new AbortController().signal);
  await chunks.next();
  truncateSync(path, 0);
  const readRest = async () => {
    for await (const _ of chunks);
  };
  await expect(readRest()).rejects.toThrow('The file became shorter while it was being read.');
});

const [A, B] = [gzipSync('a'), gzipSync('b')];
const ZEROES = Buffer.alloc(5_000);

async function unpackAll(parts: readonly Uint8Array[], chunkBytes: number): Promise<string> {
  const packed = Buffer.concat(parts);
  async function* split() {
    for (let start = 0; start < packed.length; start += chunkBytes) {
      yield packed.subarray(start, start + chunkBytes);
    }
  }
  let text = '';
  try {
    for await (const bytes of unpackGzip(split())) text += Buffer.from(bytes).toString();
  } catch {
    text += '!';
  }
  return text;
}

it.each([
  ['one member', [A], 'a'],
  ['two members', [A, B], 'ab'],
  ['zeroes after a member', [A, ZEROES], 'a'],
  ['a member after a zero', [A, ZEROES.subarray(0, 1), B], 'a!'],
  ['text after many zeroes', [A, ZEROES, Buffer.from('b')], 'a!'],
  ['text after a member', [A, Buffer.from('b')], 'a!'],
  ['a member without its end', [A, B.subarray(0, -4)], 'ab!'],
])('reads %s', async (_, parts, text) => {
  for (const chunkBytes of [1, 7, 64, 10_000]) {
    expect(await unpackAll(parts, chunkBytes)).toBe(text);
  }
});
