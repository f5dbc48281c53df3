// Creates inspectors, which are the public API of the engine.

import type { Outcome } from '../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../contract/reports.ts';
import { createConfusableLists } from './confusables/confusable-lists.ts';
import { createUnpairedSurrogateFailure } from './create-problem.ts';
import { createGraphemeReporter } from './grapheme/grapheme-report.ts';
import { createImitateName, type ImitateName } from './imitate-name.ts';
import { inspectOneGrapheme } from './inspect-grapheme.ts';
import { createLabelReporter } from './label/label-report.ts';
import {
  createListEngine,
  type InspectorOptions,
  type ListEngine,
  type ListInspector,
  type WatchOptions,
} from './list-engine.ts';
import { createFullNameReport } from './name/full-name-report.ts';
import { decodeDetailsTables } from './tables/decode-details-tables.ts';
import { readSections, type Sections } from './tables/sections.ts';
import type { TableBytes } from './tables/table-bytes.ts';
import { hashToHex } from './text/hash-to-hex.ts';

export type { Imitations } from './imitate-name.ts';
export type { InspectorOptions, WatchOptions } from './list-engine.ts';

/** Inspector for lists of names. It needs only the bulk table. */
export interface BulkInspector extends ListInspector {
  /**
   * Returns an inspector that also uses the details table. Throws if the table is damaged or has a different version.
   */
  withDetails(details: Uint8Array): Inspector;
  withWatchlist(options: WatchOptions): BulkInspector;
}

/** Inspector with both tables. */
export interface Inspector extends BulkInspector {
  inspectName(name: string): Outcome<NameGuardReport>;
  inspectGrapheme(grapheme: string): Outcome<GraphemeGuardReport>;
  /**
   * Yields names that could be registered to imitate a name, the most dangerous first. The order is always the same.
   * The name itself is not included. If ENS does not accept the name, yields no candidates, and `problem` contains the
   * reason.
   *
   * @example for (const { name } of inspector.imitations('vitalik.eth', { limit: 100 })) …
   */
  imitations: ImitateName;
  withWatchlist(options: WatchOptions): Inspector;
}

/**
 * Creates an inspector. With only the bulk table, the inspector can only inspect names in bulk. Throws if a table is
 * damaged or has a different version.
 */
export function createInspector(tables: TableBytes, options?: InspectorOptions): Inspector;
export function createInspector(
  tables: Pick<TableBytes, 'bulk'>,
  options?: InspectorOptions,
): BulkInspector;
export function createInspector(
  { bulk, details }: Pick<TableBytes, 'bulk'> & Partial<TableBytes>,
  options: InspectorOptions = {},
): BulkInspector | Inspector {
  const engine = createListEngine({ bulk }, options);
  return details === undefined
    ? createBulkInspector(engine)
    : createFullInspector(engine, readSections(details));
}

function createBulkInspector(engine: ListEngine): BulkInspector {
  return {
    ...engine.inspector,
    withDetails: (details) => createFullInspector(engine, readSections(details)),
    withWatchlist: (options) => createBulkInspector(engine.watch(options)),
  };
}

/**
 * Creates an inspector that uses an existing engine.
 *
 * @param sections sections of the details table. The sections in `LATE_SECTIONS` may be added to this map later. If a
 * report needs a section that has not been added yet, the inspector throws a `MissingSectionError`
 */
export function createFullInspector(engine: ListEngine, sections: Sections): Inspector {
  const { bulkTables, confusables, hasher, getGraphemeFacts } = engine.parts;
  const detailsTables = decodeDetailsTables(sections);
  const lists = createConfusableLists(sections, confusables, bulkTables);
  const graphemes = createGraphemeReporter(bulkTables, detailsTables, getGraphemeFacts, lists);
  const imitations = createImitateName({ lists, confusables, tables: bulkTables });
  const reportLabel = createLabelReporter(hasher, graphemes, confusables, getGraphemeFacts);

  function complete({ inspector, getNameFacts, watch }: ListEngine): Inspector {
    return {
      ...inspector,
      withDetails: (others) => createFullInspector(engine, readSections(others)),
      withWatchlist: (options) => complete(watch(options)),
      inspectName(name) {
        if (!name.isWellFormed()) return createUnpairedSurrogateFailure();
        const facts = getNameFacts(name);
        const namehash = hashToHex(hasher.namehashes([name]));
        return {
          ok: true,
          value: createFullNameReport(facts, namehash, reportLabel, confusables),
        };
      },
      inspectGrapheme(grapheme) {
        if (!grapheme.isWellFormed()) return createUnpairedSurrogateFailure();
        return inspectOneGrapheme(grapheme, bulkTables, (only) =>
          graphemes.reportFull(getGraphemeFacts(only)),
        );
      },
      imitations,
    };
  }

  return complete(engine);
}
