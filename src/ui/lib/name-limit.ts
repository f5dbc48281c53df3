/** A text longer than this is no name, and would freeze the field for one. */
export const MAX_NAME_LENGTH = 1_000_000;

export const NAME_TOO_LONG =
  'That is longer than a million characters: it was not taken, and nothing was changed.';
