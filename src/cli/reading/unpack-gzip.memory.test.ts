import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { measureMemory } from '../../primitives/testing/measure-memory.ts';
import { unpackGzip } from './unpack-gzip.ts';

const MEGABYTE = 1024 * 1024;

it('releases the memory of completed steps', async () => {
  const packed = gzipSync(randomBytes(8 * MEGABYTE), { level: 1 });
  let growth = 0;
  async function* read() {
    yield packed.subarray(0, MEGABYTE);
    const before = measureMemory();
    yield packed.subarray(MEGABYTE);
    growth = measureMemory() - before;
  }
  let length = 0;
  for await (const bytes of unpackGzip(read())) length += bytes.length;
  expect(length).toBe(8 * MEGABYTE);
  expect(growth).toBeLessThan(MEGABYTE / 2);
});
