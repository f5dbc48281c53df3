import { findLookAlikes } from '../../lists/rows/look-alike-groups.ts';
import { CHUNK_ROWS, createRowStore } from '../../lists/rows/row-store.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { createBatchPool } from '../inspection/batch-pool.ts';
import { runInOrder } from '../inspection/run-in-order.ts';
import { countRating, createStatusCounts, reachesStatus } from '../inspection/status-counts.ts';
import type { ListFormat, ListOptions } from '../options/list-options.ts';
import type { ExitCode } from '../process/exit-codes.ts';
import type { Output } from '../process/output.ts';
import { readKnownOptions } from '../session/read-known-options.ts';
import { startSession } from '../session/session.ts';
import { createStyles } from '../terminal/styles.ts';
import { createTable } from '../terminal/table.ts';
import { getTerminalWidth } from '../terminal/terminal-width.ts';
import { createResultWriter } from '../writing/result-writer.ts';
import { fillBatches } from './fill-batches.ts';
import { formatGroup, formatGroupRows, GROUP_COLUMNS, GROUPS_CSV_HEADER } from './format-groups.ts';
import { describeGroup, type NameGroup } from './name-group.ts';

/** Options of `namescope groups` after the default format was applied. */
export interface GroupsOptions extends ListOptions {
  format: ListFormat;
}

/** Finds the names of lists that look alike and writes them in groups: exact before loose, largest first. */
export async function groupLists(
  files: readonly string[],
  options: GroupsOptions,
  output: Output,
  errors: Output,
): Promise<ExitCode> {
  const session = startSession({ ...options, files }, output, errors);
  const known = await readKnownOptions(options, session.messages, session.signal);
  const pool = createBatchPool(
    { kind: 'columns', known },
    { threads: options.threads, batchNames: CHUNK_ROWS },
  );
  const store = createRowStore();
  const counts = createStatusCounts();
  try {
    await runInOrder(fillBatches(session.names, CHUNK_ROWS), {
      run: pool.run,
      async onResult(columns, names) {
        store.append(names, { ...columns, revision: 0 });
        for (const rating of columns.rating) countRating(counts, rating);
        session.addFinished(names.length);
      },
      capacity: pool.capacity,
      stop: session.stop,
    });
  } finally {
    await pool.close();
  }
  // Groups from a part of the list would be incomplete.
  if (session.isStopped) return session.end(reachesStatus(counts, options.failOn), '');

  const found = await findLookAlikes(store, createYielder());
  const writer = createGroupsWriter(options, output);
  let number = 0;
  for (const look of ['exact', 'loose'] as const) {
    for (const group of found[look]) {
      if (output.isClosed || session.isStopped) break;
      number += 1;
      await writer.write(describeGroup(store, look, group), number);
    }
  }
  await writer.end();
  await output.flush();
  const summary = `${formatCount(store.length, 'name')}: ${formatCount(found.exact.length, 'group')} with the same look, ${formatCount(found.loose.length, 'group')} with the same look except for marks.`;
  return session.end(reachesStatus(counts, options.failOn), summary);
}

interface GroupsWriter {
  write(group: NameGroup, number: number): Promise<void>;
  end(): Promise<void>;
}

function createGroupsWriter({ format, color }: GroupsOptions, output: Output): GroupsWriter {
  if (format !== 'table') {
    const writer = createResultWriter(output, format, GROUPS_CSV_HEADER);
    return {
      write: (group, number) => writer.write(formatGroup(group, number, format, output.isTerminal)),
      end: writer.end,
    };
  }
  const styles = createStyles(output, color, process.env);
  const table = createTable(GROUP_COLUMNS, styles, getTerminalWidth());
  return {
    write: (group, number) =>
      output.write(table.formatRows(formatGroupRows(group, number, styles))),
    end: async () => undefined,
  };
}
