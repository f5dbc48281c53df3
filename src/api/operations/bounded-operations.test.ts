import { describe, expect, it, vi } from 'vitest';
import { CANDIDATE_KINDS, type ImitationOptions } from '../../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS, MAX_IMITATIONS } from '../../contract/limits.ts';
import type { Outcome } from '../../contract/problem.ts';
import { createFailure } from '../../engine/create-problem.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { echoInspector } from '../testing/echo-inspector.ts';
import {
  bulkInspectNamesInChunks,
  type ChunkedList,
  inspectBoundedGrapheme,
  inspectBoundedName,
  listImitationsInChunks,
} from './bounded-operations.ts';
import { createLongJobs, TooManyJobsError } from './long-jobs.ts';

/** Reads a chunked list as one object. */
async function collect<T>(outcome: Outcome<ChunkedList<T>>) {
  if (!outcome.ok) return outcome;
  const { head, key, chunks, getTail } = outcome.value;
  const items: T[] = [];
  for await (const chunk of chunks) items.push(...chunk);
  return { ok: true, value: { ...head, [key]: items, ...getTail() } } as const;
}

const createOptions = (signal = new AbortController().signal, jobs = createLongJobs()) => ({
  jobs,
  signal,
});

const createRequest = (fields: object) => ({ network_name: 'mainnet', ...fields });

const inspectInBulk = (inspector: Inspector, fields: object, options = createOptions()) =>
  collect(bulkInspectNamesInChunks(inspector, createRequest(fields), options));

const inspectFully = async (inspector: Inspector, fields: object, options = createOptions()) =>
  inspectBoundedName(inspector, createRequest(fields), options);

const listImitations = (inspector: Inspector, fields: object, options = createOptions()) =>
  collect(listImitationsInChunks(inspector, createRequest(fields), options));

/** The longest allowed name. Each of its characters has two UTF-16 code units. */
const LONGEST = '😀'.repeat(MAX_HTTP_CHARACTERS);
const TOO_LONG = `${LONGEST}a`;
const fault = (path: string) => ({
  path,
  detail: `${path} has 10001 characters, more than 10000.`,
});

/** Creates an inspector that returns its arguments and records the names of each bulk call. */
function createEcho() {
  const chunks: string[][] = [];
  const bulkInspectNames = (names: readonly string[]) => {
    chunks.push([...names]);
    return echoInspector.bulkInspectNames(names);
  };
  return { chunks, inspector: { ...echoInspector, bulkInspectNames } };
}

describe('names', () => {
  it('can have 10,000 code points', async () => {
    const { inspector } = createEcho();
    const names = ['a.eth', LONGEST];
    expect(await inspectInBulk(inspector, { names })).toMatchObject({
      ok: true,
      value: { results: [{ name: 'a.eth' }, { name: LONGEST }] },
    });
    expect(await inspectFully(inspector, { name: LONGEST })).toMatchObject({
      ok: true,
    });
  });

  it('are rejected if they are longer, with one fault for each', async () => {
    const { inspector, chunks } = createEcho();
    const names = [TOO_LONG, 'a.eth', TOO_LONG];
    expect(await inspectInBulk(inspector, { names })).toMatchObject({
      ok: false,
      problem: {
        status: 422,
        code: 'name_too_long',
        errors: [fault('names[0]'), fault('names[2]')],
      },
    });
    expect(chunks).toEqual([]);
    expect(await inspectFully(inspector, { name: TOO_LONG })).toMatchObject({
      ok: false,
      problem: { code: 'name_too_long', errors: [fault('name')] },
    });
  });

  it('are checked for their length only if the rest of the request is valid', async () => {
    const { inspector } = createEcho();
    for (const outcome of [
      await inspectInBulk(inspector, { names: [TOO_LONG, 1] }),
      await inspectFully(inspector, { name: TOO_LONG, network_name: 'moon' }),
    ]) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid_request' } });
    }
  });
});

