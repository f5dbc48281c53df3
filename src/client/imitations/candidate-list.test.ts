import { expect, it, vi } from 'vitest';
import { NO_IMITATION } from '../../contract/bulk-columns.ts';
import type {
  CandidateKind,
  CandidatesQuery,
  JudgedCandidates,
} from '../../contract/imitations.ts';
import { createCandidateList, type RequestCandidates } from './candidate-list.ts';

/** Creates a chunk of candidates. The first has the verdict `alert`. */
function createPart(
  names: readonly string[],
  { isLast = false, imitated = 'nick.eth', kind = 'omission' as CandidateKind } = {},
): JudgedCandidates {
  return {
    imitated,
    candidates: names.map((name) => ({ name, kind, evidence: '' })),
    rating: Uint8Array.from(names, (_, at) => (at === 0 ? 4 : 2)),
    imitationStatus: Uint8Array.from(names, (_, at) => (at === 0 ? 0 : NO_IMITATION)),
    known: new Uint8Array(names.length),
    isLast,
  };
}

/** A worker whose requests the test answers. */
function createWorker() {
  const requests: { query: CandidatesQuery; signal: AbortSignal }[] = [];
  const answers: ((part: JudgedCandidates) => void)[] = [];
  const request: RequestCandidates = (query, signal) => {
    requests.push({ query, signal });
    return new Promise((resolve) => answers.push(resolve));
  };
  const answer = async (part: JudgedCandidates) => {
    answers.shift()?.(part);
    await settle();
  };
  return { request, requests, answer };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('judges its candidates again when facts from the chain change', async () => {
  const { request, answer } = createWorker();
  const warned = new Set<string>();
  const list = createCandidateList('nick.eth', request, undefined, (name, verdict) =>
    warned.has(name) ? 'warn' : verdict,
  );
  list.open();
  await answer(createPart(['nik.eth', 'nck.eth', 'nic.eth'], { isLast: true }));
  const verdicts = () => list.rows.map(({ verdict }) => verdict);
  expect(verdicts()).toEqual(['alert', 'none', 'none']);
  warned.add('nck.eth');
  list.rejudge();
  expect(verdicts()).toEqual(['alert', 'warn', 'none']);
  const { verdicts: counts } = list.state().counts;
  expect(Object.fromEntries(counts)).toEqual({ alert: 1, warn: 1, none: 1 });
  warned.clear();
  list.rejudge();
  expect(verdicts()).toEqual(['alert', 'none', 'none']);
});

it('requests chunks until the last one', async () => {
  const { request, requests, answer } = createWorker();
  const list = createCandidateList('nick.eth', request);
  const phases: string[] = [];
  list.subscribe(() => phases.push(`${list.state().phase} ${list.state().count}`));
  expect(requests).toEqual([]);
  list.open();
  await answer(createPart(['nik.eth', 'nck.eth']));
  await answer(createPart(['n1ck.eth'], { isLast: true, kind: 'look_alike' }));
  expect(requests.map(({ query }) => query.offset)).toEqual([0, 2]);
  expect(phases).toEqual(['loading 0', 'loading 2', 'done 3']);
  expect(list.rows.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['nik.eth', 'alert'],
    ['nck.eth', 'none'],
    ['n1ck.eth', 'alert'],
  ]);
  const { kinds, verdicts } = list.state().counts;
  expect([...kinds]).toEqual([
    ['omission', 2],
    ['look_alike', 1],
  ]);
  expect([...verdicts]).toEqual([
    ['alert', 2],
    ['none', 1],
  ]);
});

it('marks names on the user’s watchlist as watched', async () => {
  const { request, answer } = createWorker();
  const list = createCandidateList('nick.eth', request, (name) => name === 'nik.eth');
  list.open();
  await answer(createPart(['nik.eth', 'nck.eth'], { isLast: true }));
  expect(list.rows.map(({ verdict }) => verdict)).toEqual(['watched', 'none']);
});

it.each([
  ['nick.eth', 'nick.eth', ['nik.eth'], 'nick.eth'],
  ['Pay.nick.eth', 'nick.eth', ['pay.nik.eth'], 'pay.nick.eth'],
  ['nick', 'nick.eth', ['nik.eth'], 'nick.eth'],
  ['nick.eth', 'nick.eth', [], 'nick.eth'],
])(
  'returns the whole name of %s (imitated %s, candidates %j): %s',
  async (name, imitated, names, subject) => {
    const list = createCandidateList(name, async () =>
      createPart(names, { imitated, isLast: true }),
    );
    list.open();
    await settle();
    expect(list.state()).toMatchObject({ subject, imitated, phase: 'done' });
  },
);

it('keeps its rows when stopped, and resumes after them', async () => {
  const { request, requests, answer } = createWorker();
  const list = createCandidateList('nick.eth', request);
  list.open();
  await answer(createPart(['nik.eth']));
  list.stop();
  expect(requests[1]?.signal.aborted).toBe(true);
  await answer(createPart(['late.eth']));
  expect(list.state()).toMatchObject({ phase: 'stopped', count: 1 });
  list.close();
  list.open();
  expect(requests).toHaveLength(2);
  list.resume();
  expect(requests[2]?.query.offset).toBe(1);
  await answer(createPart(['nck.eth'], { isLast: true }));
  expect(list.rows.map(({ name }) => name)).toEqual(['nik.eth', 'nck.eth']);
});

it('pauses when closed, and continues when opened again', async () => {
  const { request, requests, answer } = createWorker();
  const list = createCandidateList('nick.eth', request);
  list.open();
  list.close();
  await answer(createPart(['nik.eth']));
  expect(list.state()).toMatchObject({ phase: 'paused', count: 0 });
  list.open();
  await answer(createPart(['nik.eth'], { isLast: true }));
  list.close();
  list.open();
  expect(list.state()).toMatchObject({ phase: 'done', count: 1 });
  expect(requests).toHaveLength(2);
});

it('reports an error, and retries on resume', async () => {
  const request = vi
    .fn<RequestCandidates>()
    .mockRejectedValueOnce(new Error('The worker died.'))
    .mockResolvedValue(createPart(['nik.eth'], { isLast: true }));
  const list = createCandidateList('nick.eth', request);
  list.open();
  await settle();
  expect(list.state()).toMatchObject({ phase: 'failed', error: new Error('The worker died.') });
  list.resume();
  await settle();
  expect(list.state()).toMatchObject({ phase: 'done', error: null, count: 1 });
});
