/** Props of a field for names. They turn off everything that would change what the user types. */
export const NAME_INPUT_PROPS = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
