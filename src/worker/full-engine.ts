// Creates full reports. Loads the parts of the details table when a report needs them.

import type { JudgedGrapheme } from '../contract/inspector-service.ts';
import type { Outcome } from '../contract/problem.ts';
import parts from '../data/tables/details.bin?parts';
import { graphemeChecks } from '../engine/checks/catalogue.ts';
import type { ListEngine } from '../engine/list-engine.ts';
import { createNameInspector } from '../engine/name-inspector.ts';
import { decodeDetailsTables } from '../engine/tables/details-tables.ts';
import { MissingSectionError, readSections } from '../engine/tables/sections.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { fetchTable } from './fetch-table.ts';
import { loadAndCompute } from './load-and-run.ts';

export type FullEngine = Awaited<ReturnType<typeof createFullEngine>>;

/** Part with the sections that every report needs. */
const CORE_PART = 'details';

/** Part with the names of Latin, Greek, Cyrillic, Hebrew and Arabic characters, which most reports need. */
const FREQUENT_PART = 'character-names-0';

/** Functions that load the parts, keyed by name. If a part fails to load, the next call requests it again. */
const loaders = new Map(
  Object.entries(parts).map(([name, { url, sha256 }]) => [
    name,
    retryableOnce(async () => readSections(await fetchTable(url, { sha256 }))),
  ]),
);

async function loadPart(name: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const load = loaders.get(name);
  if (!load) throw new Error(`The details table has no part "${name}".`);
  return load();
}

/** Requests the parts that most reports need. */
export async function preloadDetails(): Promise<void> {
  await Promise.all([loadPart(CORE_PART), loadPart(FREQUENT_PART)]);
}

/** Waits for the parts that most reports need, then creates the engine. */
export async function createFullEngine(loading: Promise<ListEngine>) {
  const [engine, core, frequent] = await Promise.all([
    loading,
    loadPart(CORE_PART),
    loadPart(FREQUENT_PART),
  ]);
  const sections = new Map([...core, ...frequent]);

  async function add(name: string): Promise<void> {
    for (const [section, bytes] of await loadPart(name)) sections.set(section, bytes);
  }

  async function addAll(): Promise<void> {
    await Promise.all(Array.from(loaders.keys(), add));
  }

  return {
    /** Inspector that throws a `MissingSectionError` if a report needs a part that has not been loaded. */
    inspector: createNameInspector(engine, sections),
    /** Runs a task that uses the inspector. If a part is missing, loads the part and runs the task again. */
    async run<T>(task: () => Outcome<T>): Promise<Outcome<T>> {
      for (let misses = 0; ; misses += 1) {
        try {
          return task();
        } catch (error) {
          if (!(error instanceof MissingSectionError)) throw error;
          const { section } = error;
          // Most names need at most one more part. If the task needs another one, loads all parts in one round trip.
          const outcome = await loadAndCompute(
            async () => {
              if (misses > 0) await addAll();
              await add(section);
            },
            () => null,
          );
          if (!outcome.ok) return outcome;
        }
      }
    },
    /** Runs the checks of a grapheme, with the same results as its report. Works before any part has been loaded. */
    judgeGrapheme(grapheme: string): JudgedGrapheme {
      const facts = engine.parts.getGraphemeFacts(grapheme);
      const checks = graphemeChecks.getResults(facts, facts.checkMasks);
      return { grapheme, checks, canonical_grapheme: facts.canonical };
    },
    async loadDetails() {
      await addAll();
      return decodeDetailsTables(sections);
    },
  };
}
