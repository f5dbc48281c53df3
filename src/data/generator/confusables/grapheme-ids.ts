import { FIRST_SEQUENCE_ID } from '../../../engine/confusables/confusable-table.ts';
import type { ConfusableGraph } from './confusable-graph.ts';

/** IDs of graphemes in the tables: code points of characters, and higher numbers for sequences. */
export interface GraphemeIds {
  readonly sequences: readonly string[];
  id(grapheme: string): number;
  /** Returns the IDs of graphemes in ascending order, without duplicates. */
  sorted(graphemes: Iterable<string>): number[];
}

export function createGraphemeIds({ nodes }: ConfusableGraph): GraphemeIds {
  const sequences = [...nodes].filter((node) => [...node].length > 1).sort();
  const sequenceIds = new Map(sequences.map((text, i) => [text, FIRST_SEQUENCE_ID + i]));
  const getId = (grapheme: string) => {
    const [first = '', ...rest] = grapheme;
    const found = rest.length === 0 ? first.codePointAt(0) : sequenceIds.get(grapheme);
    if (found === undefined) throw new Error(`${JSON.stringify(grapheme)} has no ID`);
    return found;
  };
  return {
    sequences,
    id: getId,
    sorted: (graphemes) => [...new Set(Array.from(graphemes, getId))].sort((a, b) => a - b),
  };
}
