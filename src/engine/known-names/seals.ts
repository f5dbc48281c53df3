/** Emoji and signs that make a name look official: locks, keys, check marks, and ® and ©. */
export const SEALS: ReadonlySet<string> = new Set([
  '🔒',
  '🔐',
  '🔏',
  '🔓',
  '🔑',
  '🗝',
  '✅',
  '✔',
  '☑',
  '®',
  '©',
  '🛡',
]);
