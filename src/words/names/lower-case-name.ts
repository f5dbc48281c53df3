import { hasPlainLabels } from '../../primitives/plain-text.ts';

/** Returns a name in lower case if this is its normalized form: ENSIP-15 changes only its capitals. Otherwise null. */
export function getLowerCaseName(name: string): string | null {
  const lowerCase = name.toLowerCase();
  return hasPlainLabels(lowerCase) ? lowerCase : null;
}
