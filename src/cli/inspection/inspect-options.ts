import type { WatchOptions } from '../../engine/list-engine.ts';
import type { ChainOptions } from '../options/chain-options.ts';
import type { ListFormat, ListOptions } from '../options/list-options.ts';

/** Options of the commands that inspect names, after the default format was applied. */
export interface InspectOptions extends ListOptions, ChainOptions {
  format: ListFormat;
  /** Whether to write full reports. */
  full?: boolean;
}

/** Options together with the known names that they choose. */
export interface KnownOptions extends InspectOptions {
  known: WatchOptions;
}
