// The sentence about a name that imitates another; plain names are told it too, without the other checks.

import type { ImitationKind } from '../../contract/imitation-kinds.ts';
import type { Finding } from '../known-names/finding.ts';
import { TOP } from '../known-names/name-parents.ts';
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

/** How it is imitated; in a name of many labels, in which and what that is under. */
export function describeEvidence(finding: Finding): string {
  const { place } = finding;
  const evidence = finding.describe();
  if (!place) return evidence;
  const under = place.parent === TOP ? '' : `, under ${quoteLabel(place.parent)}`;
  return `${evidence} in ${quoteLabel(place.label)}${under}`;
}

/** What is imitated and how, as a sentence. */
export function describeImitation({ imitation }: Resemblance): string {
  if (imitation === null) return '';
  const { kind, target, status } = imitation;
  const evidence = describeEvidence(imitation);
  if (target === null) {
    const verb = status === 'info' ? 'may be taken for' : VERBS.address;
    return `This name ${verb} an address: ${evidence}.`;
  }
  const source = target.isWatched ? ', from your watchlist' : '';
  const verb = status === 'warn' && kind === 'similar_look' ? 'is close to' : VERBS[kind];
  return `This name ${verb} ${quoteLabel(target.name)}${source}: ${evidence}.`;
}
