// Which part of a name an imitation would vary: a label that somebody else can register.

import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import type { Outcome } from '../contract/problem.ts';
import { quoteLabel } from './checks/format.ts';
import { createFailure, refuseIllFormed } from './create-problem.ts';
import type { normalizeLabel } from './ensip15/normalize-label.ts';
import { isUnknownLabel } from './hashing/parse-unknown-label.ts';
import type { ImitatedName } from './imitations/variation.ts';
import { GATEWAYS, SUBNAME_GIVERS, TOP } from './known-names/name-parents.ts';
import { countCharacters } from './text/code-points.ts';

/**
 * The label of a name that could be registered with a difference: the one below `eth`, or below a parent that gives out
 * subnames; of any other name the first. A bare label stands for a name under `eth`.
 *
 * @example readImitatedName('Pay.vitalik.eth', normalizeLabel).value.label // 'vitalik'
 */
export function readImitatedName(
  name: string,
  normalize: typeof normalizeLabel,
): Outcome<ImitatedName> {
  if (!name.isWellFormed()) return refuseIllFormed();
  if (name === '') return refuse('The name is empty. Give the name that could be imitated.');
  if (countCharacters(name) > MAX_INSPECTED_CHARACTERS) {
    const detail = `The name has ${countCharacters(name)} characters. Give one of at most ${MAX_INSPECTED_CHARACTERS}: longer ones are not judged.`;
    return createFailure('name_too_long', detail, [{ path: 'name', detail }]);
  }
  const labels: string[] = [];
  for (const label of name.split('.')) {
    if (label === '') return refuse('The name has an empty label, which ENS does not accept.');
    if (isUnknownLabel(label)) {
      return refuse('A label is known only by its hash. Give the name with that label in words.');
    }
    const { normalized } = normalize(label);
    if (normalized === null) {
      const quoted = quoteLabel(label);
      return refuse(`ENS does not accept ${quoted}: there is no such name to imitate.`);
    }
    labels.push(normalized);
  }
  if (labels.length === 1) labels.push(TOP);
  const at = findVaried(labels);
  const label = labels[at] as string;
  const behind = `.${labels.slice(at + 1).join('.')}`;
  const front = labels
    .slice(0, at)
    .map((each) => `${each}.`)
    .join('');
  return { ok: true, value: { front, label, behind } };
}

function findVaried(labels: readonly string[]): number {
  for (let at = 1; at < labels.length - 1; at++) {
    const parent = labels.slice(at).join('.');
    if (Object.hasOwn(SUBNAME_GIVERS, parent) || GATEWAYS.has(parent)) return at - 1;
  }
  return labels.at(-1) === TOP ? labels.length - 2 : 0;
}

function refuse(detail: string): Outcome<never> {
  return createFailure('invalid_request', detail, [{ path: 'name', detail }]);
}