describe('inspectBoundedGrapheme', () => {
  const inspectGrapheme = (grapheme: string, options = createOptions()) =>
    inspectBoundedGrapheme(createEcho().inspector, { grapheme }, options);

  it('rejects a grapheme of more than 10,000 code points', async () => {
    expect(await inspectGrapheme(LONGEST)).toMatchObject({ ok: true });
    expect(await inspectGrapheme(TOO_LONG)).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request', errors: [fault('grapheme')] },
    });
  });

  it('inspects only a long grapheme as a long job', async () => {
    const jobs = createLongJobs({ open: 1, waiting: 0 });
    const options = createOptions(undefined, jobs);
    const open = await jobs.open(options.signal);
    expect(inspectGrapheme('a'.repeat(200), options)).toMatchObject({ ok: true });
    await expect(inspectGrapheme('a'.repeat(201), options)).rejects.toThrow(TooManyJobsError);
    open.end();
    expect(await inspectGrapheme('a'.repeat(201), options)).toMatchObject({ ok: true });
    (await jobs.open(options.signal)).end();
  });
});

describe('bulkInspectNamesInChunks', () => {
  it('inspects short names in one chunk', async () => {
    const { inspector, chunks } = createEcho();
    const names = Array.from({ length: 250 }, (_, index) => `${index}.eth`);
    await inspectInBulk(inspector, { names });
    expect(chunks).toEqual([names]);
  });

  it('does not wait for long jobs with up to 10,000 code units', async () => {
    const { inspector } = createEcho();
    const jobs = createLongJobs({ open: 1, waiting: 0 });
    const options = createOptions(undefined, jobs);
    const open = await jobs.open(options.signal);
    const names = Array.from({ length: 100 }, () => 'x'.repeat(100));
    expect(await inspectInBulk(inspector, { names }, options)).toMatchObject({
      ok: true,
    });
    const longer = inspectInBulk(inspector, { names: [...names, 'x'] }, options);
    await expect(longer).rejects.toThrow(TooManyJobsError);
    open.end();
  });

  it('lets other tasks run between chunks of 2,000 code units and keeps the order', async () => {
    const { inspector, chunks } = createEcho();
    const names = Array.from({ length: 100 }, (_, index) => `${index}${'x'.repeat(index * 90)}`);
    let otherTasks = 0;
    const repeat = () => {
      otherTasks += 1;
      waiting = setImmediate(repeat);
    };
    let waiting = setImmediate(repeat);
    const outcome = await inspectInBulk(inspector, { names });
    clearImmediate(waiting);
    expect(outcome).toMatchObject({ value: { results: names.map((name) => ({ name })) } });
    expect(chunks.flat()).toEqual(names);
    const [longest, ...others] = chunks
      .toSorted((a, b) => b.join('').length - a.join('').length)
      .filter((chunk) => chunk.length > 1);
    expect(longest?.join('').length).toBeLessThanOrEqual(2_000);
    expect(others).not.toEqual([]);
    expect(chunks.length).toBeGreaterThan(90);
    expect(otherTasks).toBeGreaterThanOrEqual(chunks.length);
  });

  it('fails if the inspector rejects a valid name', async () => {
    const { inspector } = createEcho();
    inspector.bulkInspectNames = () => [{ ok: false, problem: { detail: 'It broke.' } }] as never;
    await expect(inspectInBulk(inspector, { names: ['a'] })).rejects.toThrow('It broke.');
  });
});

