// The sentence about a name that imitates another; plain names are told it too, without the other checks.

import type { ImitationKind } from '../../contract/known-names.ts';
import type { Resemblance } from '../known-names/resemblance.ts';
import { quoteLabel } from './format.ts';

const VERBS = {
  identical_look: 'imitates',
  similar_look: 'imitates',
  hyphens: 'is close to',
  one_edit: 'is close to',
  added_words: 'uses the name of',
  embedded: 'uses the name of',
  address: 'poses as',
} as const satisfies Record<ImitationKind, string>;

/** What is imitated and how, as a sentence. */
export function describeImitation({ imitation }: Resemblance): string {
  if (imitation === null) return '';
  const { kind, target, status } = imitation;
  const evidence = imitation.describe();
  if (target === null) {
    const verb = status === 'info' ? 'may be taken for' : VERBS.address;
    return `This name ${verb} an address: ${evidence}.`;
  }
  const source = target.isWatched ? ', from your watchlist' : '';
  const verb = status === 'warn' && kind === 'similar_look' ? 'is close to' : VERBS[kind];
  return `This name ${verb} ${quoteLabel(target.name)}${source}: ${evidence}.`;
}
