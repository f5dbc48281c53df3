import type { TextResemblance } from '../../contract/finding.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { ListOptions } from '../session/command-options.ts';
import { readWatchlists } from '../session/read-watchlists.ts';
import { type SessionOptions, startSession } from '../session/session.ts';
import { StatusCounts } from '../session/summary-counts.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { createResultWriter, type ResultLayout } from '../terminal/result-writer.ts';
import { createStatusCell } from '../terminal/table.ts';

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

/** Options of `namescope resembles`. */
export type ResemblesOptions = Pick<
  ListOptions,
  'watchlist' | 'knownNames' | 'failOn' | 'quiet' | 'color' | 'format'
>;

/** Compares texts with protected texts and writes one result per text. */
export async function compareTexts(
  io: CliIo,
  input: Pick<SessionOptions, 'files' | 'names'>,
  options: ResemblesOptions,
): Promise<ExitCode> {
  const session = startSession(io, { ...input, ...options, text: false });
  const watchlist = await readWatchlists(io, options, session.messages, session.signal);
  const inspector = await createNodeInspector({ usesKnownNames: options.knownNames });
  const writer = createResultWriter(LAYOUT, options, io);
  const counts = new StatusCounts();
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
  await io.output.flush();
  const listed = counts.list(['alert', 'warn', 'info', 'pass']);
  return session.end(counts, `${formatCount(counts.total, 'text')}: ${listed}.`);
}
