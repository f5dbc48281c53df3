import { describe, expect, it } from 'vitest';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { inspectNames } from './inspect-names.ts';
import { readBulkRequest } from './read-requests.ts';
import { inspectGrapheme, inspectName } from './run-operations.ts';

const fail = () => {
  throw new Error('An invalid request must not reach the inspector');
};
const unreachable = {
  inspectName: fail,
  inspectGrapheme: fail,
} as unknown as Inspector;

const NETWORK = 'network_name';
const MAINNET = { network_name: 'mainnet' };
const INVALID_NETWORK = { path: NETWORK, detail: 'network_name must be "mainnet" or "sepolia".' };
const createMissing = (path: string) => ({ path, detail: `${path} is required.` });
const createNotString = (path: string) => ({ path, detail: `${path} must be a string.` });
const createUnpaired = (path: string) => ({
  path,
  detail: `${path} contains an unpaired surrogate, which UTF-8 cannot encode.`,
});
const TOO_MANY = { path: 'names', detail: 'names must contain at most 250 names.' };
const repeatNames = (count: number) => Array.from({ length: count }, () => 'a.eth');

describe('readBulkRequest', () => {
  it.each<[string, unknown, ProblemFault[]]>([
    ['an empty object', {}, [createMissing('names'), createMissing(NETWORK)]],
    ['null', null, [{ path: '', detail: 'The body must be a JSON object.' }]],
    ['a string', 'names', [{ path: '', detail: 'The body must be a JSON object.' }]],
    ['an array', ['a.eth'], [createMissing('names'), createMissing(NETWORK)]],
    [
      'an object with inherited fields',
      Object.create({ names: 5 }),
      [{ path: 'names', detail: 'names must be an array of strings.' }, createMissing(NETWORK)],
    ],
    [
      'a string instead of an array',
      { names: 'a.eth', ...MAINNET },
      [{ path: 'names', detail: 'names must be an array of strings.' }],
    ],
    [
      'items that are not strings',
      { names: ['a', 1, null, ['b'], 'c', {}], ...MAINNET },
      [
        createNotString('names[1]'),
        createNotString('names[2]'),
        createNotString('names[3]'),
        createNotString('names[5]'),
      ],
    ],
    ['an unknown network', { names: [], network_name: 'goerli' }, [INVALID_NETWORK]],
    ['a network with a capital letter', { names: [], network_name: 'Mainnet' }, [INVALID_NETWORK]],
    ['251 names', { names: repeatNames(251), ...MAINNET }, [TOO_MANY]],
    [
      '251 names with an invalid one and no network',
      { names: [...repeatNames(250), 7] },
      [createNotString('names[250]'), TOO_MANY, createMissing(NETWORK)],
    ],
    [
      'unpaired surrogates and other faults',
      { names: ['\uD800', 1], network_name: 'x' },
      [createUnpaired('names[0]'), createNotString('names[1]'), INVALID_NETWORK],
    ],
  ])('rejects %s and lists every fault', (_title, input, errors) => {
    const outcome = readBulkRequest(input);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_request', status: 422 } });
    if (!outcome.ok) expect(outcome.problem.errors).toEqual(errors);
  });

  it('rejects unpaired surrogates and lists each name that contains one', () => {
    const input = {
      names: ['a.eth', '\uD83D', '😀.eth', 'x\uDE00y', '\uDE00\uD83D'],
      network_name: 'mainnet',
    };
    expect(readBulkRequest(input)).toMatchObject({
      ok: false,
      problem: {
        code: 'unpaired_surrogate',
        detail:
          'names[1] contains an unpaired surrogate, which UTF-8 cannot encode. There are 2 more faults: see errors.',
        errors: [
          createUnpaired('names[1]'),
          createUnpaired('names[3]'),
          createUnpaired('names[4]'),
        ],
      },
    });
  });

  it('stops validating a huge list early', () => {
    const input = { names: new Array(500_000).fill(1), ...MAINNET };
    const outcome = readBulkRequest(input);
    expect(outcome.ok).toBe(false);
    // One fault for each validated name, and one for the length of the list.
    if (!outcome.ok) expect(outcome.problem.errors).toHaveLength(4 * MAX_BULK_NAMES + 1);
  });
});

it.each<[run: typeof inspectName | typeof inspectGrapheme, unknown, string, ProblemFault[]]>([
  [inspectName, {}, 'invalid_request', [createMissing('name'), createMissing(NETWORK)]],
  [inspectName, { name: 5, ...MAINNET }, 'invalid_request', [createNotString('name')]],
  [inspectName, { name: '\uDC00', ...MAINNET }, 'unpaired_surrogate', [createUnpaired('name')]],
  [
    inspectName,
    { name: '\uDC00' },
    'invalid_request',
    [createUnpaired('name'), createMissing(NETWORK)],
  ],
  [inspectGrapheme, {}, 'invalid_request', [createMissing('grapheme')]],
  [inspectGrapheme, { grapheme: null }, 'invalid_request', [createNotString('grapheme')]],
  [inspectGrapheme, { grapheme: 'a\uD800' }, 'unpaired_surrogate', [createUnpaired('grapheme')]],
])('%o rejects %j with %s', (run, input, code, errors) => {
  expect(run(unreachable, input)).toMatchObject({ ok: false, problem: { code, errors } });
});

it('inspectNames returns the first problem', () => {
  const failure = { ok: false, problem: { code: 'internal_error' } };
  const inspector = { bulkInspectNames: () => [{ ok: true, value: 1 }, failure, failure] };
  expect(inspectNames(inspector as unknown as Inspector, ['a', 'b', 'c'])).toBe(failure);
});
