/** Pattern of names of letters, digits and single hyphens, which ENSIP-15 does not change. */
const PLAIN_NAME = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)*[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Returns a name in lower case if this is its normalized form: ENSIP-15 changes only its capitals. Otherwise null. */
export function getLowerCaseName(name: string): string | null {
  const lowerCase = name.toLowerCase();
  return PLAIN_NAME.test(lowerCase) ? lowerCase : null;
}
