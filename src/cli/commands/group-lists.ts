import type { Rating } from '../../contract/rating.ts';
import {
  findLookAlikes,
  type LookAlikeGroup,
  type LookAlikes,
} from '../../lists/rows/look-alike-groups.ts';
import {
  CHUNK_ROWS,
  createColumnReader,
  createRowStore,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { getRatingTone } from '../../words/names/rating-words.ts';
import { createBatchPool } from '../inspection/batch-pool.ts';
import { runInOrder } from '../inspection/run-in-order.ts';
import type { ListOptions } from '../session/command-options.ts';
import { readKnownOptions } from '../session/read-watchlists.ts';
import { startSession } from '../session/session.ts';
import { StatusCounts } from '../session/summary-counts.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { createResultWriter, type ResultLayout } from '../terminal/result-writer.ts';
import { createStatusCell } from '../terminal/table.ts';

/** Finds the names of lists that look alike and writes them in groups: exact before loose, largest first. */
export async function groupLists(
  io: CliIo,
  files: readonly string[],
  options: ListOptions,
): Promise<ExitCode> {
  const session = startSession(io, { ...options, files });
  const known = await readKnownOptions(io, options, session.messages, session.signal);
  const pool = createBatchPool(
    { kind: 'columns', known },
    { threads: options.threads, batchNames: CHUNK_ROWS },
  );
  const store = createRowStore();
  const counts = new StatusCounts();
  try {
    await runInOrder(fillBatches(session.names, CHUNK_ROWS), {
      run: pool.run,
      async onResult(columns, names) {
        store.append(names, { ...columns, revision: 0 });
        counts.addRatings(columns.rating);
        session.addFinished(names.length);
      },
      capacity: pool.capacity,
      stop: session.stop,
    });
  } finally {
    await pool.close();
  }
  // Groups from a part of the list would be incomplete.
  if (session.isStopped) return session.end(counts, '');

  const found = await findLookAlikes(store, createYielder());
  const writer = createResultWriter(LAYOUT, options, io);
  let number = 0;
  for (const look of ['exact', 'loose'] as const) {
    for (const group of found[look]) {
      if (io.output.isClosed || session.isStopped) break;
      number += 1;
      await writer.write([describeGroup(store, look, group, number)]);
    }
  }
  await writer.end();
  await io.output.flush();
  const summary = `${formatCount(store.length, 'name')}: ${formatCount(found.exact.length, 'group')} with the same look, ${formatCount(found.loose.length, 'group')} with almost the same look.`;
  return session.end(counts, summary);
}

/** Regroups batches into batches of `size` items. Only the last batch may be smaller. */
async function* fillBatches<Item>(
  batches: AsyncIterable<readonly Item[]>,
  size: number,
): AsyncGenerator<Item[]> {
  const buffer: Item[] = [];
  for await (const batch of batches) {
    buffer.push(...batch);
    while (buffer.length >= size) yield buffer.splice(0, size);
  }
  if (buffer.length > 0) yield buffer;
}

/** A name in a group. */
interface GroupedName {
  name: string;
  rating: Rating;
  /** Known name that the name imitates, or null. */
  imitates: string | null;
  /** Number of times the name occurs in the lists. */
  count: number;
}

/** Names that look alike, in list order. They share a skeleton (`exact`) or a loose skeleton (`loose`). */
interface NameGroup {
  /** Number of the group, from 1. */
  group: number;
  look: keyof LookAlikes;
  names: GroupedName[];
}

/** Lists the names of a group, each once. */
function describeGroup(
  store: RowStore,
  look: keyof LookAlikes,
  { rows }: LookAlikeGroup,
  group: number,
): NameGroup {
  const getRating = createColumnReader(store, 'rating');
  const names = new Map<string, GroupedName>();
  for (const row of rows) {
    const name = store.name(row);
    const known = names.get(name);
    if (known) known.count += 1;
    else {
      const rating = getRating(row) as Rating;
      names.set(name, { name, rating, imitates: store.getTarget(row), count: 1 });
    }
  }
  return { group, look, names: [...names.values()] };
}

/** A group is written as a row for each name, or as one JSON value. */
const LAYOUT: ResultLayout<NameGroup> = {
  titles: ['group', 'look', 'verdict', 'count', 'name', 'finding'],
  toRows: ({ group, look, names }, styles) =>
    names.map(({ name, rating, imitates, count }) => [
      String(group),
      look,
      createStatusCell(getRatingTone(rating), styles),
      String(count),
      name,
      imitates === null ? '' : `imitates ${imitates}`,
    ]),
  csv: {
    header: formatCsvRecord(['group', 'look', 'name', 'rating', 'imitates', 'count']),
    toRecords: ({ group, look, names }) =>
      names.map(({ name, rating, imitates, count }) =>
        formatCsvRecord([group, look, name, rating, imitates, count]),
      ),
  },
};
