// Runs the operations for many clients. Inputs have a maximum length, and long work is split into chunks.

import type { Candidate, ImitationsResponse } from '../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS } from '../contract/limits.ts';
import type { BulkInspectNamesResponse } from '../contract/operations.ts';
import type { Outcome, Problem, ProblemCode, ProblemFault } from '../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../contract/reports.ts';
import type { Inspector } from '../engine/inspector.ts';
import { countCharacters } from '../engine/text/code-points.ts';
import { readImitationsRequest, readWellFormedName } from './imitations-request.ts';
import { inspectNames } from './inspect-names.ts';
import { createLimitedImitations } from './limited-imitations.ts';
import {
  createFaultsFailure,
  readBulkRequest,
  readGraphemeRequest,
  readNameRequest,
} from './read-requests.ts';

/** Maximum length of the names that are inspected or listed without a pause, in UTF-16 code units. */
const MAX_CHUNK_LENGTH = 10_000;

/** Inspects names in chunks. Other requests run between two chunks. */
export async function bulkInspectNamesInChunks(
  inspector: Pick<Inspector, 'bulkInspectNames'>,
  input: unknown,
): Promise<Outcome<BulkInspectNamesResponse>> {
  const request = readBulkRequest(input);
  if (!request.ok) return request;
  const { names } = request.value;
  const failure = checkLengths(
    'name_too_long',
    names.map((name, index) => [`names[${index}]`, name]),
  );
  if (failure) return failure;

  const results: BulkInspectNamesResponse['results'] = [];
  for (const chunk of splitIntoChunks(names)) {
    if (results.length > 0) await yieldToEventLoop();
    const outcome = inspectNames(inspector, chunk);
    if (!outcome.ok) return outcome;
    results.push(...outcome.value.results);
  }
  return { ok: true, value: { results } };
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
  return (
    checkLengths('invalid_request', [['grapheme', grapheme]]) ?? inspector.inspectGrapheme(grapheme)
  );
}

/** Lists names that could imitate a name, in chunks. Other requests run between two chunks. */
export async function listImitationsInChunks(
  inspector: Pick<Inspector, 'imitations'>,
  input: unknown,
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

  const candidates = createLimitedImitations(inspector, request.value);
  const imitations: Candidate[] = [];
  let chunkLength = 0;
  for (const candidate of candidates) {
    imitations.push(candidate);
    chunkLength += candidate.name.length;
    if (chunkLength >= MAX_CHUNK_LENGTH) {
      await yieldToEventLoop();
      chunkLength = 0;
    }
  }
  return { ok: true, value: { name, complete: candidates.isComplete(), imitations } };
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

/** Resolves after other waiting tasks have run. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
