// Corrects evidence about labels beyond ASCII, which the rules find in readings of the labels.

import { isPlainText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { removeSeparators } from './compared-text.ts';
import { type EvidenceGrapheme, explainReading } from './explain-reading.ts';
import type { Finding } from './imitation-finding.ts';

type ReadEvidence = Extract<Evidence, { readonly code: 'reads_as' | 'replaces' }>;
type EditEvidence = Extract<Evidence, { readonly args: { readonly removed: string } }>;
type Difference = ReadEvidence['args']['differences'][number];

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
  const own = text.map(({ grapheme }) => grapheme);
  const target = original.map(({ grapheme }) => grapheme);
  const isAddition = evidence.some(({ code }) => code === 'added_words');
  // Words that are added to the name have letters of their own.
  const isTargetRead = ({ reading }: Difference) => isAddition || hasPiece(target, reading);
  const strict = keepTrue(evidence, own, target, isTargetRead);
  if (strict !== null) return strict;
  const isLook = evidence.length === 1 && evidence[0]?.code === 'reads_as';
  const all = explainReading(text, target, isLook ? 'reads_as' : 'replaces');
  const isLong = isReading(all) && all.args.differences.length > MAX_DIFFERENCES;
  const read = isLong && !isLook ? keepTrue(evidence, own, target, () => true) : null;
  return read ?? [all];
}

/** Returns the evidence that is true, or null if an untrue part cannot be left out. */
function keepTrue(
  evidence: readonly Evidence[],
  own: readonly string[],
  target: readonly string[],
  isRead: (difference: Difference) => boolean,
): readonly Evidence[] | null {
  const written = own.join('');
  const wanted = target.join('');
  // The label with the letters that the evidence reads in it.
  let read = written;
  const isTrue = (difference: Difference) => {
    const { text, spelled, reading } = difference;
    const piece = spelled || text;
    const isInBoth = evidence.length > 1 && spelled !== '' && hasPiece(target, piece);
    if (isInBoth || !hasPiece(own, piece) || !isRead(difference)) return false;
    if (piece !== '') read = read.replaceAll(piece, reading);
    return true;
  };
  const isWritten = (piece: string) => contains(written, piece) || contains(read, piece);
  const isTrueEdit = ({ code, args: { added, removed } }: EditEvidence) =>
    isWritten(code === 'doubling' ? added + added : added) &&
    contains(wanted, code === 'undoubling' ? removed + removed : removed);
  const kept: Evidence[] = [];
  for (const each of evidence) {
    if (isReading(each)) {
      const differences = each.args.differences.filter(isTrue);
      const isWhole = differences.length === each.args.differences.length;
      if (!isWhole && evidence.length === 1) return null;
      if (isWhole || differences.length > 0) kept.push({ ...each, args: { differences } });
      continue;
    }
    if (each.code === 'added_words' && !each.args.words.every(isWritten)) return null;
    if (isEdit(each) && !isTrueEdit(each)) return null;
    kept.push(each);
  }
  return kept;
}

function isReading(evidence: Evidence): evidence is ReadEvidence {
  return evidence.code === 'reads_as' || evidence.code === 'replaces';
}

function isEdit(evidence: Evidence): evidence is EditEvidence {
  return 'args' in evidence && evidence.args !== undefined && 'removed' in evidence.args;
}

/** Checks whether a label contains a text, with or without separators. */
function contains(label: string, piece: string): boolean {
  return label.includes(piece) || removeSeparators(label).includes(piece);
}

/** Checks whether graphemes contain a text from the start of a grapheme to the end of one, with or without separators. */
function hasPiece(graphemes: readonly string[], piece: string): boolean {
  const letters = graphemes.filter((grapheme) => removeSeparators(grapheme) !== '');
  return startsSomewhere(graphemes, piece) || startsSomewhere(letters, piece);
}

function startsSomewhere(graphemes: readonly string[], piece: string): boolean {
  if (piece === '') return true;
  return graphemes.some((_, at) => {
    let length = 0;
    for (let to = at; length < piece.length && to < graphemes.length; to++) {
      if (!piece.startsWith(graphemes[to] as string, length)) return false;
      length += (graphemes[to] as string).length;
    }
    return length === piece.length;
  });
}
