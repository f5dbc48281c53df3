import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareFolders } from './compare-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'namescope-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;

function makeFolder(files: Record<string, string>): string {
  const folder = join(root, String(made++));
  for (const [file, text] of Object.entries({ same: 'same', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it.each([
  ['nothing if all files are equal', { 'a/b': 'text' }, { 'a/b': 'text' }, []],
  [
    'a file with a different byte',
    { 'a/b': 'text' },
    { 'a/b': 'tent' },
    ['b: differs from byte 2'],
  ],
  ['a longer file', { a: 'text' }, { a: 'texts' }, ['a: differs from byte 4']],
  ['a shorter file', { a: 'texts' }, { a: 'text' }, ['a: differs from byte 4']],
  ['an empty file', { a: '' }, { a: 'x' }, ['a: differs from byte 0']],
  ['a missing file', { a: 'x' }, {}, ['a: only in']],
  ['a file that is new', {}, { 'a/b': 'x' }, ['b: only in']],
  ['a moved file', { a: 'x' }, { b: 'x' }, ['a: only in', 'b: only in']],
])('says %s', (_, first, second, expected) => {
  const differences = compareFolders(makeFolder(first), makeFolder(second));
  expect(differences).toEqual(expected.map((text) => expect.stringContaining(text)));
});
