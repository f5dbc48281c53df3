import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type Imitation,
} from '../contract/imitation-kinds.ts';
import { getEnsForm } from './ens-form.ts';
import type { NamePair } from './name-pair.ts';

/** An imitation with the index of the imitating name. `isMutual` means that either name could be the imitated name. */
export interface FoundImitation extends Imitation {
  imitator: 0 | 1;
  isMutual: boolean;
}

/** Finds the imitating name. If each could imitate the other, the known name counts as the imitated name. If this does not decide, the worse imitation counts. */
export function findImitation({ first, second, comparison }: NamePair): FoundImitation | null {
  const [forth, back] = comparison.imitations;
  if (!forth || !back) {
    const found = forth ?? back;
    return found && { ...found, imitator: forth ? 0 : 1, isMutual: false };
  }
  const isBack = isKnown(first) !== isKnown(second) ? isKnown(first) : isWorse(back, forth);
  const isMutual = isKnown(first) === isKnown(second) && !isBack && !isWorse(forth, back);
  return { ...(isBack ? back : forth), imitator: isBack ? 1 : 0, isMutual };
}

/** Whether a name is known, in any spelling. */
function isKnown(evidence: NamePair['first']): boolean {
  const { known } = evidence.report;
  return known !== null && known.name === getEnsForm(evidence);
}

function isWorse(a: Imitation, b: Imitation): boolean {
  if (a.status !== b.status) return compareOrder(IMITATION_STATUSES, a.status, b.status);
  return compareOrder(IMITATION_KINDS, a.kind, b.kind);
}

function compareOrder<T>(order: readonly T[], a: T, b: T): boolean {
  return order.indexOf(a) < order.indexOf(b);
}
