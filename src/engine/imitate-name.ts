// Lists names that could imitate a name, or explains why the name cannot be imitated: src/engine/imitations/README.md

import type { Candidate, ImitationOptions } from '../contract/imitations.ts';
import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import type { Outcome, Problem } from '../contract/problem.ts';
import { quoteLabel } from '../words/quoting/quote-grapheme.ts';
import { createFailure, createUnpairedSurrogateFailure } from './create-problem.ts';
import { normalizeLabel } from './ensip15/normalize-label.ts';
import { isUnknownLabel } from './hashing/name-hasher.ts';
import { type CandidateSources, createListCandidates } from './imitations/list-candidates.ts';
import type { ImitatedName } from './imitations/variation.ts';
import { TOP } from './known-names/name-parents.ts';
import { isSharedParent } from './known-names/shared-parents.ts';
import { countCharacters } from './text/code-points.ts';

/** Iterator over candidates. It computes each candidate when it is requested. */
export interface Imitations extends IterableIterator<Candidate> {
  /**
   * Normalized name that the candidates imitate, without the labels before the varied label: `vitalik.eth` for
   * `pay.vitalik.eth`. Null if there is a problem.
   */
  readonly imitated: string | null;
  /** Reason why there are no candidates, or null if the name is valid. */
  readonly problem: Problem | null;
  /**
   * Yields the candidates, and null for each variation that is not a candidate. The null values allow a host to pause
   * before the next candidate is found.
   */
  readonly steps: IterableIterator<Candidate | null>;
}

export type ImitateName = (name: string, options?: ImitationOptions) => Imitations;

/** Creates a function that lists imitations. */
export function createImitateName(sources: CandidateSources): ImitateName {
  const listCandidates = createListCandidates(sources);
  return (name, options = {}) => {
    const read = readImitatedName(name);
    const steps = read.ok ? listCandidates(read.value, options) : listNothing();
    return Object.assign(keepCandidates(steps), {
      imitated: read.ok ? read.value.label + read.value.suffix : null,
      problem: read.ok ? null : read.problem,
      steps,
    });
  };
}

function* listNothing(): Generator<Candidate> {}

function* keepCandidates(steps: Iterable<Candidate | null>): Generator<Candidate> {
  for (const step of steps) if (step) yield step;
}

// Finds the label of a name that imitations vary. Others must be able to register the varied label.

/**
 * Normalizes a name and splits it at the label that imitations vary. This is the label under `eth` or under a parent
 * that issues subnames, otherwise the first label. A name without a dot gets the suffix `.eth`.
 *
 * @example readImitatedName('Pay.vitalik.eth').value.label // 'vitalik'
 */
function readImitatedName(name: string): Outcome<ImitatedName> {
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
    const { normalized } = normalizeLabel(label);
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
    if (isSharedParent(parent)) return at - 1;
  }
  return labels.at(-1) === TOP ? labels.length - 2 : 0;
}

function reject(detail: string): Outcome<never> {
  return createFailure('invalid_request', detail, [{ path: 'name', detail }]);
}
