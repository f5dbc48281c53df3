import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type Imitation,
} from '../contract/imitation-kinds.ts';
import { capitalize } from '../primitives/capitalize.ts';
import { COMPARISON_EVIDENCE, COMPARISON_WORDS } from '../words/comparison-words.ts';
import type { Headline } from '../words/names/headline.ts';
import { getImitationCode } from '../words/names/headline-words.ts';
import type { Tone } from '../words/names/rating-words.ts';
import { type Statement, say } from '../words/statement.ts';
import { getEnsForm } from './ens-form.ts';
import { getPieceText, isDifferent, type Piece } from './group-pieces.ts';
import type { NamePair } from './name-pair.ts';

/** An imitation with the index of the imitating name. `isMutual` means that either name could be the imitated name. */
interface FoundImitation extends Imitation {
  imitator: 0 | 1;
  isMutual: boolean;
}

/** Finds the imitating name. If each could imitate the other, the known name counts as the imitated name. If this does not decide, the worse imitation counts. */
function findImitation({ first, second, comparison }: NamePair): FoundImitation | null {
  const [forth, back] = comparison.imitations;
  if (!forth || !back) {
    const found = forth ?? back;
    return found && { ...found, imitator: forth ? 0 : 1, isMutual: false };
  }
  const isBack = isKnown(first) !== isKnown(second) ? isKnown(first) : isWorse(back, forth);
  const isMutual = isKnown(first) === isKnown(second) && !isBack && !isWorse(forth, back);
  return { ...(isBack ? back : forth), imitator: isBack ? 1 : 0, isMutual };
}

/** Whether a name is known, in any spelling. */
function isKnown(evidence: NamePair['first']): boolean {
  const { known } = evidence.report;
  return known !== null && known.name === getEnsForm(evidence);
}

function isWorse(a: Imitation, b: Imitation): boolean {
  if (a.status !== b.status) return compareOrder(IMITATION_STATUSES, a.status, b.status);
  return compareOrder(IMITATION_KINDS, a.kind, b.kind);
}

function compareOrder<T>(order: readonly T[], a: T, b: T): boolean {
  return order.indexOf(a) < order.indexOf(b);
}

/**
 * How alike two different names look as a whole. `but_for_capitals` means that the names look identical except for
 * capital letters. `near_identical` means that their letters are confusable, but this device draws them differently.
 */
type Look = 'identical' | 'but_for_capitals' | 'near_identical' | 'alike' | 'different';

interface LookSources extends NamePair {
  pieces: readonly Piece[];
  /** Whether this device draws both names identically. False while it is comparing, and null if it cannot compare. */
  isIdenticalHere: boolean | null;
}

/** Compares the skeletons, the readings and the drawings of two names. */
function findLook({ first, second, comparison, pieces, isIdenticalHere }: LookSources): Look {
  const [one, other] = [first.report.name, second.report.name];
  const [forth, back] = comparison.imitations;
  const kinds = [
    forth && isOfWholeName(forth, one, other) && forth.kind,
    back && isOfWholeName(back, other, one) && back.kind,
  ];
  if (isIdenticalHere) return 'identical';
  if (comparison.hasEqualSkeletons || kinds.includes('identical_look')) {
    if (pieces.some(differsByCapitals)) return 'but_for_capitals';
    return isIdenticalHere === false ? 'near_identical' : 'identical';
  }
  return comparison.hasEqualLooseSkeletons || kinds.includes('similar_look')
    ? 'alike'
    : 'different';
}

/** Counts the labels of the imitated name before the parent that is imitated. Returns 0 if the whole name is imitated. */
function countBeforeParent({ name }: Imitation, imitated: string): number {
  return Math.max(0, imitated.split('.').length - (name ?? '').split('.').length);
}

/** Whether a name imitates all labels of the other one. `club.a1ice.eth` only imitates the parent of `pay.alice.eth`. */
function isOfWholeName(imitation: Imitation, name: string, imitated: string): boolean {
  const [own, other] = [name.split('.'), imitated.split('.')];
  const count = countBeforeParent(imitation, imitated);
  const isEqual = (label: string, at: number) => label === other[at];
  return own.length === other.length && own.slice(0, count).every(isEqual);
}

/** Whether names differ only in capital letters. A capital I still looks like a small l. */
function differsByCapitals({ left, right }: Piece): boolean {
  return hasCapital(getPieceText(left)) !== hasCapital(getPieceText(right));
}

function hasCapital(text: string): boolean {
  return /[A-HJ-Z]/u.test(text);
}

export interface Conclusion extends Omit<Headline, 'tone'> {
  readonly tone: Tone;
}

export interface ConclusionSources extends NamePair {
  /** Aligned pieces, or null if one of the names was not inspected. */
  pieces: readonly Piece[] | null;
  /** Whether this device draws both names identically. False while it is comparing, and null if it cannot compare. */
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
  const look = findLook({ ...sources, pieces });
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
      : (look === 'alike' && imitation?.status !== 'info') || imitation?.status === 'warn'
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
  const name = names[imitator];
  const isParent =
    countBeforeParent(imitation, other) > 0 && !isOfWholeName(imitation, name, other);
  const args = isParent ? { name, other: imitation.name ?? '', child: other } : { name, other };
  const isCertain = status === 'alert';
  if (look === 'identical') {
    const code = isCertain ? 'imitates_identical' : 'looks_identical';
    return { code, args: { at: imitator, other } };
  }
  if (look === 'but_for_capitals') {
    return { code: isCertain ? 'imitates_but_for_capitals' : 'looks_but_for_capitals', args };
  }
  if (look === 'different') {
    const isLook = kind === 'identical_look' || kind === 'similar_look';
    return { code: isLook ? 'imitates_name' : getImitationCode(kind), args };
  }
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
