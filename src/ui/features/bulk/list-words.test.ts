import { expect, it } from 'vitest';
import type { ExportScope } from '../../../client/bulk/list-export.ts';
import type { SearchFindings, SearchWay } from '../../../client/bulk/name-searcher.ts';
import { NO_FILTER, type RowFilter } from '../../../client/bulk/row-filter.ts';
import {
  describeFindings,
  describeJobState,
  describeLostWarnings,
  describeTargetOrigin,
  formatBytes,
  getExportViewWord,
} from './list-words.ts';

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

it.each([
  ['running', null, 3, 'Inspecting'],
  // The file could not be read to its end, but the rows read so far are still being inspected.
  ['paused', 'It moved.', 3, 'Paused'],
  ['done', null, 0, 'Done'],
  ['done', 'It moved.', 0, 'Could not be read'],
  ['done', 'It is damaged.', 3, 'Partly read'],
  ['cancelled', null, 3, 'Stopped'],
] as const)(
  'describes a job that is %s with read error %j and %i rows as %j',
  (state, readError, rows, words) => {
    expect(describeJobState({ state, readError }, rows)).toBe(words);
  },
);

const METAMASK = { name: 'metamask.eth', title: 'MetaMask', category: 'wallet' };

it.each([
  [true, undefined, 'trusted by you'],
  [true, METAMASK, 'MetaMask, wallet, trusted by you'],
  [false, METAMASK, 'MetaMask, wallet'],
  [false, undefined, 'a brand or currency'],
])(
  'describes the origin of a name (watched: %s, known name: %o) as “%s”',
  (isWatched, listed, expected) => {
    expect(describeTargetOrigin(isWatched, listed)).toBe(expected);
  },
);

it.each<[ExportScope, Partial<RowFilter>, string]>([
  ['shown', {}, 'all'],
  ['all', { found: ['imitation'] }, 'all'],
  ['shown', { found: ['imitation'] }, 'imitations'],
  ['shown', { found: ['nothing'] }, 'no-problem'],
  ['shown', { found: ['known'] }, 'known'],
  ['shown', { found: ['imitation', 'known'] }, 'shown'],
  ['shown', { found: ['imitation'], ratings: [4] }, 'shown'],
  ['shown', { target: { name: null } }, 'shown'],
  ['look-alikes', {}, 'look-alikes'],
  ['imitated-names', { found: ['known'] }, 'imitated-names'],
])('calls an export of %s with the filter %j %s', (scope, filter, word) => {
  expect(getExportViewWord(scope, { ...NO_FILTER, ...filter })).toBe(word);
});

it.each([
  [0, null],
  [1, '1 row loses the warning about its address. CSV keeps it.'],
  [1234, '1,234 rows lose the warning about their address. CSV keeps these warnings.'],
])('describes %i rows that lose an address warning', (rows, expected) => {
  expect(describeLostWarnings(rows)).toBe(expected);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [25_600_000, '26 MB'],
  [2_100_000_000, '2.1 GB'],
  [3e15, '3,000 TB'],
])('formats %i as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
