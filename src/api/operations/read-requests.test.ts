import { expect, it } from 'vitest';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { Outcome } from '../../contract/problem.ts';
import { readBulkRequest, readGraphemeRequest, readNameRequest } from './read-requests.ts';

const MAINNET = { network_name: 'mainnet' };
const INVALID_NETWORK = 'network_name must be "mainnet" or "sepolia".';
const NO_NETWORK = 'network_name is required.';
const UNPAIRED = 'contains an unpaired surrogate, which UTF-8 cannot encode.';
const NOT_OBJECT = 'The body must be a JSON object.';
const NOT_ARRAY = 'names must be an array of strings.';
const TOO_MANY = 'names must contain at most 250 names.';

/** Returns the code of a problem, and the details of its faults. Checks that each detail starts with its path. */
function listFaults(outcome: Outcome<unknown>): string[] {
  if (outcome.ok) return [];
  const { code, errors = [] } = outcome.problem;
  for (const { path, detail } of errors) expect(detail.startsWith(path || 'The body')).toBe(true);
  return [code, ...errors.map(({ detail }) => detail)];
}

it.each<[input: unknown, ...details: string[]]>([
  [{}, 'names is required.', NO_NETWORK],
  [null, NOT_OBJECT],
  ['names', NOT_OBJECT],
  [['a.eth'], 'names is required.', NO_NETWORK],
  [Object.create({ names: 5 }), NOT_ARRAY, NO_NETWORK],
  [{ names: 'a.eth', ...MAINNET }, NOT_ARRAY],
  [
    { names: ['a', 1, null, ['b'], 'c', {}], ...MAINNET },
    ...[1, 2, 3, 5].map((at) => `names[${at}] must be a string.`),
  ],
  [{ names: [], network_name: 'goerli' }, INVALID_NETWORK],
  [{ names: [], network_name: 'Mainnet' }, INVALID_NETWORK],
  [{ names: Array(251).fill('a.eth'), ...MAINNET }, TOO_MANY],
  [{ names: [...Array(250).fill('a'), 7] }, 'names[250] must be a string.', TOO_MANY, NO_NETWORK],
  [
    { names: ['\uD800', 1], network_name: 'x' },
    `names[0] ${UNPAIRED}`,
    'names[1] must be a string.',
    INVALID_NETWORK,
  ],
])('readBulkRequest rejects %.60j and lists every fault', (input, ...details) => {
  expect(listFaults(readBulkRequest(input))).toEqual(['invalid_request', ...details]);
});

it('readBulkRequest rejects unpaired surrogates and lists each name that contains one', () => {
  const names = ['a.eth', '\uD83D', '😀.eth', 'x\uDE00y', '\uDE00\uD83D'];
  const outcome = readBulkRequest({ names, ...MAINNET });
  expect(listFaults(outcome)).toEqual([
    'unpaired_surrogate',
    ...[1, 3, 4].map((at) => `names[${at}] ${UNPAIRED}`),
  ]);
  const detail = `names[1] ${UNPAIRED} There are 2 more faults: see errors.`;
  expect(outcome).toMatchObject({ problem: { detail } });
});

it('readBulkRequest stops validating a huge list early', () => {
  const faults = listFaults(readBulkRequest({ names: new Array(500_000).fill(1), ...MAINNET }));
  // The code, one fault for each validated name, and one for the length of the list.
  expect(faults).toHaveLength(4 * MAX_BULK_NAMES + 2);
});

it.each<[read: (input: unknown) => Outcome<unknown>, input: unknown, ...faults: string[]]>([
  [readNameRequest, {}, 'invalid_request', 'name is required.', NO_NETWORK],
  [readNameRequest, { name: 5, ...MAINNET }, 'invalid_request', 'name must be a string.'],
  [readNameRequest, { name: '\uDC00', ...MAINNET }, 'unpaired_surrogate', `name ${UNPAIRED}`],
  [readNameRequest, { name: '\uDC00' }, 'invalid_request', `name ${UNPAIRED}`, NO_NETWORK],
  [readGraphemeRequest, {}, 'invalid_request', 'grapheme is required.'],
  [readGraphemeRequest, { grapheme: null }, 'invalid_request', 'grapheme must be a string.'],
  [readGraphemeRequest, { grapheme: 'a\uD800' }, 'unpaired_surrogate', `grapheme ${UNPAIRED}`],
])('%o rejects %j', (read, input, ...faults) => {
  expect(listFaults(read(input))).toEqual(faults);
});
