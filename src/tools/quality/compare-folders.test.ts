import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareFolders } from './compare-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'namescope-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

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
  ['no difference if all files are equal', { 'a/b': 'text' }, { 'a/b': 'text' }, []],
  [
    'a file with a different byte',
    { 'a/b': 'text' },
    { 'a/b': 'tent' },
    ['b: first difference at byte 2'],
  ],
  [
    'a file that is longer in the second folder',
    { a: 'text' },
    { a: 'texts' },
    ['a: first difference at byte 4'],
  ],
  [
    'a file that is shorter in the second folder',
    { a: 'texts' },
    { a: 'text' },
    ['a: first difference at byte 4'],
  ],
  [
    'a file that is empty in the first folder',
    { a: '' },
    { a: 'x' },
    ['a: first difference at byte 0'],
  ],
  ['a file that is only in the first folder', { a: 'x' }, {}, ['a: only in']],
  ['a file that is only in the second folder', {}, { 'a/b': 'x' }, ['b: only in']],
  ['a renamed file', { a: 'x' }, { b: 'x' }, ['a: only in', 'b: only in']],
])('reports %s', (_, first, second, expected) => {
  const differences = compareFolders(createFolder(first), createFolder(second));
  expect(differences).toEqual(expected.map((text) => expect.stringContaining(text)));
});
