import type { BrowserResult } from './browser-result.ts';
import type { GraphemeResult } from './graphemes.ts';
import type { GrowthResult } from './growth.ts';
import type { HashingResult } from './hashing-rounds.ts';
import type { ImitationsResult } from './imitation-rounds.ts';
import type { MemoryResult } from './memory.ts';
import type { RatioResult } from './ratios.ts';
import type { WatchlistResult } from './watchlists.ts';

/** Results of one thread with an engine. */
export interface EngineResult {
  ratios: RatioResult[];
  growth: GrowthResult[];
  graphemes: GraphemeResult[];
  watchlists: WatchlistResult[];
  imitations: ImitationsResult[];
}

/** All results of a run, as written to `bench-results/latest.json`. */
export interface BenchResult {
  machine: { runtime: string; cores: number };
  node: EngineResult & { hashing: HashingResult; memory: MemoryResult };
  browser: (EngineResult & BrowserResult) | null;
}
