// Unknown labels: https://docs.ens.domains/ensip/1#namehash-algorithm

import { UNKNOWN_LABEL } from '../../../contract/unknown-label.ts';

/** Hashes, in hex, of the unknown labels of a name. */
export function listHashes(name: string): string[] {
  if (!name.includes('[')) return [];
  return name
    .split('.')
    .filter((label) => UNKNOWN_LABEL.test(label))
    .map((label) => label.slice(1, -1));
}

/** The name with the labels whose text is known in place of their hashes. */
export function replaceKnownHashes(name: string, known: ReadonlyMap<string, string>): string {
  return name
    .split('.')
    .map((label) => (UNKNOWN_LABEL.test(label) ? (known.get(label.slice(1, -1)) ?? label) : label))
    .join('.');
}

/** Labels of a name whose text is there. */
export function listKnownLabels(name: string): string[] {
  return name.split('.').filter((label) => label !== '' && !UNKNOWN_LABEL.test(label));
}
