import type { Inspector } from '../engine/inspector.ts';
import { realNames } from './corpora.ts';
import { measureGraphemes } from './graphemes.ts';
import { measureGrowth } from './growth.ts';
import { measureRatios } from './ratios.ts';
import type { EngineResult } from './results.ts';

/** Everything that one thread with an engine can tell. */
export function measureEngine(create: () => Inspector): EngineResult {
  return {
    ratios: measureRatios(create),
    growth: measureGrowth(create(), realNames(32_000)),
    graphemes: measureGraphemes(create),
  };
}
