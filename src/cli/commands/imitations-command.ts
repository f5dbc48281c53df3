import type { Command } from 'commander';
import {
  CANDIDATE_KINDS,
  type Candidate,
  type ImitationsResponse,
} from '../../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_IMITATIONS } from '../../contract/limits.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { readImitationsRequest } from '../../operations/imitations-request.ts';
import {
  createLimitedImitations,
  type LimitedImitations,
} from '../../operations/limited-imitations.ts';
import { addExamples } from '../options/add-examples.ts';
import {
  addColorOptions,
  type ColorOptions,
  createFormatOption,
  getDefaultFormat,
} from '../options/shared-options.ts';
import { CliError } from '../process/cli-error.ts';
import { standardError, standardOutput } from '../process/standard-streams.ts';
import { escapeRecord } from '../terminal/escape-for-terminal.ts';
import { formatJson, formatJsonLine } from '../terminal/format-json.ts';
import { createStyles, type Styles } from '../terminal/styles.ts';
import { createTable } from '../terminal/table.ts';
import { getTableWidth } from '../terminal/terminal-width.ts';

const FORMATS = ['table', 'jsonl', 'csv', 'json'] as const;

type Format = (typeof FORMATS)[number];

interface ImitationsOptions extends ColorOptions {
  limit?: string;
  kinds?: string;
  format?: Format;
}

const COLUMNS = ['name', 'kind', 'evidence'] as const;

/** Number of candidates that are written in one call. */
const CHUNK_SIZE = 100;

/** Adds `namescope imitations`, which lists names that somebody could register to imitate a name. */
export function addImitationsCommand(program: Command): void {
  const command = program
    .command('imitations')
    .description('Lists names that could be registered to imitate a name, most dangerous first.')
    .argument('<name>', 'the name that could be imitated')
    .option(
      '--limit <number>',
      `maximum number of candidates, up to ${MAX_IMITATIONS} (default: ${DEFAULT_IMITATIONS})`,
    )
    .option(
      '--kinds <kinds>',
      `only these kinds, separated by commas: ${CANDIDATE_KINDS.join(', ')}`,
    )
    .addOption(createFormatOption(FORMATS))
    .action(printImitations);
  addColorOptions(command);
  addExamples(command, [
    ['namescope imitations vitalik.eth --limit 20', 'the 20 most dangerous candidates'],
    ['namescope imitations vitalik.eth --kinds look_alike,sequence', 'candidates of two kinds'],
    ['namescope imitations vitalik.eth --format csv > list.csv', 'a CSV file for a spreadsheet'],
  ]);
}

async function printImitations(name: string, options: ImitationsOptions): Promise<void> {
  const { format = getDefaultFormat(standardOutput), color, ...query } = options;
  const request = readImitationsRequest({
    name,
    network_name: 'mainnet',
    limit: query.limit,
    kinds: query.kinds,
  });
  if (!request.ok) {
    // The HTTP messages start with the parameter, which has the same name as the option.
    const errors = request.problem.errors ?? [];
    throw new CliError(errors.map(({ detail }) => `--${detail}`).join('\n'));
  }
  const candidates = createLimitedImitations(await createNodeInspector(), request.value);
  if (candidates.problem) throw new CliError(candidates.problem.detail);

  const styles = createStyles(standardOutput, color, process.env);
  if (format === 'json') await writeResponse(name, candidates);
  else await writeInChunks(candidates.steps, createFormatter(format, styles));
  await standardOutput.flush();
  if (!candidates.isComplete() && !standardOutput.isClosed && standardError.isTerminal) {
    await standardError.write(
      `Only the first ${request.value.limit} are shown. Use --limit for up to ${MAX_IMITATIONS}.\n`,
    );
  }
}

/** Writes the same JSON as the HTTP API. */
async function writeResponse(name: string, candidates: LimitedImitations): Promise<void> {
  const imitations = [...candidates.steps].filter((step) => step !== null);
  const response = { name, complete: candidates.isComplete(), imitations };
  await standardOutput.write(formatJson(standardOutput, response satisfies ImitationsResponse));
}

type FormatCandidates = (candidates: readonly Candidate[]) => string;

/** Writes candidates while they are generated, until the output is closed. */
async function writeInChunks(
  steps: LimitedImitations['steps'],
  formatCandidates: FormatCandidates,
): Promise<void> {
  for (const chunk of splitIntoChunks(steps)) {
    await standardOutput.write(formatCandidates(chunk));
    if (standardOutput.isClosed) return;
  }
}

/** Yields at least one chunk, because an empty list also has a header. */
function* splitIntoChunks(steps: LimitedImitations['steps']): Generator<Candidate[]> {
  let chunk: Candidate[] = [];
  for (const candidate of steps) {
    if (candidate === null) continue;
    if (chunk.length === CHUNK_SIZE) {
      yield chunk;
      chunk = [];
    }
    chunk.push(candidate);
  }
  yield chunk;
}

function createFormatter(format: Exclude<Format, 'json'>, styles: Styles): FormatCandidates {
  if (format === 'jsonl') {
    return (candidates) =>
      candidates.map((candidate) => formatJsonLine(standardOutput, candidate)).join('');
  }
  if (format === 'csv') {
    let header = [formatCsv(COLUMNS)];
    return (candidates) => {
      const lines = candidates.map(({ name, kind, evidence }) => formatCsv([name, kind, evidence]));
      const text = [...header, ...lines].join('');
      header = [];
      return text;
    };
  }
  const width = getTableWidth(standardOutput);
  const columns = COLUMNS.map((title) => ({ title, isCut: title === 'evidence' }));
  const table = createTable(columns, styles, width);
  return (candidates) =>
    table.formatRows(candidates.map(({ name, kind, evidence }) => [name, kind, evidence]));
}

function formatCsv(values: readonly string[]): string {
  const record = formatCsvRecord(values);
  return standardOutput.isTerminal ? escapeRecord(record) : record;
}
