// Corrects evidence about labels beyond ASCII, which the rules find in readings of the labels.

import { isPlainText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { EXTENDS } from './explain-look.ts';
import { type EvidenceGrapheme, explainReading } from './explain-reading.ts';
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
 * @param split splits a label into graphemes
 */
export function correctFinding(
  found: Finding | null,
  label: string,
  split: (label: string) => Graphemes,
): Finding | null {
  if (!found?.target) return found;
  const { name, label: compared } = found.target;
  // The label of a name with emoji is compared without them.
  const target = compared.includes('.') ? compared : name.slice(0, name.indexOf('.'));
  if (isPlainText(label + target)) return found;
  const getEvidence = () => {
    const evidence = found.getEvidence();
    const original = split(target).map(({ grapheme }) => grapheme);
    const code = evidence[0]?.code === 'reads_as' && !evidence[1] ? 'reads_as' : 'replaces';
    return keepTrue(evidence, label, target) ?? [explainReading(split(label), original, code)];
  };
  return { ...found, getEvidence };
}

const KEYCAP = /.\u20e3/gu;

/**
 * Returns the evidence that is true of both labels as they are written, or null if an untrue part cannot be left out.
 *
 * @example the label `1⃣23-app`, which imitates `1⃣23`, has `app` added, but 1⃣ is in both
 */
function keepTrue(
  evidence: readonly Evidence[],
  own: string,
  target: string,
): readonly Evidence[] | null {
  const isOnly = evidence.length === 1;
  // Words that are added to the name have letters of their own.
  const isAddition = evidence[1]?.code === 'added_words';
  const letters = target.replaceAll(KEYCAP, '');
  // The label with the letters that the evidence reads in it.
  let read = own;
  const isTrue = ({ text, spelled, reading }: Difference) => {
    const piece = spelled || text;
    if (!isOnly && spelled !== '' && hasGraphemes(target, piece)) return false;
    if (!hasGraphemes(own, piece) || !(isAddition || hasGraphemes(target, reading))) return false;
    if (piece !== '') read = read.replaceAll(piece, () => reading);
    return true;
  };
  const isWritten = (piece: string) => own.includes(piece) || read.includes(piece);
  const kept: Evidence[] = [];
  for (const each of evidence) {
    if (each.code === 'reads_as' || each.code === 'replaces') {
      const all = each.args.differences;
      const shown = all.filter(isTrue);
      if (isOnly && shown.length < all.length) return null;
      if (isOnly || shown.length > 0) kept.push({ ...each, args: { differences: shown } });
    } else {
      const { words = [], added = '', removed = '' } = (each.args ?? {}) as QuotedArgs;
      if (![...words, added].every(isWritten) || !letters.includes(removed)) return null;
      kept.push(each);
    }
  }
  return kept;
}

/** Checks whether a label contains whole graphemes. The keycap 1⃣ does not contain 1. */
function hasGraphemes(label: string, piece: string): boolean {
  const rests = label.split(piece).slice(1);
  return !/^\p{M}/u.test(piece) && rests.some((rest) => !EXTENDS.test(rest));
}
