import type { Inspector } from '../engine/inspector.ts';
import { findMedian, timeRun } from './rounds.ts';

/** Milliseconds of grapheme reports with their confusables. */
export interface GraphemeResult {
  grapheme: string;
  /** The first report of an engine that is otherwise warm. */
  cold: number;
  cached: number;
}

const GRAPHEMES = ['a', 'o', 'ì', 'а', '愛', '👩‍🚀', '🧑', 'ก้'];
const ROUNDS = 9;

function measure(grapheme: string, create: () => Inspector): GraphemeResult {
  const cold: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = create();
    // The tables decode themselves on first use, once: that is part of loading, not of a report.
    engine.inspectGrapheme('z');
    engine.inspectGrapheme('👍');
    cold.push(timeRun(() => engine.inspectGrapheme(grapheme)));
    cached.push(timeRun(() => engine.inspectGrapheme(grapheme)));
  }
  return { grapheme, cold: findMedian(cold), cached: findMedian(cached) };
}

/** Reports of graphemes with few and with many confusables. */
export function measureGraphemes(create: () => Inspector): GraphemeResult[] {
  return GRAPHEMES.map((grapheme) => measure(grapheme, create));
}
