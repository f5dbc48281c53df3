// Runs the operations for many clients. Inputs have a maximum length, and long work is split into chunks.

import type { Candidate } from '../../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS, MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { Outcome, Problem, ProblemCode, ProblemFault } from '../../contract/problem.ts';
import type {
  ConsolidatedNameGuardReport,
  GraphemeGuardReport,
  NameGuardReport,
} from '../../contract/reports.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { countCharacters } from '../../engine/text/code-points.ts';
import { readImitationsRequest, readWellFormedName } from './imitations-request.ts';
import { inspectNames } from './inspect-names.ts';
import { createLimitedImitations } from './limited-imitations.ts';
import { type LongJobs, TooManyJobsError } from './long-jobs.ts';
import {
  createFaultsFailure,
  readBulkRequest,
  readGraphemeRequest,
  readNameRequest,
} from './read-requests.ts';
import { countWaitingTasks, takeTurn } from './take-turn.ts';

/**
 * Maximum total length of the names in a chunk, in UTF-16 code units. Inspecting or listing a chunk takes a few
 * milliseconds.
 */
const MAX_CHUNK_LENGTH = 2_000;

/**
 * Maximum total length of the names in a request that does not count as a long job, in UTF-16 code units. Long jobs of
 * other clients then never delay it.
 */
const MAX_SHORT_LENGTH = 10_000;

/**
 * Maximum length of a name that is inspected at once, in UTF-16 code units. This takes at most 3 ms, and usually less
 * than 1 ms. For a bulk request, it is the maximum total length, and each name counts one more.
 */
const MAX_QUICK_LENGTH = 32;

/** If this many tasks wait for their turn, further requests are rejected. A task takes about 7 ms. */
const MAX_WAITING_TASKS = 300;

/** An object with a list that is computed while it is read. */
export interface ChunkedList<Item> {
  /** Fields before the list. */
  readonly head: object;
  readonly key: string;
  readonly chunks: AsyncGenerator<readonly Item[]>;
  /** Returns the fields after the list. Call this after reading all chunks. */
  readonly getTail: () => object;
}

