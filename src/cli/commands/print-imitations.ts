import {
  createLimitedImitations,
  readImitationsRequest,
} from '../../api/operations/list-imitations.ts';
import type { Candidate, ImitationsResponse } from '../../contract/imitations.ts';
import { MAX_IMITATIONS } from '../../contract/limits.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import {
  type FoundName,
  hasSameOwner,
  ON_CHAIN_COLUMNS,
  toOnChainCells,
  toOnChainJson,
} from '../../lists/writers/on-chain-columns.ts';
import { describeImitation } from '../../words/chain/imitation-on-chain.ts';
import {
  type ChainReader,
  createChainReader,
  formatChainWords,
  NO_MOMENT,
} from '../inspection/chain-reader.ts';
import type { ChainOptions } from '../session/command-options.ts';
import { createMessages } from '../session/messages.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { CliError, EXIT_CODES, type ExitCode } from '../terminal/exit-codes.ts';
import { createResultWriter, formatJson, type ResultLayout } from '../terminal/result-writer.ts';
import { type ColorOptions, createStatusCell, type Styles } from '../terminal/table.ts';
/** Options of `namescope imitations`. */
export interface ImitationsOptions extends ColorOptions, ChainOptions {
  limit?: string;
  kinds?: string;
  format: 'table' | 'jsonl' | 'csv' | 'json';
  registered?: boolean;
}

/** Number of candidates that are written in one call. */
const CHUNK_SIZE = 100;

/** Writes the candidates of a name. */
export async function printImitations(
  io: CliIo,
  name: string,
  options: ImitationsOptions,
): Promise<ExitCode> {
  const { output, errors } = io;
  const { format, rpc, limit, kinds } = options;
  const request = readImitationsRequest({
    name,
    network_name: 'mainnet',
    limit: limit ?? (options.registered ? String(MAX_IMITATIONS) : undefined),
    kinds,
  });
  if (!request.ok) {
    // The HTTP messages start with the parameter, which has the same name as the option.
    const faults = request.problem.errors ?? [];
    throw new CliError(faults.map(({ detail }) => `--${detail}`).join('\n'));
  }
  const candidates = createLimitedImitations(await createNodeInspector(), request.value);
  if (candidates.problem) throw new CliError(candidates.problem.detail);

  const { print } = createMessages(errors);
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
    await output.write(formatJson(output, response));
  } else {
    const writer = createResultWriter(createLayout(hasFacts), { ...options, format }, io);
    // Writes candidates while they are generated, until the output is closed.
    for await (const chunk of listed) {
      await writer.write(chunk);
      if (output.isClosed) break;
    }
  }
  await output.flush();
  if (!candidates.isComplete() && !output.isClosed && errors.isTerminal) {
    const verb = options.registered ? 'looked up' : 'shown';
    await errors.write(
      `Only the first ${request.value.limit} are ${verb}. Use --limit for up to ${MAX_IMITATIONS}.\n`,
    );
  }
  return reader?.hasFailed ? EXIT_CODES.failure : EXIT_CODES.nothing;
}

async function* listWithoutFacts(
  chunks: Iterable<readonly Candidate[]>,
): AsyncGenerator<ListedCandidate[]> {
  for (const chunk of chunks) yield chunk.map((candidate) => ({ candidate, onChain: null }));
}

/** Yields at least one chunk, because an empty list also has a header. */
function* splitIntoChunks(steps: Iterable<Candidate | null>, size: number): Generator<Candidate[]> {
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

/** Candidates to look up at once. Together with the imitated name, these candidates fill the first look-up. */
const LOOKED_UP_CANDIDATES = 1999;

interface LookUpOptions {
  readonly reader: ChainReader;
  /** The imitated name without the labels in front of the varied label. */
  readonly imitated: string;
  /** Whether to list only candidates that somebody has registered. */
  readonly onlyRegistered: boolean;
}

/**
 * Adds facts from the chain to chunks of candidates. For `pay.vita1ik.eth`, looks up `vita1ik.eth`, because whoever has
 * that name can create the subname at any time. With `onlyRegistered`, stops when a look-up fails, because nothing is
 * known about the remaining candidates.
 */
async function* lookUpCandidates(
  chunks: Iterable<readonly Candidate[]>,
  { reader, imitated, onlyRegistered }: LookUpOptions,
): AsyncGenerator<ListedCandidate[]> {
  const labelCount = imitated.split('.').length;
  let original: FoundName | undefined;
  for (const chunk of chunks) {
    const names = chunk.map(({ name }) => name.split('.').slice(-labelCount).join('.'));
    const found = await reader.read(original ? names : [imitated, ...names]);
    original ??= found.shift() as FoundName;
    const listed: ListedCandidate[] = [];
    for (const [index, candidate] of chunk.entries()) {
      const own = found[index] as FoundName;
      if (!onlyRegistered || mayBeRegistered(own))
        listed.push({ candidate, onChain: { found: own, original } });
    }
    yield listed;
    if (onlyRegistered && reader.hasFailed) return;
  }
}

/** A candidate with its facts from the chain, if they were looked up. */
interface ListedCandidate {
  readonly candidate: Candidate;
  readonly onChain: CandidateOnChain | null;
}

interface CandidateOnChain {
  readonly found: FoundName;
  /** Facts of the name that the candidate imitates. */
  readonly original: FoundName;
}

/** Returns the JSON of a candidate. Without facts, the output has the documented shape of the HTTP API. */
function toCandidateJson({ candidate, onChain }: ListedCandidate) {
  if (onChain === null) return candidate;
  return {
    ...candidate,
    same_owner: hasSameOwner(onChain.found, onChain.original),
    on_chain: toOnChainJson(onChain.found),
  };
}

/**
 * Returns whether somebody has registered a name. A name counts as registered if only its owner can renew it, or if
 * its contract did not say.
 */
function mayBeRegistered({ facts, moment }: FoundName): boolean {
  const { registration, address } = facts;
  // Records remain after a registration has ended, so the name still works.
  if (address.status === 'known') return true;
  if (registration.status === 'known') return registration.value.state !== 'ended';
  return registration.status === 'not_answered' && moment !== null;
}

/** @param hasFacts whether the candidates have facts from the chain */
function createLayout(hasFacts: boolean): ResultLayout<ListedCandidate> {
  const factColumns = hasFacts ? ['same_owner', ...ON_CHAIN_COLUMNS] : [];
  return {
    titles: ['name', 'kind', ...(hasFacts ? ['on chain'] : []), 'evidence'],
    toRows({ candidate: { name, kind, evidence }, onChain }, styles) {
      return [[name, kind, ...(onChain ? [describeOnChain(onChain, styles)] : []), evidence]];
    },
    csv: {
      header: formatCsvRecord(['name', 'kind', 'evidence', ...factColumns]),
      toRecords({ candidate: { name, kind, evidence }, onChain }) {
        const facts = onChain
          ? [hasSameOwner(onChain.found, onChain.original) ?? '?', ...toOnChainCells(onChain.found)]
          : [];
        return [formatCsvRecord([name, kind, evidence, ...facts])];
      },
    },
    toJson: toCandidateJson,
  };
}

function describeOnChain({ found, original }: CandidateOnChain, styles: Styles) {
  const { tone, parts } = describeImitation(found.facts, original.facts, found.moment ?? NO_MOMENT);
  return createStatusCell(tone, styles, formatChainWords(parts));
}
