/** What to look for among the characters of Unicode. */
export interface CharacterQuery {
  /** Words of names, an abbreviation, code points, `block:` and a block, or characters themselves. */
  text: string;
  /** How many to list at most. */
  limit: number;
}

/** One character of Unicode. */
export interface CharacterFact {
  character: string;
  /** As in reports on graphemes, such as `Latin Small Letter I With Grave`. */
  name: string;
  code_point: number;
  /** UCD Block, such as `Latin-1 Supplement`. */
  block: string | null;
  /** Whether the words that were looked for are exactly its name or an alias. */
  is_exact: boolean;
}

/** The characters found, best first, as many as were asked for; and how many there are. */
export interface FoundCharacters {
  characters: CharacterFact[];
  total: number;
}
