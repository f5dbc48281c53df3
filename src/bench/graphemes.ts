import type { Inspector } from '../engine/inspector.ts';
import { createLoadedEngine } from './loaded-engine.ts';
import { findMedian, timeRun } from './rounds.ts';

/** Time of a grapheme report with its confusables, in milliseconds. */
export interface GraphemeResult {
  grapheme: string;
  /** Time of the grapheme's first report, with decoded tables. */
  cold: number;
  /** Time of its second report. */
  cached: number;
}

const GRAPHEMES = ['a', 'o', 'ì', 'а', '愛', '👩‍🚀', '🧑', 'ก้'];
const ROUNDS = 9;

function measure(grapheme: string, create: () => Inspector): GraphemeResult {
  const cold: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = createLoadedEngine(create);
    cold.push(timeRun(() => engine.inspectGrapheme(grapheme)));
    cached.push(timeRun(() => engine.inspectGrapheme(grapheme)));
  }
  return { grapheme, cold: findMedian(cold), cached: findMedian(cached) };
}

/** Measures reports of graphemes with few and with many confusables. */
export function measureGraphemes(create: () => Inspector): GraphemeResult[] {
  return GRAPHEMES.map((grapheme) => measure(grapheme, create));
}
