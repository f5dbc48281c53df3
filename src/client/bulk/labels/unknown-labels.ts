// Finds and replaces unknown labels: https://docs.ens.domains/ensip/1#namehash-algorithm

import { UNKNOWN_LABEL } from '../../../contract/unknown-label.ts';

/** Lists the hashes of the unknown labels of a name, in hex. */
export function listHashes(name: string): string[] {
  if (!name.includes('[')) return [];
  return name
    .split('.')
    .filter((label) => UNKNOWN_LABEL.test(label))
    .map((label) => label.slice(1, -1));
}

/** Replaces the hashes in a name by their texts. Keeps hashes whose text is unknown. */
export function replaceKnownHashes(name: string, known: ReadonlyMap<string, string>): string {
  return name
    .split('.')
    .map((label) => (UNKNOWN_LABEL.test(label) ? (known.get(label.slice(1, -1)) ?? label) : label))
    .join('.');
}

/** Lists the labels of a name whose text is known. */
export function listKnownLabels(name: string): string[] {
  return name.split('.').filter((label) => label !== '' && !UNKNOWN_LABEL.test(label));
}
