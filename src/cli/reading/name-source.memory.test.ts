import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { measureMemory } from '../../primitives/testing/measure-memory.ts';
import { openSource } from './name-source.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 32 * MEGABYTE;

const folder = createTestFolder();

it('releases each chunk of a file after the next one is read', async () => {
  const path = join(folder, 'list.txt');
  writeFileSync(path, '');
  truncateSync(path, SIZE);
  const chunks = openSource(path).read(new AbortController().signal);
  let length = (await chunks.next()).value?.length ?? 0;
  const before = measureMemory();
  while (length < SIZE) length += (await chunks.next()).value?.length ?? SIZE;
  // The stream has not ended yet, so it could still hold chunks.
  expect(length).toBe(SIZE);
  expect(measureMemory() - before).toBeLessThan(4 * MEGABYTE);
  expect(await chunks.next()).toMatchObject({ done: true });
});
