// What could imitate a name: names that could be registered to pass for it. The kinds and their order: README.md.

import {
  CANDIDATE_KINDS,
  type Candidate,
  type CandidateKind,
  type ImitationOptions,
} from '../../contract/imitations.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { lazy } from '../../primitives/lazy.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { countCharacters } from '../text/code-points.ts';
import { addWords, append, embed, hyphenate, pluralize } from './additions.ts';
import { flipBits } from './bit-flips.ts';
import { addSeals, createVaryEmoji } from './emoji-variants.ts';
import {
  replaceCharacter,
  replaceEvery,
  replaceIndirectly,
  replacePairs,
  replaceScript,
  replaceSequence,
  replaceShape,
  replaceTwice,
} from './look-alikes.ts';
import {
  createListLookSteps,
  type LookSources,
  type LookStep,
  type LookSteps,
} from './look-steps.ts';
import { insert, omit, repeat, replace, transpose } from './typing-slips.ts';
import { type ImitatedName, splice, type Variation, type VariedLabel } from './variation.ts';

/** The candidates of a name one by one, each made when it is asked for. */
export type ListCandidates = (
  imitated: ImitatedName,
  options: ImitationOptions,
) => Generator<Candidate>;

/** Lists variations of a label, given steps of its look: those that leave it allowed, and all. */
type List = (varied: VariedLabel, allowed: LookSteps, all: LookSteps) => Iterable<Variation>;

/** The distance of two steps together that look nearly the same, such as a digit for a letter. */
const CLOSE = 2;

export function createListCandidates(sources: LookSources): ListCandidates {
  const { lists, tables } = sources;
  const listLookSteps = createListLookSteps(sources);

  /** Kinds in the order of how sure a reader would be deceived; one may have several lists. */
  const STAGES: readonly (readonly [kind: CandidateKind, list: List])[] = [
    ['look_alike', replaceCharacter],
    ['sequence', replaceSequence],
    ['look_alikes', replaceEvery],
    // Letters of another script are valid when all are.
    ['look_alikes', (varied, _, steps) => replaceScript(varied, steps, tables)],
    ['look_alikes', (varied, steps) => replacePairs(varied, steps, CLOSE)],
    ['transposition', transpose],
    ['repetition', repeat],
    ['hyphen', hyphenate],
    ['emoji', createVaryEmoji(lists, tables)],
    ['omission', omit],
    ['replacement', replaceShape],
    ['replacement', replace],
    ['insertion', insert],
    ['embedded', embed],
    ['added_word', addWords],
    ['emoji', addSeals],
    ['plural', pluralize],
    ['addition', append],
    ['bit', flipBits],
    ['look_alike', replaceIndirectly],
    ['look_alikes', replaceTwice],
    ['look_alikes', (varied, steps) => replacePairs(varied, steps)],
  ];

  return function* listCandidates(
    { front, label, behind },
    { limit = Number.POSITIVE_INFINITY, kinds = CANDIDATE_KINDS },
  ) {
    const varied = { label, graphemes: splitGraphemes(label, sources.tables) };
    const room = MAX_INSPECTED_CHARACTERS - countCharacters(front + behind);
    const seen = new Set([label]);
    const steps = listLookSteps(varied);
    const isAllowed = (other: string) => countCharacters(other) <= room && isValid(other);
    const allowedSteps = filterSteps(steps, varied, isAllowed);
    for (const [kind, list] of STAGES) {
      if (!kinds.includes(kind)) continue;
      for (const { label: other, evidence } of list(varied, allowedSteps, steps)) {
        if (seen.size > limit) return;
        if (seen.has(other) || !isAllowed(other)) continue;
        seen.add(other);
        yield { name: front + other + behind, kind, evidence };
      }
    }
  };
}

function isValid(label: string): boolean {
  return normalizeLabel(label).normalized === label;
}

/** Places at which a step is tried before it counts as none that the label allows. */
const MAX_TRIES = 2;

/** The steps after which the label is still allowed, at that place or at another: what has the same letters is. */
function filterSteps(
  steps: LookSteps,
  varied: VariedLabel,
  isAllowed: (label: string) => boolean,
): LookSteps {
  /** By what a step changes: how often it was tried in vain, or true. */
  const tried = new Map<string, number | true>();
  const keep = ({ at, count, text }: LookStep): boolean => {
    const change = `${text} ${varied.graphemes.slice(at, at + count).join('')}`;
    const tries = tried.get(change) ?? 0;
    if (tries === true || tries >= MAX_TRIES) return tries === true;
    const isKept = isAllowed(splice(varied, at, count, text));
    tried.set(change, isKept || tries + 1);
    return isKept;
  };
  return {
    looks: lazy(() => steps.looks().filter(keep)),
    characters: lazy(() => steps.characters().filter(keep)),
    sequences: lazy(() => steps.sequences().filter(keep)),
    shapes: lazy(() => steps.shapes().filter(keep)),
    combinable: lazy(() => steps.combinable().filter(keep)),
    chains: lazy(() => steps.chains().filter(keep)),
  };
}
