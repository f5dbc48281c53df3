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

/** Lists variations of a label, given steps of its look: those that leave it valid, and all. */
type List = (
  varied: VariedLabel,
  valid: () => LookSteps,
  all: () => LookSteps,
) => Iterable<Variation>;

/** The distance of two steps together that look nearly the same, such as a digit for a letter. */
const CLOSE = 2;

export function createListCandidates(sources: LookSources): ListCandidates {
  const { lists, tables } = sources;
  const listLookSteps = createListLookSteps(sources);

  /** Kinds in the order of how sure a reader would be deceived; one may have several lists. */
  const STAGES: readonly (readonly [kind: CandidateKind, list: List])[] = [
    ['look_alike', (varied, steps) => replaceCharacter(varied, steps())],
    ['sequence', (varied, steps) => replaceSequence(varied, steps())],
    ['look_alikes', (varied, steps) => replaceEvery(varied, steps())],
    // Letters of another script are valid when all are.
    ['look_alikes', (varied, _, steps) => replaceScript(varied, steps(), tables)],
    ['look_alikes', (varied, steps) => replacePairs(varied, steps(), CLOSE)],
    ['transposition', transpose],
    ['repetition', repeat],
    ['hyphen', hyphenate],
    ['emoji', createVaryEmoji(lists, tables)],
    ['omission', omit],
    ['replacement', (varied, steps) => replaceShape(varied, steps())],
    ['replacement', replace],
    ['insertion', insert],
    ['embedded', embed],
    ['added_word', addWords],
    ['emoji', addSeals],
    ['plural', pluralize],
    ['addition', append],
    ['bit', flipBits],
    ['look_alikes', (varied, steps) => replaceTwice(varied, steps())],
    ['look_alikes', (varied, steps) => replacePairs(varied, steps())],
  ];

  return function* listCandidates(
    { front, label, behind },
    { limit = Number.POSITIVE_INFINITY, kinds = CANDIDATE_KINDS },
  ) {
    const varied = { label, graphemes: splitGraphemes(label, sources.tables) };
    const room = MAX_INSPECTED_CHARACTERS - countCharacters(front + behind);
    const seen = new Set([label]);
    const steps = lazy(() => listLookSteps(varied));
    const validSteps = lazy(() => filterSteps(steps(), varied));
    for (const [kind, list] of STAGES) {
      if (!kinds.includes(kind)) continue;
      for (const { label: other, evidence } of list(varied, validSteps, steps)) {
        if (seen.size > limit) return;
        if (seen.has(other) || countCharacters(other) > room || !isValid(other)) continue;
        seen.add(other);
        yield { name: front + other + behind, kind, evidence };
      }
    }
  };
}

function isValid(label: string): boolean {
  return normalizeLabel(label).normalized === label;
}

/** The steps after which the label is still a valid one. */
function filterSteps(steps: LookSteps, varied: VariedLabel): LookSteps {
  const keep = ({ at, count, text }: LookStep) => isValid(splice(varied, at, count, text));
  return {
    characters: steps.characters.filter(keep),
    sequences: steps.sequences.filter(keep),
    shapes: steps.shapes.filter(keep),
    combinable: steps.combinable.filter(keep),
    chains: steps.chains.filter(keep),
  };
}
