// What could imitate a name, or why nothing can: src/engine/imitations/README.md

import type { Candidate, ImitationOptions } from '../contract/imitations.ts';
import type { Problem } from '../contract/problem.ts';
import { normalizeLabel } from './ensip15/normalize-label.ts';
import { createListCandidates } from './imitations/list-imitations.ts';
import type { LookSources } from './imitations/look-steps.ts';
import { readImitatedName } from './read-imitated-name.ts';

/** Candidates one by one, each made when it is asked for. */
export interface Imitations extends IterableIterator<Candidate> {
  /**
   * The name that candidates are to be judged against: without what stands in front of the label that is varied. Null
   * where there is a problem.
   */
  readonly imitated: string | null;
  /** Why there are no candidates: what was given is no valid name. */
  readonly problem: Problem | null;
}

export type ImitateName = (name: string, options?: ImitationOptions) => Imitations;

export function createImitateName(sources: LookSources): ImitateName {
  const listCandidates = createListCandidates(sources);
  return (name, options = {}) => {
    const read = readImitatedName(name, normalizeLabel);
    if (!read.ok) return Object.assign(listNothing(), { imitated: null, problem: read.problem });
    const { label, behind } = read.value;
    return Object.assign(listCandidates(read.value, options), {
      imitated: label + behind,
      problem: null,
    });
  };
}

function* listNothing(): Generator<Candidate> {}
