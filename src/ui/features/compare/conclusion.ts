import type { NamePair } from '../../../client/name-pair-query.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type Imitation,
} from '../../../contract/known-names.ts';
import { formatCount } from '../../lib/format-count.ts';
import { isDifferent, type Piece } from '../../lib/group-pieces.ts';
import type { HeadlinePart } from '../../lib/headline.ts';
import { IMITATION_WORDS } from '../../lib/imitation-words.ts';
import type { Tone } from '../../lib/rating-words.ts';
import { getEnsForm } from './ens-form.ts';

/** The one sentence about two names. */
export interface Conclusion {
  tone: Tone;
  parts: readonly HeadlinePart[];
  /** What it rests on, as a sentence. */
  evidence: string | null;
}

/** What a conclusion is drawn from. */
export interface ConclusionSources extends NamePair {
  /** Null where one of the names was not inspected. */
  pieces: readonly Piece[] | null;
  /** Whether this device draws both as one picture; null where that is not known. */
  isIdenticalHere: boolean | null;
}

/** Concludes what two names are to each other: never good news where one passes for the other. */
export function concludeComparison(sources: ConclusionSources): Conclusion {
  const { first, second, comparison, pieces, isIdenticalHere } = sources;
  const [one, other] = [first.report, second.report];
  if (one.name === other.name) {
    const isCalm = one.risk_count === 0;
    return {
      tone: isCalm ? 'pass' : 'info',
      parts: ['The same text'],
      evidence: isCalm
        ? 'Both are the same, character by character.'
        : 'Both are the same, character by character; what was found in it stands below.',
    };
  }
  const shared = getEnsForm(first);
  if (comparison.hasEqualNamehashes || (shared !== null && shared === getEnsForm(second))) {
    return {
      tone: 'info',
      parts: ['Two spellings of one name'],
      evidence: comparison.hasEqualNamehashes
        ? 'They have the same namehash.'
        : 'ENS makes one name of both.',
    };
  }
  if (pieces === null) {
    return {
      tone: 'skip',
      parts: ['Not the same text; too long to judge whether they look alike'],
      evidence: null,
    };
  }
  const imitation = findImitation(sources);
  const look = findLook(sources);
  if (imitation === null && look === 'different' && isSmallDifference(pieces)) {
    return { tone: 'warn', parts: ['They differ in one place: look closely'], evidence: null };
  }
  const tone =
    look === 'identical' || imitation?.status === 'alert'
      ? 'alert'
      : look === 'alike' || imitation?.status === 'warn'
        ? 'warn'
        : 'info';
  return {
    tone,
    parts: writeParts(sources, imitation, look),
    evidence: imitation
      ? formatSentence(imitation.evidence)
      : isIdenticalHere
        ? 'This device draws them as one and the same picture.'
        : describeDifferences(pieces),
  };
}

/** An imitation, and whose it is; `isMutual` where either name could be the one that is imitated. */
interface FoundImitation extends Imitation {
  imitator: 0 | 1;
  isMutual: boolean;
}

/** Of two names that could imitate each other, the one that is no known name does. */
function findImitation({ first, second, comparison }: NamePair): FoundImitation | null {
  const [forth, back] = comparison.imitations;
  if (!forth || !back) {
    const found = forth ?? back;
    return found && { ...found, imitator: forth ? 0 : 1, isMutual: false };
  }
  const isBack = isKnown(first) !== isKnown(second) ? isKnown(first) : isWorse(back, forth);
  const isMutual = isKnown(first) === isKnown(second) && forth.status === back.status;
  return { ...(isBack ? back : forth), imitator: isBack ? 1 : 0, isMutual };
}

function isKnown({ report: { known, name } }: NamePair['first']): boolean {
  return known?.name === name;
}

function isWorse(a: Imitation, b: Imitation): boolean {
  if (a.status !== b.status) return compareOrder(IMITATION_STATUSES, a.status, b.status);
  return compareOrder(IMITATION_KINDS, a.kind, b.kind);
}

function compareOrder<T>(order: readonly T[], a: T, b: T): boolean {
  return order.indexOf(a) < order.indexOf(b);
}

/** How alike two names look that are not the same. */
export type Look = 'identical' | 'alike' | 'different';

/** By their skeletons, by what they read as, and by this device's pictures of them. */
export function findLook({
  comparison,
  isIdenticalHere,
}: Pick<ConclusionSources, 'comparison' | 'isIdenticalHere'>): Look {
  const kinds = comparison.imitations.map((imitation) => imitation?.kind);
  if (comparison.hasEqualSkeletons || isIdenticalHere || kinds.includes('identical_look'))
    return 'identical';
  return comparison.hasEqualLooseSkeletons || kinds.includes('similar_look')
    ? 'alike'
    : 'different';
}

const LOOK_WORDS = {
  identical: 'They look identical, but are not the same',
  alike: 'They look alike, but are not the same',
  different: 'They look different',
} as const satisfies Record<Look, string>;

function writeParts(
  { first, second }: NamePair,
  imitation: FoundImitation | null,
  look: Look,
): readonly HeadlinePart[] {
  const names = [{ name: first.report.name }, { name: second.report.name }] as const;
  if (imitation === null) {
    const [one, other] = names.map(({ name }) => name) as [string, string];
    if (look === 'different' && one.endsWith(`.${other}`))
      return [names[0], ' is a subname of ', names[1]];
    if (look === 'different' && other.endsWith(`.${one}`))
      return [names[1], ' is a subname of ', names[0]];
    return [LOOK_WORDS[look]];
  }
  const { imitator, isMutual, kind, status } = imitation;
  if (isMutual) return [look === 'different' ? 'They are close to each other' : LOOK_WORDS[look]];
  const [own, target] = [names[imitator], names[imitator === 0 ? 1 : 0]];
  const end = status === 'alert' ? [', and imitates it'] : [];
  if (look === 'identical') return [own, ' looks identical to ', target, ...end];
  if (look === 'alike') return [own, ' looks like ', target, ...end];
  const uses = IMITATION_WORDS[kind] === 'Uses the name of';
  return [own, uses ? ' uses the name of ' : ' is close to ', target];
}

/** True when no more than a character or two stand in one place for others: easily overlooked, whatever they look like. */
function isSmallDifference(pieces: readonly Piece[]): boolean {
  const [piece, ...others] = pieces.filter(isDifferent);
  return (
    others.length === 0 &&
    piece !== undefined &&
    Math.max(piece.left.length, piece.right.length) <= 2
  );
}

function formatSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function describeDifferences(pieces: readonly Piece[]): string {
  const count = pieces.filter(isDifferent).length;
  return `They differ in ${formatCount(count, 'place', 'places')}.`;
}
