import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { FoundImitation } from '../../contract/imitations.ts';
import { createProblem } from '../../engine/create-problem.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import { readPasted } from '../../messages/pieces/read-pasted.ts';
import type { JobState } from '../bulk/bulk-job.ts';
import { appendRows } from '../bulk/testing/create-store.ts';
import { createWorkerPool } from '../bulk/worker-pool.ts';
import type { BulkSource } from '../input/bulk-source.ts';
import { isJobRunning } from '../offline/running-jobs.ts';
import { ProblemError } from '../queries/problem-error.ts';
import { WorkerCrashedError } from '../workers/worker-connection.ts';
import { createListSearch, MAX_SHOWN } from './list-search.ts';
import type { OpenList } from './read-open-list.ts';
import type { ImitationsWorker, SearchTally } from './search-names.ts';

type Find = ImitationsWorker['findImitations'];

/** Finds the names that start with `bad`. */
const find: Find = async (_, names) => ({
  ok: true,
  value: names.flatMap((name, row): FoundImitation[] => {
    if (!name.startsWith('bad')) return [];
    const rest = { evidence: '', rating: 4, status: 'alert', known: null } as const;
    return [{ row, name, kind: 'look_alike', ...rest }];
  }),
});

const readTexts = async (texts: readonly string[]) => texts.map(readPasted);

function createSearch(findImitations = find, name = 'good.eth') {
  const worker: ImitationsWorker = { findImitations, stop: () => undefined };
  const pool = createWorkerPool({ first: worker, spawn: () => worker, size: 2, idle: 0 });
  return createListSearch({ name, pool, readTexts, listWatched: () => ['bad-but-mine.eth'] });
}

type Search = ReturnType<typeof createSearch>;

const waitUntil = (isTrue: () => boolean) => vi.waitUntil(isTrue, { interval: 1, timeout: 10_000 });

const waitUntilOver = (search: Search) =>
  waitUntil(() => ['done', 'stopped', 'failed', 'choosing'].includes(search.state().phase));

async function run(source: BulkSource, search = createSearch()) {
  void search.open(source);
  await waitUntilOver(search);
  return search.state();
}

const searchText = (text: string, search?: Search) => run({ kind: 'text', text }, search);

const searchFile = (content: string | Uint8Array, fileName: string, search?: Search) =>
  run({ kind: 'file', file: new File([content as BlobPart], fileName) }, search);

const listFound = ({ found }: { found: readonly FoundImitation[] }) =>
  found.map(({ name }) => name);

/** Creates lines of names. The first of every hundred is an imitation. */
const createLines = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 100 === 0 ? `bad${at}.eth` : `name${at}.eth`));

/** Two lines without a dot, and the searched name. */
const READ = { completed: 2, containsTarget: true };

const crash = new WorkerCrashedError(false);
const unavailable = createProblem('tables_unavailable', 'The tables could not be loaded.');

