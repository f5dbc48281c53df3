/** A search for Unicode characters. */
export interface CharacterQuery {
  /** Words of a name, an abbreviation, code points, a block (`block:Arabic`), or the characters themselves. */
  text: string;
  /** Maximum number of results. */
  limit: number;
}

/** A Unicode character. */
export interface CharacterFact {
  character: string;
  /** The name as in reports on graphemes, such as `Latin Small Letter I With Grave`. */
  name: string;
  code_point: number;
  /** UCD Block, such as `Latin-1 Supplement`. */
  block: string | null;
  /**
   * What ENS makes of the character: the character itself if ENS accepts it, another text if ENS changes it, and null
   * if ENS refuses it.
   */
  ens_form: string | null;
  /** Whether the search text is exactly the name of the character or an alias. */
  is_exact: boolean;
}

/** Result of a search for characters. */
export interface FoundCharacters {
  /** Characters up to the limit, best matches first. */
  characters: CharacterFact[];
  /** Number of all matching characters. */
  total: number;
}
