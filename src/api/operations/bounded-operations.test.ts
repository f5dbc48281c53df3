import { describe, expect, it, vi } from 'vitest';
import { CANDIDATE_KINDS } from '../../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS, MAX_IMITATIONS } from '../../contract/limits.ts';
import { createFailure } from '../../engine/create-problem.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { echoInspector } from '../testing/echo-inspector.ts';
import {
  inspectBoundedGrapheme,
  inspectBoundedName,
  inspectBoundedNames,
  listBoundedImitations,
} from './bounded-operations.ts';

const { signal } = new AbortController();
const MAINNET = { network_name: 'mainnet' };

/** The longest allowed name. Each of its characters has two UTF-16 code units. */
const LONGEST = '😀'.repeat(MAX_HTTP_CHARACTERS);
const TOO_LONG = `${LONGEST}a`;
const createFault = (path: string) => ({
  path,
  detail: `${path} has 10001 characters, more than 10000.`,
});

const inspectNames = (names: unknown[], inspector = echoInspector) =>
  inspectBoundedNames(inspector, { names, ...MAINNET }, signal);
const inspectOne = (name: string, fields = MAINNET) =>
  inspectBoundedName(echoInspector, { name, ...fields });
const inspectCharacter = (grapheme: string) => inspectBoundedGrapheme(echoInspector, { grapheme });

/** Counts the iterations of the event loop while a function runs. */
async function countIterations(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const repeat = () => {
    count += 1;
    next = setImmediate(repeat);
  };
  let next = setImmediate(repeat);
  await run();
  clearImmediate(next);
  return count;
}

describe('texts', () => {
  it('can have 10,000 code points', async () => {
    expect(await inspectNames(['a.eth', LONGEST])).toEqual({
      ok: true,
      value: { results: [{ name: 'a.eth' }, { name: LONGEST }] },
    });
    expect(inspectOne(LONGEST)).toMatchObject({ ok: true });
    expect(inspectCharacter(LONGEST)).toMatchObject({ ok: true });
  });

  it.each([
    [
      'names',
      'name_too_long',
      ['names[0]', 'names[2]'],
      () => inspectNames([TOO_LONG, 'a', TOO_LONG]),
    ],
    ['a name', 'name_too_long', ['name'], () => inspectOne(TOO_LONG)],
    ['a grapheme', 'invalid_request', ['grapheme'], () => inspectCharacter(TOO_LONG)],
  ])('are rejected if they are longer: %s', async (_, code, paths, run) => {
    const errors = paths.map(createFault);
    expect(await run()).toMatchObject({ ok: false, problem: { status: 422, code, errors } });
  });

  it('are checked for their length only if the rest of the request is valid', async () => {
    for (const outcome of [
      await inspectNames([TOO_LONG, 1]),
      inspectOne(TOO_LONG, { network_name: 'moon' }),
    ]) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_request' } });
    }
  });
});

describe('inspectBoundedNames', () => {
  it('inspects 2,000 code units at once, and pauses between chunks of this size', async () => {
    const bulkInspectNames = vi.fn(echoInspector.bulkInspectNames);
    const inspector = { ...echoInspector, bulkInspectNames };
    const short = Array.from({ length: 250 }, (_, index) => `${index}.eth`);
    await inspectNames(short, inspector);
    expect(bulkInspectNames.mock.calls).toEqual([[short]]);

    bulkInspectNames.mockClear();
    const names = Array.from({ length: 100 }, (_, index) => `${index}${'x'.repeat(index * 90)}`);
    const iterations = await countIterations(async () => {
      expect(await inspectNames(names, inspector)).toEqual({
        ok: true,
        value: { results: names.map((name) => ({ name })) },
      });
    });
    const chunks = bulkInspectNames.mock.calls.map(([chunk]) => chunk);
    expect(chunks.flat()).toEqual(names);
    for (const chunk of chunks) {
      if (chunk.length > 1) expect(chunk.join('').length).toBeLessThanOrEqual(2_000);
    }
    expect(chunks.length).toBeGreaterThan(90);
    expect(iterations).toBeGreaterThan(90);
  });

  it('returns the first problem', async () => {
    const failure = { ok: false, problem: { code: 'internal_error' } };
    const bulkInspectNames = () => [{ ok: true, value: 1 }, failure, failure];
    const inspector = { bulkInspectNames } as unknown as Inspector;
    expect(await inspectNames(['a', 'b', 'c'], inspector)).toBe(failure);
  });

  it('stops when the client disconnects', async () => {
    const client = new AbortController();
    const bulkInspectNames = vi.fn((names: readonly string[]) => {
      client.abort();
      return echoInspector.bulkInspectNames(names);
    });
    const input = { names: ['x'.repeat(2_000), 'a'], ...MAINNET };
    const running = inspectBoundedNames({ bulkInspectNames }, input, client.signal);
    await expect(running).rejects.toThrow('aborted');
    expect(bulkInspectNames).toHaveBeenCalledOnce();
  });
});

