import { afterEach, describe, expect, it, vi } from 'vitest';
import { CANDIDATE_KINDS, type ImitationOptions } from '../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS, MAX_IMITATIONS } from '../contract/limits.ts';
import { createFailure } from '../engine/create-problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import {
  bulkInspectNamesInTurns,
  inspectBoundedGrapheme,
  inspectBoundedName,
  listImitationsInTurns,
} from './bounded-operations.ts';

const NETWORK = { network_name: 'mainnet' };
/** Two UTF-16 units each, one character. */
const LONGEST = '😀'.repeat(MAX_HTTP_CHARACTERS);
const TOO_LONG = `${LONGEST}a`;
const fault = (path: string) => ({
  path,
  detail: `${path} has 10001 characters, more than 10000.`,
});

/** Answers with what it was asked, and notes how much it was asked at a stretch. */
function createEcho() {
  const turns: string[][] = [];
  const inspector = {
    bulkInspectNames(names: string[]) {
      turns.push(names);
      return names.map((name) => ({ ok: true, value: { name } }));
    },
    inspectName: (name: string) => ({ ok: true, value: { name } }),
    inspectGrapheme: (grapheme: string) => ({ ok: true, value: { grapheme } }),
  } as unknown as Inspector;
  return { turns, inspector };
}

describe('a name over HTTP', () => {
  it('has at most 10,000 code points', async () => {
    const { inspector } = createEcho();
    const names = ['a.eth', LONGEST];
    expect(await bulkInspectNamesInTurns(inspector, { names, ...NETWORK })).toMatchObject({
      ok: true,
      value: { results: [{ name: 'a.eth' }, { name: LONGEST }] },
    });
    expect(inspectBoundedName(inspector, { name: LONGEST, ...NETWORK })).toMatchObject({
      ok: true,
    });
  });

  it('is refused beyond, all of them named', async () => {
    const { inspector, turns } = createEcho();
    const names = [TOO_LONG, 'a.eth', TOO_LONG];
    expect(await bulkInspectNamesInTurns(inspector, { names, ...NETWORK })).toMatchObject({
      ok: false,
      problem: {
        status: 422,
        code: 'name_too_long',
        errors: [fault('names[0]'), fault('names[2]')],
      },
    });
    expect(turns).toEqual([]);
    expect(inspectBoundedName(inspector, { name: TOO_LONG, ...NETWORK })).toMatchObject({
      ok: false,
      problem: { code: 'name_too_long', errors: [fault('name')] },
    });
  });

  it('is refused for what is wrong with the request first', async () => {
    const { inspector } = createEcho();
    for (const outcome of [
      await bulkInspectNamesInTurns(inspector, { names: [TOO_LONG, 1], ...NETWORK }),
      inspectBoundedName(inspector, { name: TOO_LONG, network_name: 'moon' }),
    ]) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_request' } });
    }
  });
});

it('a grapheme over HTTP has at most 10,000 code points', () => {
  const { inspector } = createEcho();
  expect(inspectBoundedGrapheme(inspector, { grapheme: LONGEST })).toMatchObject({ ok: true });
  expect(inspectBoundedGrapheme(inspector, { grapheme: TOO_LONG })).toMatchObject({
    ok: false,
    problem: { code: 'invalid_request', errors: [fault('grapheme')] },
  });
});

describe('a bulk request', () => {
  it('is answered at a stretch when its names are short', async () => {
    const { inspector, turns } = createEcho();
    const names = Array.from({ length: 250 }, (_, at) => `${at}.eth`);
    await bulkInspectNamesInTurns(inspector, { names, ...NETWORK });
    expect(turns).toEqual([names]);
  });

  it('lets others run between turns of 10,000 units, and keeps the order', async () => {
    const { inspector, turns } = createEcho();
    const names = Array.from({ length: 100 }, (_, at) => `${at}${'x'.repeat(at * 90)}`);
    let turnsOfOthers = 0;
    const others = setInterval(() => turnsOfOthers++, 0);
    const outcome = await bulkInspectNamesInTurns(inspector, { names, ...NETWORK });
    clearInterval(others);
    expect(outcome).toMatchObject({ value: { results: names.map((name) => ({ name })) } });
    expect(turns.flat()).toEqual(names);
    expect(Math.max(...turns.map((turn) => turn.join('').length))).toBeLessThanOrEqual(10_000);
    expect(turns.length).toBeGreaterThan(40);
    expect(turnsOfOthers).toBeGreaterThan(turns.length / 2);
  });

  it('ends with the first problem', async () => {
    const { inspector } = createEcho();
    const problem = { code: 'internal_error' };
    inspector.bulkInspectNames = () => [{ ok: false, problem }] as never;
    const names = ['a', 'b'.repeat(9_999)];
    expect(await bulkInspectNamesInTurns(inspector, { names, ...NETWORK })).toEqual({
      ok: false,
      problem,
    });
  });
});

/** Lists so many candidates of this length of any name but `bad`, and notes what it was asked and how many it listed. */
function createLister(count: number, length = 10) {
  const lister = { asked: {} as ImitationOptions, listed: 0, isEnded: false };
  function* list() {
    try {
      for (let at = 0; at < count; at++) {
        lister.listed += 1;
        yield { name: `${at}`.padEnd(length, 'x'), kind: 'bit', evidence: '' };
      }
    } finally {
      lister.isEnded = true;
    }
  }
  const detail = 'This is no name.';
  const { problem } = createFailure('invalid_request', detail, [{ path: 'name', detail }]);
  const inspector = {
    imitations(name: string, options: ImitationOptions) {
      lister.asked = options;
      return Object.assign(list(), { imitated: name, problem: name === 'bad' ? problem : null });
    },
  } as unknown as Inspector;
  return { lister, inspector };
}

