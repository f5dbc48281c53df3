// Finds the label of a name that imitations vary. Others must be able to register the varied label.

import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import type { Outcome } from '../contract/problem.ts';
import { quoteLabel } from '../words/quoting/quote-label.ts';
import { createFailure, createUnpairedSurrogateFailure } from './create-problem.ts';
import type { normalizeLabel } from './ensip15/normalize-label.ts';
import { isUnknownLabel } from './hashing/parse-unknown-label.ts';
import type { ImitatedName } from './imitations/variation.ts';
import { GATEWAYS, SUBNAME_ISSUERS, TOP } from './known-names/name-parents.ts';
import { countCharacters } from './text/code-points.ts';

/**
 * Normalizes a name and splits it at the label that imitations vary. This is the label under `eth` or under a parent
 * that issues subnames, otherwise the first label. A name without a dot gets the suffix `.eth`.
 *
 * @example readImitatedName('Pay.vitalik.eth', normalizeLabel).value.label // 'vitalik'
 */
export function readImitatedName(
  name: string,
  normalize: typeof normalizeLabel,
): Outcome<ImitatedName> {
  if (!name.isWellFormed()) return createUnpairedSurrogateFailure();
  if (name === '') return reject('The name is empty. Give the name that could be imitated.');
  if (countCharacters(name) > MAX_INSPECTED_CHARACTERS) {
    const detail = `The name has ${countCharacters(name)} characters. Longer names than ${MAX_INSPECTED_CHARACTERS} characters are not inspected.`;
    return createFailure('name_too_long', detail, [{ path: 'name', detail }]);
  }
  const labels: string[] = [];
  for (const label of name.split('.')) {
    if (label === '') return reject('The name has an empty label, which ENS does not accept.');
    if (isUnknownLabel(label)) {
      return reject(
        'A label is known only by its hash. Give the name with the text of that label.',
      );
    }
    const { normalized } = normalize(label);
    if (normalized === null) {
      const quoted = quoteLabel(label);
      return reject(`ENS does not accept ${quoted}, so the name cannot be imitated.`);
    }
    labels.push(normalized);
  }
  if (labels.length === 1) labels.push(TOP);
  const at = findVariedLabel(labels);
  const label = labels[at] as string;
  const suffix = `.${labels.slice(at + 1).join('.')}`;
  const prefix = labels
    .slice(0, at)
    .map((each) => `${each}.`)
    .join('');
  return { ok: true, value: { prefix, label, suffix } };
}

/** Returns the index of the label to vary. */
function findVariedLabel(labels: readonly string[]): number {
  for (let at = 1; at < labels.length - 1; at++) {
    const parent = labels.slice(at).join('.');
    if (Object.hasOwn(SUBNAME_ISSUERS, parent) || GATEWAYS.has(parent)) return at - 1;
  }
  return labels.at(-1) === TOP ? labels.length - 2 : 0;
}

function reject(detail: string): Outcome<never> {
  return createFailure('invalid_request', detail, [{ path: 'name', detail }]);
}
