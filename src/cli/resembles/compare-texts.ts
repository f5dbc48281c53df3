import type { TextResemblance } from '../../contract/finding.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { ListFormat, ListOptions } from '../options/list-options.ts';
import type { ExitCode } from '../process/exit-codes.ts';
import { standardOutput } from '../process/standard-streams.ts';
import { createFaultReporter } from '../session/fault-reporter.ts';
import { endFaults, readWatchlists } from '../session/read-watchlists.ts';
import { type Session, type SessionOptions, startSession } from '../session/session.ts';
import {
  createStatusCounts,
  listCounts,
  reachesStatus,
  sumCounts,
} from '../session/status-counts.ts';
import { createStatusCell } from '../terminal/table.ts';
import { createResultWriter, type ResultLayout } from '../writing/result-writer.ts';

/** A text from the input, and what it resembles. */
interface ComparedText {
  text: string;
  resembles: TextResemblance | null;
}

const LAYOUT: ResultLayout<ComparedText> = {
  titles: ['verdict', 'text', 'resembles', 'evidence'],
  toRows: ({ text, resembles }, styles) => [
    [
      createStatusCell(resembles?.status ?? 'pass', styles),
      text,
      resembles?.text ?? '',
      { text: resembles?.evidence ?? '', draw: styles.dim },
    ],
  ],
  csv: {
    header: formatCsvRecord(['text', 'resembles', 'kind', 'status', 'evidence']),
    toRecords: ({ text, resembles: found }) => [
      formatCsvRecord([
        text,
        ...(found ? [found.text, found.kind, found.status, found.evidence] : ['', '', '', '']),
      ]),
    ],
  },
};

/** Options of `namescope resembles`, with the default format filled in. */
export interface ResemblesOptions
  extends Pick<ListOptions, 'watchlist' | 'knownNames' | 'failOn' | 'quiet' | 'color'> {
  format: ListFormat;
}

/** Compares texts with protected texts and writes one result per text. */
export async function compareTexts(
  input: Pick<SessionOptions, 'files' | 'names'>,
  options: ResemblesOptions,
): Promise<ExitCode> {
  const session = startSession({ ...input, ...options, text: false });
  const watchlist = await readProtectedTexts(options, session);
  const inspector = await createNodeInspector({ usesKnownNames: options.knownNames });
  const writer = createResultWriter(LAYOUT, options, standardOutput);
  const counts = createStatusCounts();
  for await (const texts of session.names) {
    const compared = texts.map((text) => ({
      text,
      resembles: inspector.resembles(text, { watchlist, usesKnownNames: options.knownNames }),
    }));
    for (const { resembles } of compared) counts[resembles?.status ?? 'pass'] += 1;
    await writer.write(compared);
    session.addFinished(texts.length);
  }
  await writer.end();
  await standardOutput.flush();
  const listed = listCounts(counts, ['alert', 'warn', 'info', 'pass']);
  const summary = `${formatCount(sumCounts(counts), 'text')}: ${listed}.`;
  return session.end(reachesStatus(counts, options.failOn), summary);
}

/**
 * Reads the texts to protect, one per line.
 *
 * @throws CliError if a watchlist has faults and `--fail-on` is given
 */
async function readProtectedTexts(
  { watchlist, failOn }: ResemblesOptions,
  { messages, signal }: Session,
): Promise<string[]> {
  const faults = createFaultReporter(messages, 'fault');
  const texts = await readWatchlists(watchlist, { faults, signal });
  await endFaults(faults, failOn, signal);
  return [...texts.keys()];
}
