import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { createTestIo } from '../testing/run-program.ts';
import { openSource } from './name-source.ts';

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
