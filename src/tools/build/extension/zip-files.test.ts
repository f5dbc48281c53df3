import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packFile, zipFiles } from './zip-files.ts';

const FILES = {
  'a.txt': Buffer.from('vitalik.eth\n'.repeat(100)),
  'folder/b.bin': Uint8Array.from({ length: 256 }, (_, at) => at),
  'empty.txt': new Uint8Array(),
};

const zipAll = async () =>
  zipFiles(
    await Promise.all(
      Object.entries(FILES).map(
        async ([path, content]) => [path, await packFile(content)] as const,
      ),
    ),
  );

it('packs files that other programs unpack', async () => {
  const unpacked = unzipSync(await zipAll());
  expect(Object.keys(unpacked)).toEqual(Object.keys(FILES));
  for (const [path, content] of Object.entries(FILES)) {
    expect(Buffer.from(unpacked[path] ?? [])).toEqual(Buffer.from(content));
  }
});

it('packs equal files to equal bytes', async () => {
  expect(Buffer.from(await zipAll())).toEqual(Buffer.from(await zipAll()));
});
