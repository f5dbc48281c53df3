// Lists the names that could be registered to imitate a name. README.md explains the kinds and their order.

import {
  CANDIDATE_KINDS,
  type Candidate,
  type CandidateKind,
  type ImitationOptions,
} from '../../contract/imitations.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { lazy } from '../../primitives/lazy.ts';
import { sayChanges } from '../../words/checks/evidence-words.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { countCharacters } from '../text/code-points.ts';
import {
  createListReplacements,
  type Replacement,
  type ReplacementSources,
  type Replacements,
} from './list-replacements.ts';
import {
  addSeals,
  createVaryEmoji,
  isOneForOne,
  replaceEvery,
  replaceOne,
  replacePairs,
  replaceScript,
} from './look-alikes.ts';
import {
  addWords,
  append,
  embed,
  flipBits,
  hyphenate,
  type ImitatedName,
  insert,
  omit,
  pluralize,
  repeat,
  replace,
  spliceGraphemes,
  transpose,
  type Variation,
  type VariedLabel,
} from './variation.ts';

/**
 * Yields the candidates for a name. Computes each candidate when it is requested. Yields null for each variation that is
 * not a candidate, because thousands of these variations can precede the next candidate.
 */
export type ListCandidates = (
  imitated: ImitatedName,
  options: ImitationOptions,
) => Generator<Candidate | null>;

/** Lists variations of a label. `allowed` contains only the replacements that ENSIP-15 allows in the label. */
type ListVariations = (
  varied: VariedLabel,
  allowed: Replacements,
  all: Replacements,
) => Iterable<Variation>;

/** Maximum sum of distances for pairs that look nearly the same, such as two letters replaced with digits. */
const CLOSE_PAIR_DISTANCE = 2;

/** Kinds of candidates that must read the same as the label. */
const LOOK_KINDS: ReadonlySet<CandidateKind> = new Set(['look_alike', 'look_alikes', 'sequence']);

/** Creates a function that lists candidates. */
export function createListCandidates(sources: ReplacementSources): ListCandidates {
  const { lists, tables } = sources;
  const listReplacements = createListReplacements(sources);

  /** Functions that list variations, the most deceptive first. A kind can have several functions. */
  const STAGES: readonly (readonly [kind: CandidateKind, list: ListVariations])[] = [
    ['look_alike', (varied, { characters }) => replaceOne(varied, characters())],
    ['sequence', (varied, { sequences }) => replaceOne(varied, sequences())],
    ['look_alikes', replaceEvery],
    // ENSIP-15 may allow a whole label of another script, but not a single letter.
    ['look_alikes', (varied, _, all) => replaceScript(varied, all, tables)],
    ['look_alikes', (varied, allowed) => replacePairs(varied, allowed, CLOSE_PAIR_DISTANCE)],
    ['transposition', transpose],
    ['repetition', repeat],
    ['hyphen', hyphenate],
    ['emoji', createVaryEmoji(lists, tables)],
    ['omission', omit],
    ['replacement', (varied, { shapes }) => replaceOne(varied, shapes())],
    ['replacement', replace],
    ['insertion', insert],
    ['embedded', embed],
    ['added_word', addWords],
    ['emoji', addSeals],
    ['plural', pluralize],
    ['addition', append],
    ['bit', flipBits],
    ['replacement', (varied, { chains }) => replaceOne(varied, chains().filter(isOneForOne))],
    [
      'look_alikes',
      (varied, { chains }) =>
        replaceOne(
          varied,
          chains().filter((each) => !isOneForOne(each)),
        ),
    ],
    ['look_alikes', (varied, allowed) => replacePairs(varied, allowed)],
  ];

  return function* listCandidates(
    { prefix, label, suffix },
    { limit = Number.POSITIVE_INFINITY, kinds = CANDIDATE_KINDS },
  ) {
    const varied = { label, graphemes: splitGraphemes(label, sources.tables) };
    const maxLength = MAX_INSPECTED_CHARACTERS - countCharacters(prefix + suffix);
    const seen = new Set([label]);
    const isAllowed = (other: string) => countCharacters(other) <= maxLength && isValid(other);
    const all = listReplacements(varied);
    const allowed = filterReplacements(all, varied, isAllowed);
    for (const [kind, listVariations] of STAGES) {
      if (!kinds.includes(kind)) continue;
      for (const { label: other, changes } of listVariations(varied, allowed, all)) {
        if (seen.size > limit) return;
        // Several replacements can change the reading of the label, although each of them looks alike.
        const isCandidate =
          !seen.has(other) && isAllowed(other) && (!LOOK_KINDS.has(kind) || all.readsAlike(other));
        if (isCandidate) seen.add(other);
        yield isCandidate
          ? { name: prefix + other + suffix, kind, evidence: sayChanges(changes) }
          : null;
      }
    }
  };
}

function isValid(label: string): boolean {
  return normalizeLabel(label).normalized === label;
}

/** Number of positions at which ENSIP-15 must reject a replacement before all others are skipped. */
const MAX_TRIES = 2;

/**
 * Keeps the replacements that ENSIP-15 allows in the label. ENSIP-15 mostly checks which characters a label has, so a
 * replacement that is allowed at one position is kept at all positions.
 */
function filterReplacements(
  { looks, characters, sequences, shapes, combinable, chains, readsAlike }: Replacements,
  varied: VariedLabel,
  isAllowed: (label: string) => boolean,
): Replacements {
  /** Number of rejected positions for each change, or true if the change is allowed. */
  const tried = new Map<string, number | true>();
  const keep = ({ at, count, text }: Replacement): boolean => {
    const change = `${text} ${varied.graphemes.slice(at, at + count).join('')}`;
    const tries = tried.get(change) ?? 0;
    if (tries === true || tries >= MAX_TRIES) return tries === true;
    const isKept = isAllowed(spliceGraphemes(varied, at, count, text));
    tried.set(change, isKept || tries + 1);
    return isKept;
  };
  return {
    looks: lazy(() => looks().filter(keep)),
    characters: lazy(() => characters().filter(keep)),
    sequences: lazy(() => sequences().filter(keep)),
    shapes: lazy(() => shapes().filter(keep)),
    combinable: lazy(() => combinable().filter(keep)),
    chains: lazy(() => chains().filter(keep)),
    readsAlike,
  };
}