const LIMIT = {
  path: 'limit',
  detail: 'limit must be a whole number from 1 to 10000.',
};
const KINDS = {
  path: 'kinds',
  detail: `kinds must be one or several of these, with commas between them: ${CANDIDATE_KINDS.join(', ')}.`,
};
const A_NETWORK = {
  path: 'network_name',
  detail: 'network_name must be "mainnet" or "sepolia".',
};
const NO_NAME = { path: 'name', detail: 'This is no name.' };

describe('the imitations of a name', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['all there are', 5, {}, 5, true],
    ['as many as are listed when nothing is said', 5_000, {}, 1_000, false],
    ['the one that is asked for', 5, { limit: '1' }, 1, false],
    ['all, which are just the limit', 5, { limit: '5' }, 5, true],
    ['as many as may be asked for', 20_000, { limit: '10000' }, MAX_IMITATIONS, false],
    ['a limit with zeros before it', 5, { limit: '0002' }, 2, false],
  ])('are %s', async (_title, there, query, length, complete) => {
    const { inspector, lister } = createLister(there);
    const input = { name: 'a.eth', ...NETWORK, ...query };
    const outcome = await listImitationsInTurns(inspector, input);
    expect(outcome).toMatchObject({ ok: true, value: { name: 'a.eth', complete } });
    expect(outcome.ok && outcome.value.imitations).toHaveLength(length);
    // One more tells whether it is complete; the rest is not made.
    expect(lister).toMatchObject({ listed: Math.min(there, length + 1), isEnded: true });
  });

  it.each([
    [undefined, CANDIDATE_KINDS],
    ['sequence', ['sequence']],
    ['sequence,look_alike,sequence', ['sequence', 'look_alike', 'sequence']],
    [CANDIDATE_KINDS.join(','), CANDIDATE_KINDS],
  ])('are of the kinds %s', async (kinds, asked) => {
    const { inspector, lister } = createLister(1);
    await listImitationsInTurns(inspector, { name: 'a', ...NETWORK, ...(kinds && { kinds }) });
    expect(lister.asked).toMatchObject({ kinds: asked });
  });

  it.each(['', '0', '10001', '-1', '1.5', '1e3', ' 5', '0x5', '٥', 'NaN', '9'.repeat(400)])(
    'are refused for the limit %j',
    async (limit) => {
      const input = { name: 'a.eth', ...NETWORK, limit };
      expect(await listImitationsInTurns(createLister(1).inspector, input)).toMatchObject({
        ok: false,
        problem: { code: 'invalid_request', detail: LIMIT.detail, errors: [LIMIT] },
      });
    },
  );

  it.each([
    '',
    ',',
    'sequence,',
    'Sequence',
    'sequence, bit',
    'nothing',
    'toString',
    ','.repeat(1e5),
  ])('are refused for the kinds %j, in one fault', async (kinds) => {
    const input = { name: 'a.eth', ...NETWORK, kinds };
    expect(await listImitationsInTurns(createLister(1).inspector, input)).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request', errors: [KINDS] },
    });
  });

  it.each([
    ['a name that ENS does not accept', { name: 'bad' }, 'invalid_request', [NO_NAME]],
    ['a name that is too long', { name: TOO_LONG }, 'name_too_long', [fault('name')]],
    [
      'half a surrogate pair',
      { name: '\ud800' },
      'unpaired_surrogate',
      [expect.objectContaining({ path: 'name' })],
    ],
    [
      'no name',
      { name: undefined },
      'invalid_request',
      [expect.objectContaining({ path: 'name' })],
    ],
    [
      'everything',
      { name: 'bad', network_name: 'moon', limit: '0', kinds: 'x' },
      'invalid_request',
      [NO_NAME, A_NETWORK, LIMIT, KINDS],
    ],
    [
      'a name that is too long, among others',
      { name: TOO_LONG, limit: '0' },
      'invalid_request',
      [fault('name'), LIMIT],
    ],
  ])('are refused for %s', async (_title, fields, code, errors) => {
    const { inspector, lister } = createLister(1);
    const outcome = await listImitationsInTurns(inspector, { ...NETWORK, ...fields });
    expect(outcome).toMatchObject({ ok: false, problem: { code, errors } });
    expect(!outcome.ok && outcome.problem.errors).toHaveLength(errors.length);
    expect(lister.listed).toBe(0);
  });

  it.each([
    ['short', 10, 1_000],
    ['long', 200, 50],
    ['longest', 10_000, 1],
  ])('that are %s let others run between turns of 10,000 units', async (_title, length, most) => {
    const { inspector, lister } = createLister(5_000, length);
    const yielded: number[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void) => {
      yielded.push(lister.listed);
      queueMicrotask(callback);
    }) as typeof setTimeout);
    await listImitationsInTurns(inspector, { name: 'a.eth', ...NETWORK, limit: '4000' });
    expect(lister.listed).toBe(4_001);
    expect(yielded).toEqual(Array.from({ length: 4_000 / most }, (_, at) => (at + 1) * most));
  });
});
