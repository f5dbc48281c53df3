import { BYTE_ORDER_MARK, formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { ChainCode } from '../chain/chain-code.ts';
import { type ExportSink, writeExport } from '../export/export-task.ts';
import type { JudgedCandidate } from './candidate-list.ts';
import type { CandidateRegistrations } from './candidate-registrations.ts';
import type { Likeness } from './likeness-measure.ts';

/** Creates the format of facts in an export, which is the same as on the command line. */
export function createCandidateFactsFormat(
  { getFacts, getRegisteredName, getOriginal }: CandidateRegistrations,
  { ON_CHAIN_COLUMNS, createRefused, hasSameOwner, toOnChainCells, toOnChainJson }: ChainCode,
): CandidateFactsFormat {
  const find = (name: string) =>
    getFacts(name) ?? { facts: createRefused(getRegisteredName(name), 'not_asked'), moment: null };
  const compareOwners = (name: string) => {
    const original = getOriginal();
    return original ? hasSameOwner(find(name), original) : null;
  };
  return {
    columns: ['same_owner', ...ON_CHAIN_COLUMNS],
    formatCells: (name) => [compareOwners(name) ?? '?', ...toOnChainCells(find(name))],
    formatJson: (name) => ({
      same_owner: compareOwners(name),
      on_chain: toOnChainJson(find(name)),
    }),
  };
}

export const CANDIDATE_FORMATS = ['txt', 'csv', 'jsonl'] as const;

export type CandidateFormat = (typeof CANDIDATE_FORMATS)[number];

const COLUMNS = ['name', 'kind', 'evidence', 'verdict', 'likeness'];

/** Formats what the chain knows about a candidate. */
export interface CandidateFactsFormat {
  columns: readonly string[];
  formatCells(name: string): (string | number | boolean | null)[];
  formatJson(name: string): object;
}

const DECIMAL_PLACES = 4;

/** Formats a candidate as one line: only its name, a CSV record, or a JSON object. */
function formatCandidate(
  format: CandidateFormat,
  { name, kind, evidence, verdict }: JudgedCandidate,
  measured: Likeness,
  facts: CandidateFactsFormat | null,
): string {
  if (format === 'txt') return `${name}\n`;
  const likeness = typeof measured === 'number' ? Number(measured.toFixed(DECIMAL_PLACES)) : null;
  return format === 'csv'
    ? formatCsvRecord([
        ...[name, kind, evidence, verdict, likeness],
        ...(facts?.formatCells(name) ?? []),
      ])
    : `${JSON.stringify({ name, kind, evidence, verdict, likeness, ...facts?.formatJson(name) })}\n`;
}

/** Number of candidates that are formatted between two checks of the clock. */
const BATCH_ROWS = 2_000;

export interface CandidatesExport {
  format: CandidateFormat;
  rows: readonly number[];
  getCandidate(row: number): JudgedCandidate;
  getLikeness(row: number): Likeness;
  /** Format of the facts from the chain. Null if the user has not asked for any. */
  facts: CandidateFactsFormat | null;
}

async function* formatCandidates(
  { format, rows, getCandidate, getLikeness, facts }: CandidatesExport,
  signal: AbortSignal,
  onShare: (share: number) => void,
): AsyncGenerator<string> {
  const yieldIfDue = createYielder(signal);
  if (format === 'csv')
    yield BYTE_ORDER_MARK + formatCsvRecord([...COLUMNS, ...(facts?.columns ?? [])]);
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS);
    yield batch
      .map((row) => formatCandidate(format, getCandidate(row), getLikeness(row), facts))
      .join('');
    onShare((start + batch.length) / rows.length);
    await yieldIfDue();
  }
}

/** Exports candidates in the order of the rows. Throws like {@link writeExport}. */
export async function exportCandidates(
  candidates: CandidatesExport,
  sink: ExportSink,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<void> {
  await writeExport(sink, formatCandidates(candidates, signal, onShare), signal);
}