describe('createListSearch', () => {
  it('finds all imitations in a long list, in order', async () => {
    const lines = createLines(10_500);
    const state = await searchText(lines.join('\n'));
    expect(state).toMatchObject({ phase: 'done', searched: 10_500, foundCount: 105, missed: 0 });
    expect(listFound(state)).toEqual(lines.filter((line) => line.startsWith('bad')));
  });

  it('asks for the column of a CSV file and reads the chosen one', async () => {
    const search = createSearch();
    const asked = await searchFile('id,owner,name\n1,bad.eth,nice.eth\n', 'n.csv', search);
    const options = { format: { column: 2 } };
    expect(asked).toMatchObject({ phase: 'choosing', listName: 'n.csv', options });
    search.acceptFormat({ kind: 'csv', delimiter: ',', column: 1, header: true });
    await waitUntil(() => search.state().phase === 'done');
    expect(listFound(search.state())).toEqual(['bad.eth']);
    expect(search.state().options?.format).toMatchObject({ column: 1 });
  });

  it('discards a list if the user declines to choose a column', async () => {
    const search = createSearch();
    await searchFile('id,name\n1,nice.eth\n', 'n.csv', search);
    search.declineFormat();
    expect(search.state()).toMatchObject({ phase: 'idle', listName: null });
  });

  it.each<[how: string, lines: string, found: string[], Partial<SearchTally>, name?: string]>([
    [
      'reads a line without a dot as a name under .eth',
      'bad\nbad。eth\ngood',
      ['bad.eth', 'bad。eth'],
      READ,
    ],
    ['or under .box', 'bad\ngood\nbetter.eth', ['bad.box'], READ, 'good.box'],
    ['or under a name', 'bad\ngood\nbetter.eth', ['bad.base.eth'], READ, 'good.base.eth'],
    [
      'extracts names from lists, links and handles',
      'nice.eth, bad.eth\nnicer.eth bad2.eth\nhttps://app.ens.domains/bad3.eth\n@bad4.eth\n@bad5\ngood.eth,1',
      ['bad.eth', 'bad2.eth', 'bad3.eth', 'bad4.eth', 'bad5.eth'],
      { splitLines: 6, searched: 8, unclear: 0, containsTarget: true },
    ],
    [
      'does not count lines that are not one name, unless they are imitations',
      'nice, bad\nhttps://example.org/nice\nbad name.eth\nnice.eth',
      ['bad name.eth'],
      { unclear: 2, searched: 2, splitLines: 0, completed: 0 },
    ],
    [
      'trims white space and skips blank and long lines',
      `good.eth \n\tbad.eth\u00a0\n \nbad2\n\t\n${'x'.repeat(1 << 20)}\n`,
      ['bad.eth', 'bad2.eth'],
      {
        trimmed: 2,
        searched: 3,
        completed: 1,
        rejected: new Map([
          ['empty', 2],
          ['too_long', 1],
        ]),
      },
    ],
  ])('%s: %#', async (_, lines, found, tally, name) => {
    const state = await searchText(lines, createSearch(find, name));
    expect(listFound(state)).toEqual(found);
    expect(state).toMatchObject(tally);
  });

  it('marks names on the watchlist as watched', async () => {
    const { counts } = await searchText('bad.eth\nbad-but-mine.eth');
    expect([counts.imitating.total, counts.watched.total]).toEqual([1, 1]);
  });

  it('counts and keeps more imitations than it shows', async () => {
    const names = Array.from({ length: MAX_SHOWN + 1 }, (_, at) => `bad${at}.eth`);
    const search = createSearch();
    const state = await searchText(names.join('\n'), search);
    expect(state.foundCount).toBe(MAX_SHOWN + 1);
    expect(listFound(state)).toEqual(names.slice(0, MAX_SHOWN));
    expect([...search.found()]).toHaveLength(MAX_SHOWN + 1);
  });

  it('keeps the results from before the end of a truncated file', async () => {
    const whole = gzipSync(createLines(50_000).join('\n'));
    const state = await searchFile(whole.subarray(0, whole.length >> 1), 'names.txt.gz');
    expect(state).toMatchObject({ phase: 'failed', canRetry: false });
    expect(state.error).toBeInstanceOf(UnreadableSourceError);
    expect([state.searched > 10_000, state.foundCount > 100]).toEqual([true, true]);
    expect(await searchFile('', 'names.txt')).toMatchObject({ phase: 'failed', canRetry: false });
  });

  it.each([
    [
      'continues if a worker crashes',
      () => Promise.reject(new WorkerCrashedError(true)),
      { phase: 'done', searched: 2000, missed: 1000, foundCount: 20 },
    ],
    [
      'fails if the tables are missing',
      async () => ({ ok: false, problem: unavailable }) as const,
      { phase: 'failed', searched: 1000, foundCount: 10, error: new ProblemError(unavailable) },
    ],
    [
      'fails if no worker starts',
      () => Promise.reject(crash),
      { phase: 'failed', searched: 1000, foundCount: 10, error: crash },
    ],
  ])('%s, and searches again on request', async (_, fail, expected) => {
    let hasFailed = false;
    const search = createSearch((name, names) =>
      hasFailed || !names.includes('name1001.eth') ? find(name, names) : fail(),
    );
    const state = await searchText(createLines(3000).join('\n'), search);
    expect(state).toMatchObject({ ...expected, canRetry: true });
    hasFailed = true;
    search.retry();
    await waitUntilOver(search);
    const whole = { phase: 'done', searched: 3000, missed: 0, foundCount: 30, error: null };
    expect(search.state()).toMatchObject(whole);
  });

  it('stops on request, keeps the results, and allows page updates again', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const search = createSearch(async (name, names) => {
      if (names.includes('name20001.eth')) await gate;
      return find(name, names);
    });
    void search.open({ kind: 'text', text: createLines(50_000).join('\n') });
    await waitUntil(() => search.state().searched > 0);
    expect(isJobRunning()).toBe(true);
    search.stop();
    const stopped = search.state();
    expect(stopped).toMatchObject({ phase: 'stopped', canRetry: true });
    expect(stopped.foundCount).toBeGreaterThan(0);
    expect(stopped.searched).toBeLessThan(50_000);
    release();
    await waitUntil(() => !isJobRunning());
    expect(search.state()).toBe(stopped);
  });

  it('replaces a running search when another list is opened', async () => {
    const search = createSearch();
    void search.open({ kind: 'text', text: createLines(50_000).join('\n') });
    const state = await searchFile('bad.eth\nbetter.eth', 'other.txt', search);
    expect(state).toMatchObject({ listName: 'other.txt', searched: 2, foundCount: 1 });
    await waitUntil(() => !isJobRunning());
    expect(search.state()).toBe(state);
  });
});