/** Creates an inspector that lists `count` candidates of any name except `bad`. Records its progress. */
function createLister(count: number) {
  const lister = { listed: 0, isEnded: false };
  function* list() {
    try {
      for (let index = 0; index < count; index++) {
        lister.listed += 1;
        yield { name: `${index}`, kind: 'bit', evidence: '' };
      }
    } finally {
      lister.isEnded = true;
    }
  }
  const detail = 'This is not a name.';
  const { problem } = createFailure('invalid_request', detail, [{ path: 'name', detail }]);
  const inspector = {
    imitations: (name: string) => ({ problem: name === 'bad' ? problem : null, steps: list() }),
  } as unknown as Inspector;
  return { lister, inspector };
}

const listImitations = (inspector: Pick<Inspector, 'imitations'>, fields: object) =>
  listBoundedImitations(inspector, { ...MAINNET, ...fields }, signal);

const INVALID_LIMIT = { path: 'limit', detail: 'limit must be a whole number from 1 to 10000.' };
const INVALID_KINDS = {
  path: 'kinds',
  detail: `kinds must be one or more of these, separated by commas: ${CANDIDATE_KINDS.join(', ')}.`,
};

describe('listBoundedImitations', () => {
  it.each([
    ['all imitations if there are fewer than the limit', 5, {}, 5, true],
    ['1,000 imitations by default', 5_000, {}, 1_000, false],
    ['one imitation for the limit 1', 5, { limit: '1' }, 1, false],
    ['all imitations if there are as many as the limit', 5, { limit: '5' }, 5, true],
    ['the maximum number of imitations', 20_000, { limit: '10000' }, MAX_IMITATIONS, false],
    ['two imitations for a limit with leading zeros', 5, { limit: '0002' }, 2, false],
  ])('lists %s', async (_title, count, query, length, complete) => {
    const { inspector, lister } = createLister(count);
    const outcome = await listImitations(inspector, { name: 'a.eth', ...query });
    expect(outcome).toMatchObject({ ok: true, value: { name: 'a.eth', complete } });
    expect(outcome.ok && outcome.value.imitations).toHaveLength(length);
    // Generates one more imitation to find out whether the list is complete.
    expect(lister).toMatchObject({ listed: Math.min(count, length + 1), isEnded: true });
  });

  it.each([
    ...['', '0', '10001', '-1', '1.5', '1e3', ' 5', '0x5', '٥', 'NaN', '9'.repeat(400)].map(
      (limit) => [{ limit }, INVALID_LIMIT] as const,
    ),
    ...['', ',', 'bit,', 'Bit', 'sequence, bit', 'nothing', 'toString', ','.repeat(1e5)].map(
      (kinds) => [{ kinds }, INVALID_KINDS] as const,
    ),
  ])('rejects %j with one fault', async (fields, fault) => {
    const outcome = await listImitations(createLister(1).inspector, { name: 'a.eth', ...fields });
    const problem = { code: 'invalid_request', detail: fault.detail, errors: [fault] };
    expect(outcome).toMatchObject({ ok: false, problem });
  });

  it.each([
    ['a name that ENS rejects', { name: 'bad' }, 'invalid_request', ['name']],
    ['a name that is too long', { name: TOO_LONG }, 'name_too_long', ['name']],
    ['an unpaired surrogate', { name: '\ud800' }, 'unpaired_surrogate', ['name']],
    ['a missing name', { name: undefined }, 'invalid_request', ['name']],
    [
      'several invalid fields',
      { name: 'bad', network_name: 'moon', limit: '0', kinds: 'x' },
      'invalid_request',
      ['name', 'network_name', 'limit', 'kinds'],
    ],
    [
      'a name that is too long and another invalid field',
      { name: TOO_LONG, limit: '0' },
      'invalid_request',
      ['name', 'limit'],
    ],
  ])('rejects %s', async (_title, fields, code, paths) => {
    const { inspector, lister } = createLister(1);
    const outcome = await listImitations(inspector, fields);
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
    expect(!outcome.ok && outcome.problem.errors?.map(({ path }) => path)).toEqual(paths);
    expect(lister.listed).toBe(0);
  });

  it.each([
    ['candidates of 200 characters', { name: 'x'.repeat(200) }, 100],
    ['variations that are not candidates', null, 0],
  ])('pauses after ten %s', async (_, step, length) => {
    const imitations = () => ({ problem: null, steps: Array(100).fill(step).values() });
    const inspector = { imitations } as unknown as Inspector;
    const iterations = await countIterations(async () => {
      const outcome = await listImitations(inspector, { name: 'a' });
      expect(outcome.ok && outcome.value.imitations).toHaveLength(length);
    });
    expect(iterations).toBeGreaterThanOrEqual(10);
  });
});
