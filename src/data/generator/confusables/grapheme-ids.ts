import { FIRST_SEQUENCE_ID } from '../../../engine/confusables/confusable-table.ts';
import type { ConfusableGraph } from './confusable-graph.ts';

/** Numbers for what is in the tables: a character's code point, and for sequences numbers after those. */
export interface GraphemeIds {
  readonly sequences: readonly string[];
  id(grapheme: string): number;
  /** Distinct, ascending. */
  sorted(graphemes: Iterable<string>): number[];
}

export function createGraphemeIds({ nodes }: ConfusableGraph): GraphemeIds {
  const sequences = [...nodes].filter((node) => [...node].length > 1).sort();
  const sequenceIds = new Map(sequences.map((text, i) => [text, FIRST_SEQUENCE_ID + i]));
  const getId = (grapheme: string) => {
    const [first = '', ...rest] = grapheme;
    const found = rest.length === 0 ? first.codePointAt(0) : sequenceIds.get(grapheme);
    if (found === undefined) throw new Error(`No number for ${JSON.stringify(grapheme)}`);
    return found;
  };
  return {
    sequences,
    id: getId,
    sorted: (graphemes) => [...new Set(Array.from(graphemes, getId))].sort((a, b) => a - b),
  };
}
