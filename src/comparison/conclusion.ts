import { capitalize } from '../primitives/capitalize.ts';
import { COMPARISON_EVIDENCE, COMPARISON_WORDS } from '../words/comparison-words.ts';
import type { Headline } from '../words/names/headline.ts';
import { getImitationCode } from '../words/names/headline-words.ts';
import type { Tone } from '../words/names/rating-words.ts';
import { type Statement, say } from '../words/statement.ts';
import { getEnsForm } from './ens-form.ts';
import { type FoundImitation, findImitation } from './find-imitation.ts';
import { findLook, type Look } from './find-look.ts';
import { isDifferent, type Piece } from './group-pieces.ts';
import type { NamePair } from './name-pair.ts';

export interface Conclusion extends Omit<Headline, 'tone'> {
  readonly tone: Tone;
}

export interface ConclusionSources extends NamePair {
  /** Aligned pieces, or null if one of the names was not inspected. */
  pieces: readonly Piece[] | null;
  /** Whether this device draws both names identically. False while it is comparing, and null if it can't compare. */
  isIdenticalHere: boolean | null;
}

type ComparisonStatement = Statement<typeof COMPARISON_WORDS>;

/** A conclusion without its words. */
type Found = ComparisonStatement & Pick<Conclusion, 'tone' | 'evidence'>;

/** Decides how two names relate. Never returns a passing tone if one name imitates the other. */
export function concludeComparison(sources: ConclusionSources): Conclusion {
  const { tone, evidence, ...said } = findConclusion(sources);
  return { tone, evidence, parts: say(COMPARISON_WORDS, said as ComparisonStatement) };
}

function findConclusion(sources: ConclusionSources): Found {
  const { first, second, comparison, pieces, isIdenticalHere } = sources;
  const [one, other] = [first.report, second.report];
  if (one.name === other.name) {
    const { same_characters, same_characters_with_risks } = COMPARISON_EVIDENCE;
    const same = { code: 'same_text', args: {} } as const;
    return one.risk_count === 0
      ? { ...same, tone: 'pass', evidence: same_characters }
      : { ...same, tone: 'info', evidence: same_characters_with_risks };
  }
  const shared = getEnsForm(first);
  if (comparison.hasEqualNamehashes || (shared !== null && shared === getEnsForm(second))) {
    const evidence = comparison.hasEqualNamehashes
      ? COMPARISON_EVIDENCE.same_namehash
      : COMPARISON_EVIDENCE.same_normal_form;
    return { code: 'same_name', args: {}, tone: 'info', evidence };
  }
  if (pieces === null) return { code: 'too_long', args: {}, tone: 'skip', evidence: null };
  const imitation = findImitation(sources);
  const look = findLook({ comparison, pieces, isIdenticalHere });
  const places = COMPARISON_EVIDENCE.places(pieces.filter(isDifferent).length);
  if (imitation === null && look === 'different') {
    // Says which of the texts is not a name, so that the user compares the name in that text instead.
    const noName = findNoName(sources);
    if (noName) return { code: noName, args: {}, tone: 'warn', evidence: places };
    if (isSmallDifference(pieces)) {
      return { code: 'one_place', args: {}, tone: 'warn', evidence: null };
    }
  }
  const isConfusable = ['identical', 'but_for_capitals', 'near_identical'].includes(look);
  const tone =
    isConfusable || imitation?.status === 'alert'
      ? 'alert'
      : look === 'alike' || imitation?.status === 'warn'
        ? 'warn'
        : 'info';
  const evidence = imitation?.evidence
    ? capitalize(`${imitation.evidence}.`)
    : isIdenticalHere
      ? COMPARISON_EVIDENCE.drawn_identically
      : places;
  return { ...chooseStatement(sources, imitation, look), tone, evidence };
}

function chooseStatement(
  { first, second }: NamePair,
  imitation: FoundImitation | null,
  look: Look,
): ComparisonStatement {
  const names = [first.report.name, second.report.name] as const;
  if (imitation === null) return findSubname(names, look) ?? { code: look, args: {} };
  const { imitator, isMutual, kind, status } = imitation;
  if (isMutual) return { code: look === 'different' ? 'close' : look, args: {} };
  const other = names[imitator === 0 ? 1 : 0];
  const args = { name: names[imitator], other };
  const isCertain = status === 'alert';
  if (look === 'identical') {
    const code = isCertain ? 'imitates_identical' : 'looks_identical';
    return { code, args: { at: imitator, other } };
  }
  if (look === 'but_for_capitals') {
    return { code: isCertain ? 'imitates_but_for_capitals' : 'looks_but_for_capitals', args };
  }
  if (look === 'different') return { code: getImitationCode(kind), args };
  return { code: isCertain ? 'imitates' : 'looks_like', args };
}

function findSubname(
  [one, other]: readonly [string, string],
  look: Look,
): ComparisonStatement | null {
  if (look !== 'different') return null;
  if (one.endsWith(`.${other}`)) return { code: 'subname', args: { name: one, other } };
  return other.endsWith(`.${one}`) ? { code: 'subname', args: { name: other, other: one } } : null;
}

function findNoName({ first, second }: NamePair) {
  if (first.pasted) return second.pasted ? 'no_names' : 'first_no_name';
  return second.pasted ? 'second_no_name' : null;
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
