// The one public entry of the engine: names and graphemes in, reports in the documented shapes out.

import type { Outcome } from '../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../contract/reports.ts';
import { createConfusableLists } from './confusables/confusable-lists.ts';
import { refuseIllFormed } from './create-problem.ts';
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
} from './list-inspector.ts';
import { createFullNameReport } from './name/create-name-report.ts';
import { decodeDetailsTables } from './tables/decode-details-tables.ts';
import { readSections } from './tables/sections.ts';
import type { TableBytes } from './tables/table-bytes.ts';
import { hashToHex } from './text/hash-to-hex.ts';

export type { Imitations } from './imitate-name.ts';
export type { InspectorOptions, WatchOptions } from './list-inspector.ts';

/** What can be inspected before the details table has arrived. */
export interface BulkInspector extends ListInspector {
  /** The same inspector, with the table that arrived later. Throws when it is damaged or of another version. */
  withDetails(details: Uint8Array): Inspector;
  withWatchlist(options: WatchOptions): BulkInspector;
}

/** Everything, with both tables. */
export interface Inspector extends BulkInspector {
  inspectName(name: string): Outcome<NameGuardReport>;
  inspectGrapheme(grapheme: string): Outcome<GraphemeGuardReport>;
  /**
   * What could be registered to pass for a name, one candidate at a time, the most dangerous first; the same ones in
   * the same order at every call, each once, never the name itself. A name that ENS does not accept has none:
   * `problem` says why.
   *
   * @example for (const { name } of inspector.imitations('vitalik.eth', { limit: 100 })) …
   */
  imitations: ImitateName;
  withWatchlist(options: WatchOptions): Inspector;
}

/**
 * The engine on its tables: with the bulk table alone it inspects names in bulk, with both it answers everything.
 * Throws when a table is damaged or of another version.
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
  return details === undefined ? createBulkInspector(engine) : createFullInspector(engine, details);
}

function createBulkInspector(engine: ListEngine): BulkInspector {
  return {
    ...engine.inspector,
    withDetails: (details) => createFullInspector(engine, details),
    withWatchlist: (options) => createBulkInspector(engine.watch(options)),
  };
}

/** The inspector on an engine that is there already. Throws when the table is damaged or of another version. */
export function createFullInspector(engine: ListEngine, details: Uint8Array): Inspector {
  const { bulkTables, confusables, hasher, getGraphemeFacts } = engine.parts;
  const sections = readSections(details);
  const detailsTables = decodeDetailsTables(sections);
  const lists = createConfusableLists(sections, confusables, bulkTables);
  const graphemes = createGraphemeReporter(bulkTables, detailsTables, getGraphemeFacts, lists);
  const imitations = createImitateName({ lists, confusables, tables: bulkTables });
  const reportLabel = createLabelReporter(hasher, graphemes, confusables, getGraphemeFacts);

  function complete({ inspector, getNameFacts, watch }: ListEngine): Inspector {
    return {
      ...inspector,
      withDetails: (others) => createFullInspector(engine, others),
      withWatchlist: (options) => complete(watch(options)),
      inspectName(name) {
        if (!name.isWellFormed()) return refuseIllFormed();
        const facts = getNameFacts(name);
        const namehash = hashToHex(hasher.namehashes([name]));
        return {
          ok: true,
          value: createFullNameReport(facts, namehash, reportLabel, confusables),
        };
      },
      inspectGrapheme(grapheme) {
        if (!grapheme.isWellFormed()) return refuseIllFormed();
        return inspectOneGrapheme(grapheme, bulkTables, (only) =>
          graphemes.reportFull(getGraphemeFacts(only)),
        );
      },
      imitations,
    };
  }

  return complete(engine);
}
