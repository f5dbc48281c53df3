import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpackGzip } from './unpack.ts';

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
