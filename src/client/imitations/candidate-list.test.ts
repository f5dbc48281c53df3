import { expect, it, vi } from 'vitest';
import { NO_IMITATION } from '../../contract/bulk-columns.ts';
import type {
  CandidateKind,
  CandidatesQuery,
  JudgedCandidates,
} from '../../contract/imitations.ts';
import { createCandidateList, type RequestCandidates } from './candidate-list.ts';

type Judge = Parameters<typeof createCandidateList>[3];

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

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a list and a worker whose requests the test answers. */
function createList(...judges: [isWatched?: (name: string) => boolean, judge?: Judge]) {
  const requests: { query: CandidatesQuery; signal: AbortSignal }[] = [];
  const answers: ((part: JudgedCandidates) => void)[] = [];
  const request: RequestCandidates = (query, signal) => {
    requests.push({ query, signal });
    return new Promise((resolve) => answers.push(resolve));
  };
  const list = createCandidateList('nick.eth', request, ...judges);
  const answer = async (part: JudgedCandidates) => {
    answers.shift()?.(part);
    await settle();
  };
  const describeRows = () => list.rows.map(({ name, verdict }) => `${name} ${verdict}`);
  return { list, requests, answer, describeRows };
}

it('judges its candidates again when facts from the chain change', async () => {
  const warned = new Set<string>();
  const { list, answer, describeRows } = createList(
    (name) => name === 'nic.eth',
    (name, verdict) => (warned.has(name) ? 'warn' : verdict),
  );
  list.open();
  await answer(createPart(['nik.eth', 'nck.eth', 'nic.eth'], { isLast: true }));
  const before = ['nik.eth alert', 'nck.eth none', 'nic.eth watched'];
  expect(describeRows()).toEqual(before);
  warned.add('nck.eth');
  list.rejudge();
  expect(describeRows()).toEqual(before.with(1, 'nck.eth warn'));
  const counts = { alert: 1, warn: 1, watched: 1 };
  expect(Object.fromEntries(list.state().counts.verdicts)).toEqual(counts);
  warned.clear();
  list.rejudge();
  expect(describeRows()).toEqual(before);
});

it('requests chunks until the last one, and counts kinds and verdicts', async () => {
  const { list, requests, answer, describeRows } = createList();
  const phases: string[] = [];
  list.subscribe(() => phases.push(`${list.state().phase} ${list.state().count}`));
  expect(requests).toEqual([]);
  list.open();
  await answer(createPart(['nik.eth', 'nck.eth']));
  await answer(createPart(['n1ck.eth'], { isLast: true, kind: 'look_alike' }));
  expect(requests.map(({ query }) => query.offset)).toEqual([0, 2]);
  expect(phases).toEqual(['loading 0', 'loading 2', 'done 3']);
  expect(describeRows()).toEqual(['nik.eth alert', 'nck.eth none', 'n1ck.eth alert']);
  const { kinds, verdicts } = list.state().counts;
  expect(Object.fromEntries(kinds)).toEqual({ omission: 2, look_alike: 1 });
  expect(Object.fromEntries(verdicts)).toEqual({ alert: 2, none: 1 });
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

it('keeps its rows when closed or stopped, and resumes after them', async () => {
  const { list, requests, answer, describeRows } = createList();
  list.open();
  list.close();
  await answer(createPart(['late.eth']));
  expect(list.state()).toMatchObject({ phase: 'paused', count: 0 });
  list.open();
  await answer(createPart(['nik.eth']));
  list.stop();
  expect(requests[2]?.signal.aborted).toBe(true);
  await answer(createPart(['late.eth']));
  expect(list.state()).toMatchObject({ phase: 'stopped', count: 1 });
  list.close();
  list.open();
  expect(requests).toHaveLength(3);
  list.resume();
  expect(requests[3]?.query.offset).toBe(1);
  await answer(createPart(['nck.eth'], { isLast: true }));
  list.close();
  list.open();
  expect(list.state()).toMatchObject({ phase: 'done', count: 2 });
  expect(describeRows()).toEqual(['nik.eth alert', 'nck.eth alert']);
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
