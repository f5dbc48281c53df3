/** Signs that lend a name authority: locks, keys, check marks, and marks of registration. */
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