describe('a request that waits for its turn', () => {
  const NAME = { name: 'x'.repeat(33) };

  it('is not inspected after the client has disconnected', async () => {
    const { inspector } = createEcho();
    const inspectName = vi.spyOn(inspector, 'inspectName');
    const client = new AbortController();
    const waiting = inspectFully(inspector, NAME, createOptions(client.signal));
    client.abort();
    await expect(waiting).rejects.toThrow('aborted');
    expect(inspectName).not.toHaveBeenCalled();
  });

  it('is rejected if 300 others wait, but a short name is inspected at once', async () => {
    const { inspector } = createEcho();
    const client = new AbortController();
    const options = createOptions(client.signal);
    const others = Array.from({ length: 300 }, () => inspectFully(inspector, NAME, options));
    const bulk = { names: [NAME.name] };
    await expect(inspectFully(inspector, NAME)).rejects.toThrow(TooManyJobsError);
    await expect(inspectInBulk(inspector, bulk)).rejects.toThrow(TooManyJobsError);
    const short = 'x'.repeat(31);
    expect(await inspectFully(inspector, { name: short })).toMatchObject({ ok: true });
    expect(await inspectInBulk(inspector, { names: [short] })).toMatchObject({
      ok: true,
    });
    client.abort();
    expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual(
      others.map(() => 'rejected'),
    );
    expect(await inspectFully(inspector, NAME)).toMatchObject({ ok: true });
  });
});

describe('a long request', () => {
  const LONG = createRequest({ names: Array.from({ length: 100 }, () => 'x'.repeat(1_000)) });

  it('stops when the client disconnects', async () => {
    const { inspector, chunks } = createEcho();
    const client = new AbortController();
    const outcome = bulkInspectNamesInChunks(inspector, LONG, createOptions(client.signal));
    const iterator = (outcome as { value: ChunkedList<unknown> }).value.chunks;
    await iterator.next();
    client.abort();
    await expect(iterator.next()).rejects.toThrow('aborted');
    expect(chunks).toHaveLength(1);
  });

  it('is rejected if too many long requests are open, but a short request is not', async () => {
    const { inspector } = createEcho();
    const options = createOptions(undefined, createLongJobs({ open: 1, waiting: 0 }));
    const outcome = bulkInspectNamesInChunks(inspector, LONG, options);
    const iterator = (outcome as { value: ChunkedList<unknown> }).value.chunks;
    await iterator.next();
    await expect(inspectInBulk(inspector, LONG, options)).rejects.toThrow(TooManyJobsError);
    await expect(listImitations(createLister(1).inspector, { name: 'a' }, options)).rejects.toThrow(
      TooManyJobsError,
    );
    expect(await inspectInBulk(inspector, { names: ['a'] }, options)).toMatchObject({
      ok: true,
    });

    // The slot is free again after the client has stopped reading.
    await iterator.return(undefined);
    expect(await inspectInBulk(inspector, LONG, options)).toMatchObject({ ok: true });
  });
});

/** Creates an inspector that lists `count` candidates of any name except `bad`. Records its options and progress. */
function createLister(count: number, length = 10) {
  const lister = { options: {} as ImitationOptions, listed: 0, isEnded: false };
  function* list() {
    try {
      for (let index = 0; index < count; index++) {
        lister.listed += 1;
        yield { name: `${index}`.padEnd(length, 'x'), kind: 'bit', evidence: '' };
      }
    } finally {
      lister.isEnded = true;
    }
  }
  const detail = 'This is not a name.';
  const { problem } = createFailure('invalid_request', detail, [{ path: 'name', detail }]);
  const inspector = {
    imitations(name: string, options: ImitationOptions) {
      lister.options = options;
      const imitations = list();
      const reason = name === 'bad' ? problem : null;
      return Object.assign(imitations, { imitated: name, problem: reason, steps: imitations });
    },
  } as unknown as Inspector;
  return { lister, inspector };
}