describe('searchOpenList', () => {
  function createOpenList(state: JobState, readError: string | null = null) {
    const store = createRowStore();
    const listeners = new Set<() => void>();
    const status = { state, readError, progress: 0.5 };
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const list = { store, snapshot: () => ({ status }), subscribe } as unknown as OpenList;
    const change = () => {
      for (const listener of [...listeners]) listener();
    };
    return {
      list,
      listeners,
      append(names: string[]) {
        appendRows(
          store,
          names.map((name) => ({ name })),
        );
        change();
      },
      end(next: JobState) {
        status.state = next;
        change();
      },
    };
  }

  it('searches the rows of the open list, including rows that arrive later, until it is stopped', async () => {
    const { list, append, end, listeners } = createOpenList('running');
    append(createLines(2000));
    const search = createSearch();
    search.searchOpenList(list);
    await waitUntil(() => listeners.size > 0);
    append(['bad-last.eth', 'good.eth']);
    end('done');
    await waitUntilOver(search);
    expect(search.state()).toMatchObject({
      phase: 'done',
      searched: 2002,
      foundCount: 21,
      isPartial: false,
      containsTarget: true,
      listName: null,
      isOpenList: true,
    });
    expect(listeners.size).toBe(0);

    const running = createOpenList('running');
    search.searchOpenList(running.list);
    await waitUntil(() => running.listeners.size > 0);
    search.stop();
    await waitUntil(() => !isJobRunning());
    expect(running.listeners.size).toBe(0);
  });

  it.each<[JobState, string | null, boolean]>([
    ['done', null, false],
    ['done', 'It is damaged.', true],
    ['paused', null, true],
    ['cancelled', null, true],
  ])(
    'after a list that is %s with the read error %s, isPartial is %s',
    async (job, readError, isPartial) => {
      const { list, append } = createOpenList(job, readError);
      append(createLines(1500));
      const search = createSearch();
      search.searchOpenList(list);
      await waitUntilOver(search);
      expect(search.state()).toMatchObject({ phase: 'done', searched: 1500, isPartial });
    },
  );
});
