import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { ENCODED_BULK } from '../data/tables/encoded-bulk.ts';
import { createListEngine } from '../engine/list-engine.ts';

const { inspector } = createListEngine({ bulk: decodeBase64(ENCODED_BULK) });

/** Inspects any name that is valid Unicode. */
export function inspectAnyName(name: string): ConsolidatedNameGuardReport {
  const [outcome] = inspector.bulkInspectNames([name]);
  if (!outcome?.ok) throw new TypeError(outcome?.problem.detail);
  return outcome.value;
}

function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