/** Options that the host passes to an operation with chunks. */
export interface ChunkOptions {
  readonly jobs: LongJobs;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Inspects names in chunks. Other requests run between two chunks. */
export function bulkInspectNamesInChunks(
  inspector: Pick<Inspector, 'bulkInspectNames'>,
  input: unknown,
  options: ChunkOptions,
): Outcome<ChunkedList<ConsolidatedNameGuardReport>> {
  const request = readBulkRequest(input);
  if (!request.ok) return request;
  const { names } = request.value;
  const failure = checkLengths(
    'name_too_long',
    names.map((name, index) => [`names[${index}]`, name]),
  );
  if (failure) return failure;
  const chunks = inspectChunks(inspector, names, options);
  return { ok: true, value: { head: {}, key: 'results', chunks, getTail: () => ({}) } };
}

async function* inspectChunks(
  inspector: Pick<Inspector, 'bulkInspectNames'>,
  names: readonly string[],
  { jobs, signal }: ChunkOptions,
): AsyncGenerator<ConsolidatedNameGuardReport[]> {
  const length = names.reduce((total, name) => total + name.length, 0);
  const job = length > MAX_SHORT_LENGTH ? await jobs.open(signal) : null;
  try {
    for (const [index, chunk] of splitIntoChunks(names).entries()) {
      if (job) await job.pause();
      else if (index === 0) await takeFirstTurn(length + names.length, signal);
      else await takeTurn(signal);
      const outcome = inspectNames(inspector, chunk);
      // Cannot happen: `readBulkRequest` has validated the names.
      if (!outcome.ok) throw new Error(outcome.problem.detail);
      yield outcome.value.results;
    }
  } finally {
    job?.end();
  }
}

/** Inspects one name in full. A long name can take longer than a chunk of a list, so it waits for its turn too. */
export function inspectBoundedName(
  inspector: Pick<Inspector, 'inspectName'>,
  input: unknown,
  { signal }: Pick<ChunkOptions, 'signal'>,
): Outcome<NameGuardReport> | Promise<Outcome<NameGuardReport>> {
  const request = readNameRequest(input);
  if (!request.ok) return request;
  const { name } = request.value;
  const failure = checkLengths('name_too_long', [['name', name]]);
  // An async function would keep the whole request in memory while it waits.
  return failure ?? takeFirstTurn(name.length, signal).then(() => inspector.inspectName(name));
}

/**
 * Waits for the first turn of a request. Does not wait if its names are short.
 *
 * @param length length of its names, as `MAX_QUICK_LENGTH` counts it
 * @throws TooManyJobsError if too many tasks already wait
 */
export async function takeFirstTurn(length: number, signal: AbortSignal): Promise<void> {
  if (length <= MAX_QUICK_LENGTH) return;
  if (countWaitingTasks() >= MAX_WAITING_TASKS) throw new TooManyJobsError();
  await takeTurn(signal);
}

/** Inspects one grapheme. A long grapheme takes as long as a list, so it counts as a list. */
export function inspectBoundedGrapheme(
  inspector: Pick<Inspector, 'inspectGrapheme'>,
  input: unknown,
  { jobs, signal }: ChunkOptions,
): Outcome<GraphemeGuardReport> | Promise<Outcome<GraphemeGuardReport>> {
  const request = readGraphemeRequest(input);
  if (!request.ok) return request;
  const { grapheme } = request.value;
  const failure = checkLengths('invalid_request', [['grapheme', grapheme]]);
  if (failure) return failure;
  const inspect = () => inspector.inspectGrapheme(grapheme);
  return grapheme.length > MAX_INSPECTED_CHARACTERS
    ? runAsJob(inspect, { jobs, signal })
    : inspect();
}

/** Runs a task as a long job. */
async function runAsJob<Result>(
  task: () => Result,
  { jobs, signal }: ChunkOptions,
): Promise<Result> {
  const job = await jobs.open(signal);
  try {
    await job.pause();
    return task();
  } finally {
    job.end();
  }
}

/** Lists names that could imitate a name, in chunks. Other requests run between two chunks. */
export function listImitationsInChunks(
  inspector: Pick<Inspector, 'imitations'>,
  input: unknown,
  options: ChunkOptions,
): Outcome<ChunkedList<Candidate>> {
  const request = readImitationsRequest(input);
  if (!request.ok) {
    // The problem lists every fault, so the name is checked too.
    const name = readWellFormedName(input);
    const faults = name === null ? [] : (findNameProblem(inspector, name)?.errors ?? []);
    if (faults.length === 0) return request;
    return createFaultsFailure('invalid_request', [...faults, ...(request.problem.errors ?? [])]);
  }
  const { name } = request.value;
  const problem = findNameProblem(inspector, name);
  if (problem) return { ok: false, problem };

  const imitations = createLimitedImitations(inspector, request.value);
  const chunks = collectCandidates(imitations.steps, options);
  const getTail = () => ({ complete: imitations.isComplete() });
  return { ok: true, value: { head: { name }, key: 'imitations', chunks, getTail } };
}

async function* collectCandidates(
  steps: Iterable<Candidate | null>,
  { jobs, signal }: ChunkOptions,
): AsyncGenerator<Candidate[]> {
  const job = await jobs.open(signal);
  try {
    await job.pause();
    let chunk: Candidate[] = [];
    let length = 0;
    for (const step of steps) {
      if (step) chunk.push(step);
      // A rejected variation takes about as long to compute as a candidate, so it counts as much as the longest name.
      length += step ? step.name.length : MAX_INSPECTED_CHARACTERS;
      if (length < MAX_CHUNK_LENGTH) continue;
      if (chunk.length > 0) yield chunk;
      await job.pause();
      chunk = [];
      length = 0;
    }
    yield chunk;
  } finally {
    job.end();
  }
}

/** Returns the reason why a name has no imitations, or null if the name is valid. */
function findNameProblem(inspector: Pick<Inspector, 'imitations'>, name: string): Problem | null {
  const failure = checkLengths('name_too_long', [['name', name]]);
  return failure ? failure.problem : inspector.imitations(name).problem;
}

/** Returns a failure that lists every text that is too long, or null if there is none. */
function checkLengths(
  code: ProblemCode,
  texts: readonly (readonly [path: string, text: string])[],
): ReturnType<typeof createFaultsFailure> | null {
  const faults = texts.flatMap(([path, text]): ProblemFault[] => {
    const length = countCharacters(text);
    if (length <= MAX_HTTP_CHARACTERS) return [];
    return [
      { path, detail: `${path} has ${length} characters, more than ${MAX_HTTP_CHARACTERS}.` },
    ];
  });
  return faults.length > 0 ? createFaultsFailure(code, faults) : null;
}

/** Splits names into chunks of at most `MAX_CHUNK_LENGTH`, in order. A longer name gets its own chunk. */
export function splitIntoChunks(names: readonly string[]): string[][] {
  const chunks: string[][] = [[]];
  let length = 0;
  for (const name of names) {
    if (length > 0 && length + name.length > MAX_CHUNK_LENGTH) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(name);
    length += name.length;
  }
  return chunks;
}
