// Corrects evidence about labels beyond ASCII, which the rules find in readings of the labels.

import { isPlainText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { removeSeparators } from './compared-text.ts';
import { EXTENDS } from './explain-look.ts';
import { type EvidenceGrapheme, explainReading, joinGraphemes } from './explain-reading.ts';
import type { Finding } from './imitation-finding.ts';

type Difference = ReturnType<typeof explainReading>['args']['differences'][number];
/** What evidence about words and edits quotes. */
interface QuotedArgs {
  readonly words?: readonly string[];
  readonly added?: string;
  readonly removed?: string;
}

type Graphemes = readonly EvidenceGrapheme[];

/**
 * Corrects the evidence of a finding, unless both labels are plain text.
 *
 * @param getGraphemes returns the graphemes of the label
 * @param split splits the imitated label into graphemes
 */
export function correctFinding(
  found: Finding | null,
  label: string,
  getGraphemes: () => Graphemes,
  split: (label: string) => Graphemes,
): Finding | null {
  if (!found?.target) return found;
  const { name, label: compared } = found.target;
  // The label of a name with emoji is compared without them.
  const original = compared.includes('.') ? compared : name.slice(0, name.indexOf('.'));
  if (isPlainText(label) && isPlainText(original)) return found;
  const getEvidence = () => correctEvidence(found.getEvidence(), getGraphemes(), split(original));
  return { ...found, getEvidence };
}

/** Maximum number of differences that replace evidence about how the label reads. */
const MAX_DIFFERENCES = 2;

/**
 * Keeps only evidence that is true of both labels as they are written. If nothing is left, returns the differences
 * between the labels.
 *
 * @example the label `1⃣23-app`, which imitates `1⃣23`, has `app` added, but 1⃣ is in both
 */
function correctEvidence(
  evidence: readonly Evidence[],
  text: Graphemes,
  original: Graphemes,
): readonly Evidence[] {
  const [own, target] = [joinGraphemes(text), joinGraphemes(original)];
  // Words that are added to the name have letters of their own.
  const isAddition = evidence.some(({ code }) => code === 'added_words');
  const isTargetRead = ({ reading }: Difference) => isAddition || hasGraphemes(target, reading);
  const strict = keepTrue(evidence, own, target, isTargetRead);
  if (strict !== null) return strict;
  const differences = explainReading(
    text,
    original.map(({ grapheme }) => grapheme),
    evidence.length === 1 && evidence[0]?.code === 'reads_as' ? 'reads_as' : 'replaces',
  );
  const isLong = differences.args.differences.length > MAX_DIFFERENCES;
  const read = isLong ? keepTrue(evidence, own, target, () => true) : null;
  return read ?? [differences];
}

/** Returns the evidence that is true, or null if an untrue part cannot be left out. */
function keepTrue(
  evidence: readonly Evidence[],
  own: string,
  target: string,
  isRead: (difference: Difference) => boolean,
): readonly Evidence[] | null {
  // The label with the letters that the evidence reads in it.
  let read = own;
  const isTrue = (difference: Difference) => {
    const { text, spelled, reading } = difference;
    const piece = spelled || text;
    const isInBoth = evidence.length > 1 && spelled !== '' && hasGraphemes(target, piece);
    if (isInBoth || !hasGraphemes(own, piece) || !isRead(difference)) return false;
    if (piece !== '') read = read.replaceAll(piece, reading);
    return true;
  };
  const isWritten = (piece: string) => [own, read].some((label) => contains(label, piece));
  const kept: Evidence[] = [];
  for (const each of evidence) {
    if (each.code === 'reads_as' || each.code === 'replaces') {
      const differences = each.args.differences.filter(isTrue);
      const isWhole = differences.length === each.args.differences.length;
      if (!isWhole && evidence.length === 1) return null;
      if (isWhole || differences.length > 0) kept.push({ ...each, args: { differences } });
      continue;
    }
    const { words = [], added = '', removed = '' } = (each.args ?? {}) as QuotedArgs;
    if (![...words, added].every(isWritten) || !contains(target, removed)) return null;
    kept.push(each);
  }
  return kept;
}

/** Checks whether a label contains a text, with or without separators. */
function contains(label: string, piece: string): boolean {
  return label.includes(piece) || removeSeparators(label).includes(piece);
}

/** Checks whether a label contains whole graphemes, with or without separators. The keycap 1⃣ does not contain 1. */
function hasGraphemes(label: string, piece: string): boolean {
  const hasWhole = (text: string) =>
    text
      .split(piece)
      .slice(1)
      .some((rest) => !EXTENDS.test(rest));
  return !/^\p{M}/u.test(piece) && (hasWhole(label) || hasWhole(removeSeparators(label)));
}
