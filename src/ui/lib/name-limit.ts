/** Maximum length of pasted text, in UTF-16 code units. Longer texts would freeze the field. */
export const MAX_NAME_LENGTH = 1_000_000;

export const NAME_TOO_LONG = 'This text has more than a million characters. It was not pasted.';
