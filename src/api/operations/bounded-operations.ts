// Runs the operations for many clients. Inputs have a maximum length, and long work pauses for other tasks.

import type { Candidate, ImitationsResponse } from '../../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS, MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome, Problem, ProblemCode, ProblemFault } from '../../contract/problem.ts';
import type {
  ConsolidatedNameGuardReport,
  GraphemeGuardReport,
  NameGuardReport,
} from '../../contract/reports.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { countCharacters } from '../../engine/text/code-points.ts';
import { inspectNames } from './inspect-names.ts';
import {
  createLimitedImitations,
  readImitationsRequest,
  readWellFormedName,
} from './list-imitations.ts';
import {
  createFaultsFailure,
  readBulkRequest,
  readGraphemeRequest,
  readNameRequest,
} from './read-requests.ts';

/**
 * Maximum total length of the names that are inspected or listed without a pause, in UTF-16 code units. This takes a few
 * milliseconds.
 */
const MAX_CHUNK_LENGTH = 2_000;

const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };

/**
 * Lets other tasks run.
 *
 * @throws the reason of the signal if it is aborted by then
 */
export async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (setImmediate) setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
  signal.throwIfAborted();
}

/** Inspects names in chunks, and pauses between two chunks. */
export async function inspectInChunks(
  inspector: Pick<Inspector, 'bulkInspectNames'>,
  names: readonly string[],
  signal: AbortSignal,
): Promise<Outcome<BulkInspectNamesResponse>> {
  const results: ConsolidatedNameGuardReport[] = [];
  for (const [index, chunk] of splitIntoChunks(names).entries()) {
    if (index > 0) await pause(signal);
    const outcome = inspectNames(inspector, chunk);
    if (!outcome.ok) return outcome;
    results.push(...outcome.value.results);
  }
  return { ok: true, value: { results } };
}

/** Splits names into chunks of at most `MAX_CHUNK_LENGTH`, in order. A longer name gets its own chunk. */
function splitIntoChunks(names: readonly string[]): string[][] {
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

/** Inspects names. */
export async function inspectBoundedNames(
  inspector: Pick<Inspector, 'bulkInspectNames'>,
  input: unknown,
  signal: AbortSignal,
): Promise<Outcome<BulkInspectNamesResponse>> {
  const request = readBulkRequest(input);
  if (!request.ok) return request;
  const { names } = request.value;
  const failure = checkLengths(
    'name_too_long',
    names.map((name, index) => [`names[${index}]`, name]),
  );
  return failure ?? inspectInChunks(inspector, names, signal);
}

/** Inspects one name in full. */
export function inspectBoundedName(
  inspector: Pick<Inspector, 'inspectName'>,
  input: unknown,
): Outcome<NameGuardReport> {
  const request = readNameRequest(input);
  if (!request.ok) return request;
  const { name } = request.value;
  return checkLengths('name_too_long', [['name', name]]) ?? inspector.inspectName(name);
}

/** Inspects one grapheme. */
export function inspectBoundedGrapheme(
  inspector: Pick<Inspector, 'inspectGrapheme'>,
  input: unknown,
): Outcome<GraphemeGuardReport> {
  const request = readGraphemeRequest(input);
  if (!request.ok) return request;
  const { grapheme } = request.value;
  const failure = checkLengths('invalid_request', [['grapheme', grapheme]]);
  return failure ?? inspector.inspectGrapheme(grapheme);
}

/** Lists names that could imitate a name. */
export async function listBoundedImitations(
  inspector: Pick<Inspector, 'imitations'>,
  input: unknown,
  signal: AbortSignal,
): Promise<Outcome<ImitationsResponse>> {
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

  const { steps, isComplete } = createLimitedImitations(inspector, request.value);
  const imitations: Candidate[] = [];
  let length = 0;
  for (const step of steps) {
    if (step) imitations.push(step);
    // A rejected variation takes about as long to compute as a candidate, so it counts as much as the longest name.
    length += step ? step.name.length : MAX_INSPECTED_CHARACTERS;
    if (length < MAX_CHUNK_LENGTH) continue;
    await pause(signal);
    length = 0;
  }
  return { ok: true, value: { name, complete: isComplete(), imitations } };
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
