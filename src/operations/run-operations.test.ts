import { describe, expect, it, vi } from 'vitest';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import type { ProblemFault } from '../contract/problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import { bulkInspectNames, inspectGrapheme, inspectName } from './run-operations.ts';

const fail = () => {
  throw new Error('A refused request must not reach the engine');
};
const unreachable = {
  bulkInspectNames: fail,
  inspectName: fail,
  inspectGrapheme: fail,
} as unknown as Inspector;

const NETWORK = 'network_name';
const A_NETWORK = { path: NETWORK, detail: 'network_name must be "mainnet" or "sepolia".' };
const REQUIRED = (path: string) => ({ path, detail: `${path} is required.` });
const A_STRING = (path: string) => ({ path, detail: `${path} must be a string.` });
const UNPAIRED = (path: string) => ({
  path,
  detail: `${path} holds an unpaired surrogate, which UTF-8 cannot encode.`,
});
const TOO_MANY = { path: 'names', detail: 'names must not hold more than 250 names.' };
const repeatNames = (count: number) => Array.from({ length: count }, () => 'a.eth');

describe('bulkInspectNames refuses', () => {
  it.each<[string, unknown, ProblemFault[]]>([
    ['an empty object', {}, [REQUIRED('names'), REQUIRED(NETWORK)]],
    ['null', null, [{ path: '', detail: 'The body must be a JSON object.' }]],
    ['a string', 'names', [{ path: '', detail: 'The body must be a JSON object.' }]],
    ['a list', ['a.eth'], [REQUIRED('names'), REQUIRED(NETWORK)]],
    [
      'inherited fields',
      Object.create({ names: 5 }),
      [{ path: 'names', detail: 'names must be a list of strings.' }, REQUIRED(NETWORK)],
    ],
    [
      'a single name',
      { names: 'a.eth', network_name: 'mainnet' },
      [{ path: 'names', detail: 'names must be a list of strings.' }],
    ],
    [
      'items that are no strings',
      { names: ['a', 1, null, ['b'], 'c', {}], network_name: 'mainnet' },
      [A_STRING('names[1]'), A_STRING('names[2]'), A_STRING('names[3]'), A_STRING('names[5]')],
    ],
    ['an unknown network', { names: [], network_name: 'goerli' }, [A_NETWORK]],
    ['a network in capitals', { names: [], network_name: 'Mainnet' }, [A_NETWORK]],
    ['251 names', { names: repeatNames(251), network_name: 'mainnet' }, [TOO_MANY]],
    [
      '251 names, one of them wrong, and no network',
      { names: [...repeatNames(250), 7] },
      [A_STRING('names[250]'), TOO_MANY, REQUIRED(NETWORK)],
    ],
    [
      'surrogates beside other faults',
      { names: ['\uD800', 1], network_name: 'x' },
      [UNPAIRED('names[0]'), A_STRING('names[1]'), A_NETWORK],
    ],
  ])('%s, and lists every fault', (_title, input, errors) => {
    const outcome = bulkInspectNames(unreachable, input);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_request', status: 422 } });
    if (!outcome.ok) expect(outcome.problem.errors).toEqual(errors);
  });

  it('unpaired surrogates, naming each name that has one', () => {
    const input = {
      names: ['a.eth', '\uD83D', '😀.eth', 'x\uDE00y', '\uDE00\uD83D'],
      network_name: 'mainnet',
    };
    expect(bulkInspectNames(unreachable, input)).toMatchObject({
      ok: false,
      problem: {
        code: 'unpaired_surrogate',
        detail:
          'names[1] holds an unpaired surrogate, which UTF-8 cannot encode, and 2 more faults: see errors.',
        errors: [UNPAIRED('names[1]'), UNPAIRED('names[3]'), UNPAIRED('names[4]')],
      },
    });
  });

  it('a hostile list at the price of a small one', () => {
    const input = { names: new Array(500_000).fill(1), network_name: 'mainnet' };
    const outcome = bulkInspectNames(unreachable, input);
    expect(outcome.ok).toBe(false);
    // The names looked at, and the length of the list.
    if (!outcome.ok) expect(outcome.problem.errors).toHaveLength(4 * MAX_BULK_NAMES + 1);
  });
});

describe('inspectName refuses', () => {
  it.each<[unknown, string, ProblemFault[]]>([
    [{}, 'invalid_request', [REQUIRED('name'), REQUIRED(NETWORK)]],
    [{ name: 5, network_name: 'mainnet' }, 'invalid_request', [A_STRING('name')]],
    [{ name: '\uDC00', network_name: 'mainnet' }, 'unpaired_surrogate', [UNPAIRED('name')]],
    [{ name: '\uDC00' }, 'invalid_request', [UNPAIRED('name'), REQUIRED(NETWORK)]],
  ])('%j with %s', (input, code, errors) => {
    expect(inspectName(unreachable, input)).toMatchObject({ ok: false, problem: { code, errors } });
  });
});

describe('inspectGrapheme refuses', () => {
  it.each<[unknown, string, ProblemFault[]]>([
    [{}, 'invalid_request', [REQUIRED('grapheme')]],
    [{ grapheme: null }, 'invalid_request', [A_STRING('grapheme')]],
    [{ grapheme: 'a\uD800' }, 'unpaired_surrogate', [UNPAIRED('grapheme')]],
  ])('%j with %s', (input, code, errors) => {
    expect(inspectGrapheme(unreachable, input)).toMatchObject({
      ok: false,
      problem: { code, errors },
    });
  });
});

it('hands names to the engine unchanged, and its refusals to the caller', () => {
  const refusal = { ok: false, problem: { code: 'internal_error' } };
  const inspector = { bulkInspectNames: vi.fn(() => [{ ok: true, value: 1 }, refusal]) };
  const input = { names: [' A ', 'a\u030A'], network_name: 'mainnet' };
  expect(bulkInspectNames(inspector as unknown as Inspector, input)).toBe(refusal);
  expect(inspector.bulkInspectNames).toHaveBeenCalledWith([' A ', 'a\u030A']);
});
