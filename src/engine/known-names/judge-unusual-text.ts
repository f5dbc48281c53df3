// Compares a label beyond ASCII, as written, with the known names beyond ASCII.

import { findClusterEdit } from './cluster-edits.ts';
import { isLongEnough } from './compare-folds.ts';
import { removeSeparators } from './compared-text.ts';
import { explainLook } from './explain-look.ts';
import { createFinding, type Finding, pickWorse } from './imitation-finding.ts';
import {
  compareByEdit,
  compareLooks,
  compareSeparators,
  createLookFinding,
  isSameText,
} from './judge-plain-text.ts';
import type { JudgedText } from './judged-text.ts';
import type { IndexedName } from './names-by-label.ts';
import type { GetReadings } from './readings.ts';
import type { UnusualNameIndex } from './unusual-name-index.ts';

/** Applies the rules `separators` and `one_edit` to a label beyond ASCII, as written. */
export function judgeUnusualText(judged: JudgedText, index: UnusualNameIndex): Finding | null {
  let worst: Finding | null = null;
  for (const known of index.findNearUnusual(judged.text, judged.parent)) {
    const isItself = known.isPart && known.label === judged.text;
    if (isItself) continue;
    // The letters of both labels are compared as they are written, even if they read as ASCII.
    const written = { ...known, plain: null, bare: known.written };
    const found = isSameText(judged.text, known)
      ? compareSeparators(judged, written)
      : compareByEdit(judged, written, findClusterEdit);
    worst = pickWorse(worst, found);
  }
  return worst;
}

/** The rule `look` for names beyond ASCII, and `glance` if the labels look alike only to readers of the script. */
export function compareUnusualLooks(
  judged: JudgedText,
  known: IndexedName,
  getReadings: GetReadings,
): Finding | null {
  if (known.isPart && known.label === judged.text) return null;
  const look = compareLooks(judged.readings, known, getReadings);
  if (look) {
    const getEvidence = () => [explainLook(judged.getGraphemes(), known.label)];
    return createFinding('look', look, 'alert', known, getEvidence);
  }
  // The rule `separators` compares labels that differ only in hyphens.
  const isNative =
    isLongEnough(known) &&
    judged.readings.native === getReadings(known.label).native &&
    removeSeparators(judged.text) !== known.written;
  return isNative ? createLookFinding('glance', 'similar_look', 'warn', judged, known) : null;
}
