import { findUnclaimedTitle } from '../../contract/imitation-kinds.ts';
import { joinWords, quotePlainLabel } from '../quoting/quote-plain-label.ts';

/** A place in which a text differs from the text that it imitates. */
export interface ReadingDifference {
  /** What is visible of the piece. */
  readonly text: string;
  /** The piece, to be spelled as code points. Empty if the piece is simple text. */
  readonly spelled: string;
  /** The characters of the original that the piece replaces. */
  readonly reading: string;
}

/** Characters that an edit added and removed. */
type EditArgs = {
  readonly added: string;
  readonly removed: string;
};

/** Maximum number of differences or added words that are listed. */
const MAX_PHRASES = 3;

/**
 * Creates words for the differences between two texts. The page answers plain names with these words alone.
 *
 * @param quotePiece quotes what is different
 */
export function createTextEvidenceWords(quotePiece: (piece: ReadingDifference) => string) {
  return {
    reads_as: ({ differences }: { differences: readonly ReadingDifference[] }) =>
      listDifferences(differences, 'reads as', quotePiece),
    replaces: ({ differences }: { differences: readonly ReadingDifference[] }) =>
      listDifferences(differences, 'replaces', quotePiece),
    transposition: describeReplacement,
    replacement: describeReplacement,
    doubling: ({ added }: EditArgs) => `“${added}” is doubled`,
    undoubling: ({ removed }: EditArgs) => `one of two “${removed}” is missing`,
    insertion: ({ added }: EditArgs) => `“${added}” is added`,
    omission: ({ removed }: EditArgs) => `“${removed}” is missing`,
    added_words: ({ words, label }: { words: readonly string[]; label: string }) => {
      const unique = [...new Set(words)];
      const listed = unique.slice(0, MAX_PHRASES).map((word) => `“${word}”`);
      if (unique.length > listed.length) listed.push(`${unique.length - listed.length} more`);
      return `${joinWords(listed)} ${unique.length > 1 ? 'are' : 'is'} added to “${label}”`;
    },
  };
}

/** The imitated name, as far as evidence describes it. The title of a parent (`isPart`) is the watched subname. */
export type ImitatedName = {
  readonly name?: string;
  readonly title?: string;
  readonly isTrusted?: boolean;
  readonly isPart?: boolean;
};

/** Says after the evidence that the user trusts the imitated name, or that no ENS name of its owner is known. */
export function sayOwner({ name = '', title = '', isTrusted, isPart }: ImitatedName): string {
  const unclaimed = findUnclaimedTitle(title);
  if (unclaimed !== null) return sayUnclaimed(unclaimed);
  if (isPart && title !== name) {
    const parent = `${quotePlainLabel(name)} is the parent of ${quotePlainLabel(title)}`;
    return ` (${parent}${isTrusted ? ', a name that you trust' : ''})`;
  }
  return isTrusted ? ' (a name that you trust)' : '';
}

export function sayUnclaimed(title: string): string {
  return ` (no ENS name of ${title} is known)`;
}

function describeReplacement({ added, removed }: EditArgs): string {
  return `“${added}” replaces “${removed}”`;
}

function listDifferences(
  differences: readonly ReadingDifference[],
  verb: string,
  quotePiece: (piece: ReadingDifference) => string,
): string {
  const hyphens = differences.filter(isAddedHyphen).length;
  const phrases = differences.map((each) =>
    hyphens > 1 && isAddedHyphen(each)
      ? `${hyphens} hyphens are added`
      : describeDifference(each, verb, quotePiece),
  );
  const unique = [...new Set(phrases)];
  if (unique.length === 0) return 'it looks the same';
  const more = unique.length - MAX_PHRASES;
  return unique.slice(0, MAX_PHRASES).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function isHyphen({ text, spelled }: ReadingDifference): boolean {
  return text === '-' && spelled === '';
}

function isAddedHyphen(difference: ReadingDifference): boolean {
  return difference.reading === '' && isHyphen(difference);
}

function describeDifference(
  difference: ReadingDifference,
  verb: string,
  quotePiece: (piece: ReadingDifference) => string,
): string {
  const { text, spelled, reading } = difference;
  if (text + spelled === '') return `“${reading}” is missing`;
  const piece = isHyphen(difference) ? 'a hyphen' : quotePiece(difference);
  return reading === '' ? `${piece} is added` : `${piece} ${verb} “${reading}”`;
}
