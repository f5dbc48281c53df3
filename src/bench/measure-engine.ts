import type { Inspector } from '../engine/inspector.ts';
import { type Corpus, createRealNames } from './corpora.ts';
import { measureGraphemes } from './graphemes.ts';
import { measureGrowth } from './growth.ts';
import { measureImitations } from './imitation-rounds.ts';
import { measureRatios } from './ratios.ts';
import type { EngineResult } from './results.ts';
import { measureWatchlists } from './watchlists.ts';

/** Takes all measurements that need only one thread with an engine. */
export function measureEngine(create: () => Inspector, corpora: readonly Corpus[]): EngineResult {
  return {
    ratios: measureRatios(create, corpora),
    growth: measureGrowth(create(), createRealNames(32_000)),
    graphemes: measureGraphemes(create),
    watchlists: measureWatchlists(create),
    imitations: measureImitations(create),
  };
}
