import { capitalize } from '../primitives/capitalize.ts';
import { formatCount } from '../primitives/format-count.ts';
import type { Headline, HeadlinePart } from '../words/names/headline.ts';
import { IMITATION_WORDS } from '../words/names/imitation-words.ts';
import type { Tone } from '../words/names/rating-words.ts';
import { getEnsForm } from './ens-form.ts';
import { type FoundImitation, findImitation } from './find-imitation.ts';
import { findLook, type Look } from './find-look.ts';
import { isDifferent, type Piece } from './group-pieces.ts';
import type { NamePair } from './name-pair.ts';

/** Headline of a comparison with its tone. */
export interface Conclusion extends Omit<Headline, 'tone'> {
  readonly tone: Tone;
}

/** Facts that the conclusion is based on. */
export interface ConclusionSources extends NamePair {
  /** Aligned pieces, or null if one of the names was not inspected. */
  pieces: readonly Piece[] | null;
  /** Whether this device draws both names identically. False while it is comparing, and null if it can't compare. */
  isIdenticalHere: boolean | null;
}

/** Decides how two names relate. Never returns a passing tone if one name imitates the other. */
export function concludeComparison(sources: ConclusionSources): Conclusion {
  const { first, second, comparison, pieces, isIdenticalHere } = sources;
  const [one, other] = [first.report, second.report];
  if (one.name === other.name) {
    const isCalm = one.risk_count === 0;
    return {
      tone: isCalm ? 'pass' : 'info',
      parts: ['The same text'],
      evidence: isCalm
        ? 'All characters are the same.'
        : 'All characters are the same. The findings are below.',
    };
  }
  const shared = getEnsForm(first);
  if (comparison.hasEqualNamehashes || (shared !== null && shared === getEnsForm(second))) {
    return {
      tone: 'info',
      parts: ['Two spellings of one name'],
      evidence: comparison.hasEqualNamehashes
        ? 'They have the same namehash.'
        : 'ENS normalizes both names to the same name.',
    };
  }
  if (pieces === null) {
    return {
      tone: 'skip',
      parts: ['Different texts that are too long to compare visually'],
      evidence: null,
    };
  }
  const imitation = findImitation(sources);
  const look = findLook({ comparison, pieces, isIdenticalHere });
  if (imitation === null && look === 'different' && (first.pasted || second.pasted)) {
    return concludePasted(sources, describeDifferences(pieces));
  }
  if (imitation === null && look === 'different' && isSmallDifference(pieces)) {
    return { tone: 'warn', parts: ['They differ in one place: look closely'], evidence: null };
  }
  const isConfusable = ['identical', 'but_for_capitals', 'near_identical'].includes(look);
  const tone =
    isConfusable || imitation?.status === 'alert'
      ? 'alert'
      : look === 'alike' || imitation?.status === 'warn'
        ? 'warn'
        : 'info';
  return {
    tone,
    parts: writeParts(sources, imitation, look),
    evidence: imitation?.evidence
      ? formatSentence(imitation.evidence)
      : isIdenticalHere
        ? 'This device draws both names identically.'
        : describeDifferences(pieces),
  };
}

const LOOK_WORDS = {
  identical: 'They look identical, but are not the same',
  but_for_capitals: 'They look identical apart from capital letters, but are not the same',
  near_identical: 'They look almost identical, but are not the same',
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
  // Names that look identical are called first and second, because users can't tell them apart.
  if (look === 'identical') {
    const [which, whom] = imitator === 0 ? ['first', 'second'] : ['second', 'first'];
    return [`The ${which} name looks identical to the ${whom}, `, target, ...end];
  }
  if (look === 'but_for_capitals')
    return [own, ' looks identical to ', target, ' apart from capital letters', ...end];
  if (look === 'near_identical' || look === 'alike') return [own, ' looks like ', target, ...end];
  const uses = IMITATION_WORDS[kind] === 'Uses the name of';
  return [own, uses ? ' uses the name of ' : ' is close to ', target];
}

/** Says which of the texts is not a name, so that the user compares the name in that text instead. */
function concludePasted({ first, second }: NamePair, evidence: string): Conclusion {
  const which = first.pasted ? (second.pasted ? 'Neither' : 'The first') : 'The second';
  const words = which === 'Neither' ? 'text is a name' : 'text is not a name';
  return { tone: 'warn', parts: [`${which} ${words}`], evidence };
}

/** Whether the names differ in one place by at most two characters, which is easily overlooked. */
function isSmallDifference(pieces: readonly Piece[]): boolean {
  const [piece, ...others] = pieces.filter(isDifferent);
  return (
    others.length === 0 &&
    piece !== undefined &&
    Math.max(piece.left.length, piece.right.length) <= 2
  );
}

function formatSentence(words: string): string {
  return `${capitalize(words)}.`;
}

function describeDifferences(pieces: readonly Piece[]): string {
  const count = pieces.filter(isDifferent).length;
  return `They differ in ${formatCount(count, 'place')}.`;
}
