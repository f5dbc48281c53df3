import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { createEmptyColumns } from '../../../lists/rows/judged-columns.ts';
import type { InspectionWorker } from '../inspection-pool.ts';

/** Creates a worker whose methods find nothing, except those that a test replaces. */
export function createInspectionWorker(methods: Partial<InspectionWorker> = {}): InspectionWorker {
  return {
    inspectColumns: async (names) => ({ ok: true, value: createEmptyColumns(names.length) }),
    bulkInspectNames: async (names) => ({
      ok: true,
      value: { results: names.map((name) => ({ name }) as ConsolidatedNameGuardReport) },
    }),
    labelhashes: async () => ({ ok: true, value: new Uint8Array() }),
    foldLooks: async (names) => ({ ok: true, value: names }),
    findCharacters: async () => ({ ok: true, value: { characters: [], total: 0 } }),
    listKnownNames: async () => ({ ok: true, value: [] }),
    findImitations: async () => ({ ok: true, value: [] }),
    stop: () => undefined,
    ...methods,
  };
}
