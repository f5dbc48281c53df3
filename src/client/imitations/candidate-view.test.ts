import { describe, expect, it } from 'vitest';
import type { CandidateKind } from '../../contract/imitations.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import type { ImitationState } from '../../words/chain/imitation-on-chain.ts';
import type { JudgedCandidate } from './candidate-list.ts';
import type { CandidateVerdict } from './candidate-verdict.ts';
import { ALL_CANDIDATES, type CandidateQuery, createCandidateView } from './candidate-view.ts';
import type { Likeness, LikenessState } from './likeness-measure.ts';

const create = (name: string, kind: CandidateKind, verdict: CandidateVerdict): JudgedCandidate => ({
  name,
  kind,
  evidence: '',
  verdict,
});

const ROWS = [
  create('vita1ik.eth', 'look_alike', 'alert'),
  create('vitalìk.eth', 'look_alike', 'alert'),
  create('vtalik.eth', 'omission', 'warn'),
  create('avitalik.eth', 'insertion', 'info'),
  create('vitalik-app.eth', 'added_word', 'none'),
];

function createView(given: readonly JudgedCandidate[] = ROWS) {
  const rows = [...given];
  const states = new Map<string, ImitationState>();
  const measured = new Map<number, Likeness>();
  const [listed, likeness] = [createListeners(), createListeners()];
  const view = createCandidateView(
    { rows, subscribe: listed.subscribe },
    {
      of: (row) => measured.get(row),
      state: () => ({ measured: measured.size }) as LikenessState,
      subscribe: likeness.subscribe,
    },
    {
      describe(name) {
        const state = states.get(name);
        return state ? { state, tone: 'skip', parts: [] } : null;
      },
    },
  );
  /** Returns the names that match a query. */
  const runQuery = (query: Partial<CandidateQuery>) => {
    view.setQuery({ ...ALL_CANDIDATES, ...query });
    return view.shown().rows.map((row) => rows[row]?.name);
  };
  return { view, rows, states, measured, listed, likeness, runQuery };
}

const NAMES = ROWS.map(({ name }) => name);

describe('createCandidateView', () => {
  it.each<[string, Partial<CandidateQuery>, (string | undefined)[]]>([
    ['all candidates', {}, NAMES],
    ['one kind', { kinds: ['look_alike'] }, NAMES.slice(0, 2)],
    ['several kinds', { kinds: ['omission', 'insertion'] }, NAMES.slice(2, 4)],
    ['one verdict', { verdicts: ['none'] }, NAMES.slice(4)],
    ['kind and verdict', { kinds: ['look_alike'], verdicts: ['none'] }, []],
    ['text in the name', { search: ' APP' }, NAMES.slice(4)],
    ['decomposed text', { search: 'i\u0300' }, [NAMES[1]]],
    ['all candidates, sorted by name', { order: 'name' }, [...NAMES].sort()],
  ])('shows %s', (_, query, names) => {
    expect(createView().runQuery(query)).toEqual(names);
  });

  it('sorts by likeness, with names that cannot be drawn and unmeasured names last', () => {
    const { runQuery, measured } = createView();
    measured.set(4, 0.4).set(1, null).set(2, 1).set(3, 0.9);
    expect(runQuery({ order: 'likeness' })).toEqual([2, 3, 4, 1, 0].map((row) => NAMES[row]));
  });

  it('updates when the list grows or more candidates are measured', async () => {
    const { runQuery, view, rows, listed, measured, likeness } = createView([]);
    expect(runQuery({ order: 'likeness' })).toEqual([]);
    rows.push(...ROWS);
    listed.notify();
    await expect.poll(() => view.shown().rows).toEqual([0, 1, 2, 3, 4]);
    rows.push(create('vitalikk.eth', 'repetition', 'warn'));
    listed.notify();
    await expect.poll(() => view.shown().rows).toHaveLength(6);
    measured.set(5, 0.5);
    likeness.notify();
    await expect.poll(() => view.shown().rows, { timeout: 5_000 }).toEqual([5, 0, 1, 2, 3, 4]);
  });

  it('filters, sorts and counts by registration, and puts unchecked names before free names', () => {
    const { runQuery, view, states } = createView();
    expect(view.shown().states.size).toBe(0);
    states.set('vita1ik.eth', 'free').set('vtalik.eth', 'defensive').set('avitalik.eth', 'taken');
    states.set('vitalik-app.eth', 'free');
    expect(runQuery({ order: 'registration' })).toEqual([3, 2, 1, 0, 4].map((row) => NAMES[row]));
    expect(runQuery({ states: ['taken', 'defensive'] })).toEqual(NAMES.slice(2, 4));
    expect([...view.shown().states]).toEqual([
      ['free', 2],
      ['defensive', 1],
      ['taken', 1],
    ]);
  });

  it('updates when facts from the chain arrive', async () => {
    const { runQuery, view, states } = createView();
    expect(runQuery({ states: ['taken'] })).toEqual([]);
    states.set('vtalik.eth', 'taken');
    view.refresh();
    await expect.poll(() => view.shown().rows).toEqual([2]);
  });
});
