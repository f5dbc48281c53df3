/** Props of a field for names. They turn off everything that would change what the user types. */
export const NAME_INPUT_PROPS = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Maximum length of pasted text, in UTF-16 code units. Longer texts would freeze the field. */
export const MAX_NAME_LENGTH = 1_000_000;

export const NAME_TOO_LONG = 'This text has more than a million characters. It was not pasted.';
