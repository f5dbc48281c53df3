// Lists names that could imitate a name, or explains why the name cannot be imitated: src/engine/imitations/README.md

import type { Candidate, ImitationOptions } from '../contract/imitations.ts';
import type { Problem } from '../contract/problem.ts';
import { normalizeLabel } from './ensip15/normalize-label.ts';
import { createListCandidates } from './imitations/list-candidates.ts';
import type { ReplacementSources } from './imitations/list-replacements.ts';
import { readImitatedName } from './read-imitated-name.ts';

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
export function createImitateName(sources: ReplacementSources): ImitateName {
  const listCandidates = createListCandidates(sources);
  return (name, options = {}) => {
    const read = readImitatedName(name, normalizeLabel);
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
