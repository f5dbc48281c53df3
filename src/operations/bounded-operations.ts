// The operations as HTTP answers them, to many at once: texts have a greatest length, and long work is done in turns.

import type { Candidate, ImitationsResponse } from '../contract/imitations.ts';
import { MAX_HTTP_CHARACTERS } from '../contract/limits.ts';
import type { BulkInspectNamesResponse } from '../contract/operations.ts';
import type { Outcome, Problem, ProblemCode, ProblemFault } from '../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../contract/reports.ts';
import type { Inspector } from '../engine/inspector.ts';
import { countCharacters } from '../engine/text/code-points.ts';
import { readImitationsRequest, readWellFormedName } from './imitations-request.ts';
import { inspectNames } from './inspect-names.ts';
import {
  readBulkRequest,
  readGraphemeRequest,
  readNameRequest,
  refuseFaults,
} from './read-requests.ts';

/** UTF-16 units of names that are inspected, or listed, at a stretch. */
const MAX_TURN_LENGTH = 10_000;

/** The documented bulk inspection, in turns between which other requests are answered. */
export async function bulkInspectNamesInTurns(
  inspector: Pick<Inspector, 'bulkInspectNames'>,
  input: unknown,
): Promise<Outcome<BulkInspectNamesResponse>> {
  const request = readBulkRequest(input);
  if (!request.ok) return request;
  const { names } = request.value;
  const refusal = refuseLong(
    'name_too_long',
    names.map((name, at) => [`names[${at}]`, name]),
  );
  if (refusal) return refusal;

  const results: BulkInspectNamesResponse['results'] = [];
  for (const turn of splitIntoTurns(names)) {
    if (results.length > 0) await letOthersRun();
    const outcome = inspectNames(inspector, turn);
    if (!outcome.ok) return outcome;
    results.push(...outcome.value.results);
  }
  return { ok: true, value: { results } };
}

/** The full inspection of one name, `{ name, network_name }`. */
export function inspectBoundedName(
  inspector: Pick<Inspector, 'inspectName'>,
  input: unknown,
): Outcome<NameGuardReport> {
  const request = readNameRequest(input);
  if (!request.ok) return request;
  const { name } = request.value;
  return refuseLong('name_too_long', [['name', name]]) ?? inspector.inspectName(name);
}

/** The inspection of one grapheme, `{ grapheme }`. */
export function inspectBoundedGrapheme(
  inspector: Pick<Inspector, 'inspectGrapheme'>,
  input: unknown,
): Outcome<GraphemeGuardReport> {
  const request = readGraphemeRequest(input);
  if (!request.ok) return request;
  const { grapheme } = request.value;
  return (
    refuseLong('invalid_request', [['grapheme', grapheme]]) ?? inspector.inspectGrapheme(grapheme)
  );
}

/** What could imitate a name, `{ name, network_name, limit, kinds }`, in turns as above. */
export async function listImitationsInTurns(
  inspector: Pick<Inspector, 'imitations'>,
  input: unknown,
): Promise<Outcome<ImitationsResponse>> {
  const request = readImitationsRequest(input);
  if (!request.ok) {
    // Every fault is listed, so the name is judged too.
    const name = readWellFormedName(input);
    const faults = name === null ? [] : (findNameProblem(inspector, name)?.errors ?? []);
    if (faults.length === 0) return request;
    return refuseFaults('invalid_request', [...faults, ...(request.problem.errors ?? [])]);
  }
  const { name, limit, kinds } = request.value;
  const problem = findNameProblem(inspector, name);
  if (problem) return { ok: false, problem };

  // One more than is listed tells whether there are more.
  const candidates = inspector.imitations(name, { limit: limit + 1, kinds });
  const imitations: Candidate[] = [];
  let complete = true;
  let turnLength = 0;
  for (const candidate of candidates) {
    if (imitations.length === limit) {
      complete = false;
      break;
    }
    imitations.push(candidate);
    turnLength += candidate.name.length;
    if (turnLength >= MAX_TURN_LENGTH) {
      await letOthersRun();
      turnLength = 0;
    }
  }
  return { ok: true, value: { name, complete, imitations } };
}

/** Why a name has no imitations. */
function findNameProblem(inspector: Pick<Inspector, 'imitations'>, name: string): Problem | null {
  const refusal = refuseLong('name_too_long', [['name', name]]);
  return refusal ? refusal.problem : inspector.imitations(name).problem;
}

/** The problem that lists every text that is too long; null when there is none. */
function refuseLong(
  code: ProblemCode,
  texts: readonly (readonly [path: string, text: string])[],
): ReturnType<typeof refuseFaults> | null {
  const faults = texts.flatMap(([path, text]): ProblemFault[] => {
    const length = countCharacters(text);
    if (length <= MAX_HTTP_CHARACTERS) return [];
    return [
      { path, detail: `${path} has ${length} characters, more than ${MAX_HTTP_CHARACTERS}.` },
    ];
  });
  return faults.length > 0 ? refuseFaults(code, faults) : null;
}

/** Runs of names, in order, each of one name at least. */
function splitIntoTurns(names: readonly string[]): string[][] {
  const turns: string[][] = [[]];
  let length = 0;
  for (const name of names) {
    if (length > 0 && length + name.length > MAX_TURN_LENGTH) {
      turns.push([]);
      length = 0;
    }
    turns.at(-1)?.push(name);
    length += name.length;
  }
  return turns;
}

/** Resolves when the host has had the time to do what else is waiting. */
function letOthersRun(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
