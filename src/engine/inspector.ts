// Creates inspectors, which are the public API of the engine.

import {
  createDisplayNameComparison,
  type DisplayNameComparison,
} from './compare-display-names.ts';
import {
  createListEngine,
  type InspectorOptions,
  type ListEngine,
  type ListInspector,
  type WatchOptions,
} from './list-engine.ts';
import { createNameInspector, type NameInspector } from './name-inspector.ts';
import { readSections, type Sections, type TableBytes } from './tables/sections.ts';

export type { InspectorOptions, WatchOptions } from './list-engine.ts';

/** Inspector for lists of names and for display names. It needs only the bulk table. */
export interface BulkInspector extends ListInspector, DisplayNameComparison {
  /**
   * Returns an inspector that also uses the details table. Throws if the table is damaged or has a different version.
   */
  withDetails(details: Uint8Array): Inspector;
  withWatchlist(options: WatchOptions): BulkInspector;
}

/** Inspector with both tables. */
export interface Inspector extends BulkInspector, NameInspector {
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
    ...createDisplayNameComparison(engine),
    withDetails: (details) => createFullInspector(engine, readSections(details)),
    withWatchlist: (options) => createBulkInspector(engine.watch(options)),
  };
}

/** Creates an inspector that uses an existing engine and all sections of the details table. */
export function createFullInspector(engine: ListEngine, sections: Sections): Inspector {
  const { parts } = engine;
  const complete = (inspector: NameInspector, options: WatchOptions): Inspector => ({
    ...inspector,
    ...createDisplayNameComparison({ parts, options }),
    withDetails: (details) => createFullInspector(engine.watch(options), readSections(details)),
    withWatchlist: (others) => complete(inspector.withWatchlist(others), others),
  });
  return complete(createNameInspector(engine, sections), engine.options);
}
