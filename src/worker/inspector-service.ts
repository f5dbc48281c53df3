import { keccak_256 } from '@noble/hashes/sha3.js';
import type { EngineVersions, InspectorService } from '../contract/inspector-service.ts';
import type { Outcome } from '../contract/problem.ts';
import { createNameHasher } from '../engine/hashing/name-hasher.ts';
import type { BulkInspector, Inspector } from '../engine/inspector.ts';
import { createPlainKnownNames } from '../engine/known-names/known-names.ts';
import { createPlainNameReport, isPlainName, judgePlainName } from '../engine/name/plain-name.ts';
import { createFailure } from '../engine/problem.ts';
import { bulkInspectNames, inspectGrapheme, inspectName } from '../http/operations.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { lazy } from '../primitives/lazy.ts';

/** How the engine arrives; each is asked again after it failed. */
export interface InspectorSources {
  /** The engine on its bulk table. */
  loadBulk(): Promise<BulkInspector>;
  /** The engine on both tables. */
  loadFull(): Promise<Inspector>;
  versions: EngineVersions;
}

/** The worker's interface on an engine that may still be on its way. */
export function createInspectorService(sources: InspectorSources): InspectorService {
  const hasher = createNameHasher(keccak_256);
  const knownNames = lazy(createPlainKnownNames);
  /** Known after the first question that needed it; its hashes are faster than those of `plain`. */
  let engine: BulkInspector | null = null;

  async function loadEngine(): Promise<BulkInspector> {
    engine = await sources.loadBulk();
    return engine;
  }

  /** Names that pass by their looks alone need neither engine nor tables. */
  const plain: Pick<BulkInspector, 'bulkInspectNames'> = {
    bulkInspectNames: (names) =>
      names.map((name) => ({
        ok: true,
        value: createPlainNameReport(
          name,
          hasher.namehash(name),
          judgePlainName(name, knownNames()),
        ),
      })),
  };

  return {
    async bulkInspectNames(request) {
      if (!engine && request.names?.every?.(isPlainName)) return bulkInspectNames(plain, request);
      return whenLoaded(loadEngine, (loaded) => bulkInspectNames(loaded, request));
    },
    inspectName: (request) =>
      whenLoaded(sources.loadFull, (engine) => inspectName(engine, request)),
    inspectGrapheme: (grapheme) =>
      whenLoaded(sources.loadFull, (engine) => inspectGrapheme(engine, { grapheme })),
    inspectColumns: (names) =>
      whenLoaded(loadEngine, (loaded) => ({ ok: true, value: loaded.inspectColumns(names) })),
    labelhashes: (labels) =>
      whenLoaded(loadEngine, (loaded) => ({ ok: true, value: loaded.labelhashes(labels) })),
    versions: async () => ({ ok: true, value: sources.versions }),
  };
}

async function whenLoaded<E, T>(
  load: () => Promise<E>,
  ask: (engine: E) => Outcome<T>,
): Promise<Outcome<T>> {
  let engine: E;
  try {
    engine = await load();
  } catch (error) {
    const reason = getErrorMessage(error);
    return createFailure(
      'tables_unavailable',
      `The tables that verdicts rest on could not be loaded (${reason}). Check the connection and try again.`,
    );
  }
  return ask(engine);
}
