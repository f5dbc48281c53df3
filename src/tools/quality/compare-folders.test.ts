import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { compareFolders } from './compare-folders.ts';

const root = createTestFolder();

let folderCount = 0;

function createFolder(files: Record<string, string>): string {
  const folder = join(root, String(folderCount++));
  for (const [file, text] of Object.entries({ same: 'same', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it.each([
  [{ 'a/b': 'text' }, { 'a/b': 'text' }, []],
  [{ 'a/b': 'text' }, { 'a/b': 'tent' }, ['b: first difference at byte 2']],
  [{ a: 'text' }, { a: 'texts' }, ['a: first difference at byte 4']],
  [{ a: 'texts' }, { a: 'text' }, ['a: first difference at byte 4']],
  [{ a: '' }, { a: 'x' }, ['a: first difference at byte 0']],
  [{ a: 'x' }, {}, ['a: only in']],
  [{}, { 'a/b': 'x' }, ['b: only in']],
  [{ a: 'x' }, { b: 'x' }, ['a: only in', 'b: only in']],
])('compares folders with the files %j and %j: %j', (first, second, expected) => {
  const differences = compareFolders(createFolder(first), createFolder(second));
  expect(differences).toEqual(expected.map((text) => expect.stringContaining(text)));
});
