import { expect, it } from 'vitest';
import { detectTextFormat } from '../../../lists/readers/detect-format.ts';
import type { KeptContent, KeptListInfo } from './kept-list.ts';
import {
  fromStoredContent,
  fromStoredInfo,
  readOnlyListInfo,
  toStoredContent,
  toStoredInfo,
} from './list-storage.ts';

const INFO: KeptListInfo = {
  id: 'a',
  name: 'names.txt',
  names: 1,
  bytes: 5,
  keptAt: 0,
  isFile: true,
  fingerprint: 'f',
  isReadable: true,
};

const CONTENT: KeptContent = {
  source: { kind: 'text', text: 'a.eth' },
  options: { ...detectTextFormat('a.eth'), bomLength: 3 },
};

const { bomLength, ...otherOptions } = CONTENT.options;
const STORED = { ...CONTENT, options: { ...otherOptions, mark: bomLength }, version: 1 };

it('stores content in the shape of version 1 and reads it back', () => {
  expect(toStoredContent(CONTENT)).toEqual(STORED);
  expect(fromStoredContent(STORED)).toEqual(CONTENT);
});

it.each([
  ['nothing', undefined],
  ['content of another version', { ...STORED, version: 2 }],
])('reads no content from %s', (_, stored) => {
  expect(fromStoredContent(stored)).toBeNull();
});

it('stores information and reads it back', () => {
  expect(fromStoredInfo('a', toStoredInfo(INFO))).toEqual(INFO);
});

it('describes a list of another version as unreadable, so that the user can remove it', () => {
  const stored = { ...toStoredInfo(INFO), version: 2 };
  expect(fromStoredInfo('a', stored)).toMatchObject({ id: 'a', isReadable: false });
});

it.each<[string, unknown, Partial<KeptListInfo> | null]>([
  ['nothing', undefined, null],
  [
    'pasted text',
    { ...STORED, id: 'x', names: 1, keptAt: Date.UTC(2026, 10, 21, 12) },
    { id: 'x', name: 'Pasted on 21 Nov 2026', names: 1, bytes: 5, isFile: false },
  ],
  [
    'a file',
    {
      ...STORED,
      source: { kind: 'file', file: new File(['a.eth\nb.eth'], 'names.csv') },
      id: 'x',
      names: 2,
      keptAt: 0,
    },
    { id: 'x', name: 'names.csv', names: 2, bytes: 11, isFile: true, isReadable: true },
  ],
  ['another version', { ...STORED, version: 7 }, { id: 'list', isReadable: false }],
])('reads what was kept when a device kept only one list: %s', (_, stored, expected) => {
  const info = readOnlyListInfo(stored);
  if (expected === null) expect(info).toBeNull();
  else expect(info).toMatchObject(expected);
});
