import { randomBytes } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { measureMemory } from '../../primitives/testing/measure-memory.ts';
import { createTestIo } from '../testing/run-program.ts';
import { openSource } from './name-source.ts';
import { unpackGzip } from './unpack.ts';

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

const SIZE = 32 * MEGABYTE;

const folder = createTestFolder();

it('releases each chunk of a file after the next one is read', async () => {
  const path = join(folder, 'list.txt');
  writeFileSync(path, '');
  truncateSync(path, SIZE);
  const chunks = openSource(createTestIo().io, path).read(new AbortController().signal);
  let length = (await chunks.next()).value?.length ?? 0;
  const before = measureMemory();
  while (length < SIZE) length += (await chunks.next()).value?.length ?? SIZE;
  // The stream has not ended yet, so it could still hold chunks.
  expect(length).toBe(SIZE);
  expect(measureMemory() - before).toBeLessThan(4 * MEGABYTE);
  expect(await chunks.next()).toMatchObject({ done: true });
});
