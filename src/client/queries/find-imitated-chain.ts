import { CHAIN_LABELS } from '../../lists/pasted/known-chains.ts';

/** Finds the first chain label that shares a reading with a label. `looks` starts with the look of the label. */
export function findImitatedChain([own = '', ...known]: readonly string[]): string | null {
  const readings = new Set(own.split('\n'));
  const index = known.findIndex((look) =>
    look.split('\n').some((reading) => readings.has(reading)),
  );
  return CHAIN_LABELS[index] ?? null;
}
