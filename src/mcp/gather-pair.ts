import { pause } from '../api/operations/bounded-operations.ts';
import { compareNames } from '../comparison/compare-names.ts';
import type { NamePair } from '../comparison/name-pair.ts';
import type { Outcome, Problem } from '../contract/problem.ts';
import { gatherNameEvidence } from '../evidence/name-evidence.ts';
import { readPasted } from '../messages/pieces/read-pasted.ts';
import type { ToolContext } from './assistant-tool.ts';

/** Gathers the evidence on two names and compares them, as the page does. */
export async function gatherPair(
  first: string,
  second: string,
  { inspector, signal }: Pick<ToolContext, 'inspector' | 'signal'>,
): Promise<Outcome<NamePair>> {
  let problem: Problem | null = null;
  const unwrap = <T>(outcome: Outcome<T>): T => {
    if (outcome.ok) return outcome.value;
    problem = outcome.problem;
    throw new Error(outcome.problem.detail);
  };
  const source = {
    inspectName: async (name: string) => unwrap(inspector.inspectName(name)),
    judgeGraphemes: async (graphemes: string[]) =>
      graphemes.map((grapheme) => unwrap(inspector.inspectGrapheme(grapheme))),
    readText: async (text: string) => readPasted(text),
  };
  try {
    await pause(signal);
    const one = await gatherNameEvidence(first, source, signal);
    const other = await gatherNameEvidence(second, source, signal);
    await pause(signal);
    const comparison = unwrap(compareNames(inspector, first, second));
    return { ok: true, value: { first: one, second: other, comparison } };
  } catch (error) {
    if (problem !== null) return { ok: false, problem };
    throw error;
  }
}
