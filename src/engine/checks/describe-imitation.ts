// Describes an imitation in a sentence. Reports on plain names use only this message.

import type { ImitationKind } from '../../contract/imitation-kinds.ts';
import type { Finding } from '../known-names/finding.ts';
import { TOP } from '../known-names/name-parents.ts';
import type { Resemblance } from '../known-names/resemblance.ts';
import { quoteLabel } from '../text/quote-label.ts';

const VERBS = {
  identical_look: 'imitates',
  similar_look: 'imitates',
  hyphens: 'is close to',
  one_edit: 'is close to',
  added_words: 'uses the name of',
  embedded: 'uses the name of',
  address: 'poses as',
} as const satisfies Record<ImitationKind, string>;

/** Describes the evidence. In a name with three or more labels, adds the label and its parent. */
export function describeEvidence(finding: Finding): string {
  const { place } = finding;
  const evidence = finding.describe();
  if (!place) return evidence;
  const under = place.parent === TOP ? '' : `, under ${quoteLabel(place.parent)}`;
  return `${evidence} in ${quoteLabel(place.label)}${under}`;
}

/** Describes which name is imitated, and the evidence. */
export function describeImitation({ imitation }: Resemblance): string {
  if (imitation === null) return '';
  const { kind, target, status } = imitation;
  const evidence = describeEvidence(imitation);
  if (target === null) {
    const verb = status === 'info' ? 'may be mistaken for' : VERBS.address;
    return `This name ${verb} an address: ${evidence}.`;
  }
  const source = target.isWatched ? ', a name that you trust' : '';
  const verb = status === 'warn' && kind === 'similar_look' ? 'is close to' : VERBS[kind];
  return `This name ${verb} ${quoteLabel(target.name)}${source}: ${evidence}.`;
}
