import { expect, it } from 'vitest';
import { detectTextFormat } from '../../../lists/readers/detect-format.ts';
import type { KeptContent, KeptListInfo } from './kept-list.ts';
import {
  fromStoredContent,
  fromStoredInfo,
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

it('stores a list in the shape of version 1 and reads it back', () => {
  expect(toStoredContent(CONTENT)).toEqual(STORED);
  expect(fromStoredContent(STORED)).toEqual(CONTENT);
  expect(fromStoredInfo('a', toStoredInfo(INFO))).toEqual(INFO);
});

it('describes a list of another version as unreadable, so that the user can remove it', () => {
  expect(fromStoredContent({ ...STORED, version: 2 })).toBeNull();
  const stored = { ...toStoredInfo(INFO), version: 2 };
  expect(fromStoredInfo('a', stored)).toMatchObject({ id: 'a', isReadable: false });
});

it('reads nothing if nothing is stored', () => {
  expect(fromStoredContent(undefined)).toBeNull();
});
