import type { Command } from 'commander';
import {
  createLimitedImitations,
  type LimitedImitations,
  readImitationsRequest,
} from '../../api/operations/list-imitations.ts';
import {
  CANDIDATE_KINDS,
  type Candidate,
  type ImitationsResponse,
} from '../../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_IMITATIONS } from '../../contract/limits.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createChainReader } from '../chain/chain-reader.ts';
import { createCandidateLayout } from '../imitations/candidate-layout.ts';
import { type ListedCandidate, toCandidateJson } from '../imitations/listed-candidate.ts';
import { LOOKED_UP_CANDIDATES, lookUpCandidates } from '../imitations/look-up-candidates.ts';
import { addExamples } from '../options/add-examples.ts';
import { addChainOptions, type ChainOptions, requireRpc } from '../options/chain-options.ts';
import {
  addColorOptions,
  type ColorOptions,
  createFormatOption,
  getDefaultFormat,
} from '../options/shared-options.ts';
import { CliError } from '../process/cli-error.ts';
import { EXIT_CODES } from '../process/exit-codes.ts';
import { standardError, standardOutput } from '../process/standard-streams.ts';
import { createMessages } from '../session/messages.ts';
import { formatJson } from '../terminal/format-json.ts';
import { createResultWriter } from '../writing/result-writer.ts';

const FORMATS = ['table', 'jsonl', 'csv', 'json'] as const;

type Format = (typeof FORMATS)[number];

interface ImitationsOptions extends ColorOptions, ChainOptions {
  limit?: string;
  kinds?: string;
  format?: Format;
  registered?: boolean;
}

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
      `maximum number of candidates, up to ${MAX_IMITATIONS} (default: ${DEFAULT_IMITATIONS}, or all with --registered)`,
    )
    .option(
      '--kinds <kinds>',
      `only these kinds, separated by commas: ${CANDIDATE_KINDS.join(', ')}`,
    )
    .option(
      '--registered',
      'with --rpc, list only candidates that are registered, still lead to an address, or have no answer',
    )
    .addOption(createFormatOption(FORMATS))
    .action((name: string, options: ImitationsOptions) => {
      requireRpc(command, options);
      return printImitations(name, options);
    });
  addChainOptions(command);
  addColorOptions(command);
  addExamples(command, [
    ['namescope imitations vitalik.eth --limit 20', 'the 20 most dangerous candidates'],
    ['namescope imitations vitalik.eth --kinds look_alike,sequence', 'candidates of two kinds'],
    ['namescope imitations vitalik.eth --format csv > list.csv', 'a CSV file for a spreadsheet'],
    [
      'namescope imitations vitalik.eth --registered --rpc http://localhost:8545',
      'candidates that are registered',
    ],
  ]);
}

async function printImitations(name: string, options: ImitationsOptions): Promise<void> {
  const { format = getDefaultFormat(standardOutput), rpc, limit, kinds } = options;
  const request = readImitationsRequest({
    name,
    network_name: 'mainnet',
    limit: limit ?? (options.registered ? String(MAX_IMITATIONS) : undefined),
    kinds,
  });
  if (!request.ok) {
    // The HTTP messages start with the parameter, which has the same name as the option.
    const errors = request.problem.errors ?? [];
    throw new CliError(errors.map(({ detail }) => `--${detail}`).join('\n'));
  }
  const candidates = createLimitedImitations(await createNodeInspector(), request.value);
  if (candidates.problem) throw new CliError(candidates.problem.detail);

  const { print } = createMessages(standardError);
  const onFailure = (message: string) => print(`namescope: ${message}`);
  const followsGateways = options.ccip ?? false;
  const reader = rpc === undefined ? null : createChainReader({ rpc, followsGateways, onFailure });
  const hasFacts = reader !== null;
  const chunks = splitIntoChunks(candidates.steps, hasFacts ? LOOKED_UP_CANDIDATES : CHUNK_SIZE);
  const listed = reader
    ? lookUpCandidates(chunks, {
        reader,
        imitated: candidates.imitated ?? name,
        onlyRegistered: options.registered ?? false,
      })
    : listWithoutFacts(chunks);
  if (format === 'json') {
    const all: ListedCandidate[] = [];
    for await (const chunk of listed) all.push(...chunk);
    // After a failed look-up, registered candidates may be missing.
    const isCut = options.registered && reader?.hasFailed;
    const response = {
      name,
      complete: candidates.isComplete() && !isCut,
      imitations: all.map(toCandidateJson),
    } satisfies ImitationsResponse;
    await standardOutput.write(formatJson(standardOutput, response));
  } else {
    const layout = createCandidateLayout(hasFacts);
    const writer = createResultWriter(layout, { ...options, format }, standardOutput);
    // Writes candidates while they are generated, until the output is closed.
    for await (const chunk of listed) {
      await writer.write(chunk);
      if (standardOutput.isClosed) break;
    }
  }
  await standardOutput.flush();
  if (reader?.hasFailed) process.exitCode = EXIT_CODES.failure;
  if (!candidates.isComplete() && !standardOutput.isClosed && standardError.isTerminal) {
    const verb = options.registered ? 'looked up' : 'shown';
    await standardError.write(
      `Only the first ${request.value.limit} are ${verb}. Use --limit for up to ${MAX_IMITATIONS}.\n`,
    );
  }
}

async function* listWithoutFacts(
  chunks: Iterable<readonly Candidate[]>,
): AsyncGenerator<ListedCandidate[]> {
  for (const chunk of chunks) yield chunk.map((candidate) => ({ candidate, onChain: null }));
}

/** Yields at least one chunk, because an empty list also has a header. */
function* splitIntoChunks(steps: LimitedImitations['steps'], size: number): Generator<Candidate[]> {
  let chunk: Candidate[] = [];
  for (const candidate of steps) {
    if (candidate === null) continue;
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
    chunk.push(candidate);
  }
  yield chunk;
}