const INVALID_LIMIT = {
  path: 'limit',
  detail: 'limit must be a whole number from 1 to 10000.',
};
const INVALID_KINDS = {
  path: 'kinds',
  detail: `kinds must be one or more of these, separated by commas: ${CANDIDATE_KINDS.join(', ')}.`,
};
describe('listImitationsInChunks', () => {
  it.each([
    ['all imitations if there are fewer than the limit', 5, {}, 5, true],
    ['1,000 imitations by default', 5_000, {}, 1_000, false],
    ['one imitation for the limit 1', 5, { limit: '1' }, 1, false],
    ['all imitations if there are as many as the limit', 5, { limit: '5' }, 5, true],
    ['the maximum number of imitations', 20_000, { limit: '10000' }, MAX_IMITATIONS, false],
    ['two imitations for a limit with leading zeros', 5, { limit: '0002' }, 2, false],
  ])('lists %s', async (_title, count, query, length, complete) => {
    const { inspector, lister } = createLister(count);
    const input = { name: 'a.eth', ...query };
    const outcome = await listImitations(inspector, input);
    expect(outcome).toMatchObject({ ok: true, value: { name: 'a.eth', complete } });
    expect(outcome.ok && outcome.value.imitations).toHaveLength(length);
    // Generates one more imitation to find out whether the list is complete.
    expect(lister).toMatchObject({ listed: Math.min(count, length + 1), isEnded: true });
  });

  it.each([
    [undefined, CANDIDATE_KINDS],
    ['sequence', ['sequence']],
    ['sequence,look_alike,sequence', ['sequence', 'look_alike', 'sequence']],
    [CANDIDATE_KINDS.join(','), CANDIDATE_KINDS],
  ])('lists the kinds %s', async (kinds, expected) => {
    const { inspector, lister } = createLister(1);
    await listImitations(inspector, { name: 'a', ...(kinds && { kinds }) });
    expect(lister.options).toMatchObject({ kinds: expected });
  });

  it.each(['', '0', '10001', '-1', '1.5', '1e3', ' 5', '0x5', '٥', 'NaN', '9'.repeat(400)])(
    'rejects the limit %j',
    async (limit) => {
      const input = { name: 'a.eth', limit };
      expect(await listImitations(createLister(1).inspector, input)).toMatchObject({
        ok: false,
        problem: { code: 'invalid_request', detail: INVALID_LIMIT.detail, errors: [INVALID_LIMIT] },
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
  ])('rejects the kinds %j with one fault', async (kinds) => {
    const input = { name: 'a.eth', kinds };
    expect(await listImitations(createLister(1).inspector, input)).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request', errors: [INVALID_KINDS] },
    });
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
    ['short', 10, 200],
    ['long', 200, 10],
    ['very long', 10_000, 1],
  ])('lets other tasks run between chunks of %s names', async (_title, length, chunkLength) => {
    const { inspector, lister } = createLister(1_000, length);
    const { jobs, listedAtPauses } = createRecorder(lister);
    await listImitations(
      inspector,
      { name: 'a.eth', limit: '800' },
      createOptions(undefined, jobs),
    );
    expect(lister.listed).toBe(801);
    expect(listedAtPauses).toEqual(
      Array.from({ length: 800 / chunkLength + 1 }, (_, index) => index * chunkLength),
    );
  });

  it('lets other tasks run between variations that are not candidates', async () => {
    const { inspector, lister } = createLister(0);
    const { jobs, listedAtPauses } = createRecorder(lister);
    inspector.imitations = ((name: string) => {
      const steps = Array.from({ length: 100 }, () => null).values();
      return { imitated: name, problem: null, steps };
    }) as never;
    expect(
      await listImitations(inspector, { name: 'a' }, createOptions(undefined, jobs)),
    ).toMatchObject({ ok: true, value: { complete: true, imitations: [] } });
    expect(listedAtPauses).toHaveLength(11);
  });
});

/** Creates jobs that record how many candidates were listed at each pause. */
function createRecorder(lister: { listed: number }) {
  const listedAtPauses: number[] = [];
  const pause = async () => void listedAtPauses.push(lister.listed);
  return { listedAtPauses, jobs: { open: async () => ({ pause, end: () => {} }) } };
}
