import type { Inspector } from '../engine/inspector.ts';
import { type Corpus, realNames } from './corpora.ts';
import { measureGraphemes } from './graphemes.ts';
import { measureGrowth } from './growth.ts';
import { measureRatios } from './ratios.ts';
import type { EngineResult } from './results.ts';

/** Everything that one thread with an engine can tell. */
export function measureEngine(create: () => Inspector, corpora: readonly Corpus[]): EngineResult {
  return {
    ratios: measureRatios(create, corpora),
    growth: measureGrowth(create(), realNames(32_000)),
    graphemes: measureGraphemes(create),
  };
}
