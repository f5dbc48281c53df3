import { CHAIN_LABELS } from '../../lists/pasted/known-chains.ts';

/**
 * Finds the first chain label that can be read like the given label. The first element has the readings of the given
 * label, the others those of `CHAIN_LABELS`. Each element has one reading per line.
 */
export function findImitatedChain([own = '', ...known]: readonly string[]): string | null {
  const readings = new Set(own.split('\n'));
  const index = known.findIndex((look) =>
    look.split('\n').some((reading) => readings.has(reading)),
  );
  return CHAIN_LABELS[index] ?? null;
}
