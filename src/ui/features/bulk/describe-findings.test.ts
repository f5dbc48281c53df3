import { expect, it } from 'vitest';
import type { SearchFindings, SearchWay } from '../../../client/bulk/name-searcher.ts';
import { describeFindings } from './describe-findings.ts';

const NONE: SearchFindings = {
  byText: 0,
  byLook: 0,
  characters: [],
  totalCharacters: 0,
  sequence: null,
  error: null,
};

const joiner = {
  character: '\u200d',
  name: 'Zero Width Joiner',
  code_point: 0x200d,
  block: 'General Punctuation',
  ens_form: null,
  is_exact: true,
};

it.each<[SearchWay, Partial<SearchFindings>, string | null]>([
  ['look', { byText: 1200, byLook: 3 }, 'Found 1,200 by text and 3 more by look.'],
  ['text', { byText: 1 }, null],
  ['character', {}, 'No character has this name.'],
  [
    'character',
    { characters: [joiner], totalCharacters: 1 },
    'Names that contain Zero Width Joiner (U+200D).',
  ],
  ['character', { sequence: 'e\u0301' }, 'Names that contain the sequence U+0065 U+0301.'],
  ['look', { sequence: 'e\u0301', byText: 1 }, 'Names that contain the sequence U+0065 U+0301.'],
  ['character', { sequence: 'e\u0301', error: 'It failed.' }, 'It failed.'],
])('describes a search by %s that found %j', (way, findings, words) => {
  expect(describeFindings(way, { ...NONE, ...findings }, false)).toBe(words);
});
