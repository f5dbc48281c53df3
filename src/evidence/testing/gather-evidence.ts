import type { Outcome } from '../../contract/problem.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { readPasted } from '../../messages/pieces/read-pasted.ts';
import { type EvidenceInspector, gatherNameEvidence, type NameEvidence } from '../name-evidence.ts';

function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

/** Answers from the engine, without a worker. */
export function createEvidenceInspector(engine: Inspector): EvidenceInspector {
  return {
    inspectName: async (name) => unwrap(engine.inspectName(name)),
    judgeGraphemes: async (graphemes) =>
      graphemes.map((grapheme) => unwrap(engine.inspectGrapheme(grapheme))),
    readText: async (text) => readPasted(text),
  };
}

/** Gathers the evidence on a name from the engine. */
export function gatherEvidence(engine: Inspector, name: string): Promise<NameEvidence> {
  return gatherNameEvidence(name, createEvidenceInspector(engine), new AbortController().signal);
}
