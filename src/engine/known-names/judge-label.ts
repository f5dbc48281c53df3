// Judges one label of a name against the known names, with the label rules of README.md.

import type { GraphemeType } from '../../contract/reports.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { isSimpleText } from '../text/plain-text.ts';
import type { FindBrand } from './brands.ts';
import { describeAddition, type EvidenceGrapheme } from './describe-evidence.ts';
import { createFinding, type Finding, pickWorse } from './finding.ts';
import { findAddress, judgeSimpleLabel } from './judge-simple-label.ts';
import {
  compareLooks,
  createLookFinding,
  isLongEnough,
  judgeText,
  judgeUnusualText,
  type TextSources,
} from './judge-text.ts';
import type { KnownName } from './known-name.ts';
import { SEALS } from './seals.ts';
import { findUnusualAddition } from './unusual-additions.ts';

/** A label to judge, normalized if ENSIP-15 accepts it. */
export interface JudgedLabel {
  readonly label: string;
  /** The name without this label and the labels before it. */
  readonly parent: string;
  /** Whether the label is spelled as usual in its script. */
  readonly isOrdinary: boolean;
  readonly getGraphemes: () => readonly JudgedGrapheme[];
}

export interface JudgedGrapheme extends EvidenceGrapheme {
  readonly type: GraphemeType;
}

export interface LabelSources extends TextSources {
  readonly findBrand: FindBrand;
  /** Returns false only if no reading of the label is simple text. */
  readonly mayReadAsSimple: (label: string) => boolean;
}

/** Returns the worst finding about a label, or null. A known label imitates nothing. */
export function judgeLabel(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const { label, parent } = judged;
  if (isSimpleText(label)) return judgeSimpleLabel(label, parent, sources);
  const address = findAddress(label);
  if (address || sources.index.getLabel(label, parent)) return address;
  return judgeUnusualLabel(judged, sources);
}

const isEmoji = ({ type }: JudgedGrapheme) => type === 'emoji';

/** Judges a label beyond ASCII, and also the part between emoji at its ends. */
function judgeUnusualLabel(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const { parent } = judged;
  const graphemes = judged.getGraphemes();
  const start = graphemes.findIndex((grapheme) => !isEmoji(grapheme));
  // Some emoji look like letters, so the whole label is judged first.
  const whole = judgeReadings(judged, sources);
  if (start < 0) return whole;
  const inner = findInnerEmoji(graphemes, parent, sources);
  if (inner) return pickWorse(whole, inner);
  let end = graphemes.length;
  while (isEmoji(graphemes[end - 1] as JudgedGrapheme)) end--;
  if (end - start === graphemes.length || whole?.status === 'alert') return whole;
  const core = graphemes.slice(start, end);
  const label = joinGraphemes(core);
  const known = sources.index.getLabel(label, parent);
  if (!known) {
    return pickWorse(whole, judgeLabel({ ...judged, label, getGraphemes: () => core }, sources));
  }
  const around = [...graphemes.slice(0, start), ...graphemes.slice(end)];
  const found = createEmojiFinding(around, known, 'info');
  return whole?.status === found.status ? found : pickWorse(whole, found);
}

/** The rule `emoji` for emoji between the letters of a known label, such as `meta🦊mask`. */
function findInnerEmoji(
  graphemes: readonly JudgedGrapheme[],
  parent: string,
  { index }: LabelSources,
): Finding | null {
  const emoji = graphemes.filter(isEmoji);
  if (emoji.length === 0) return null;
  const letters = graphemes.filter((grapheme) => !isEmoji(grapheme));
  const known = index.getLabel(joinGraphemes(letters), parent);
  const isInside = !isContinuous(graphemes, letters);
  return known && isInside && isLongEnough(known) ? createEmojiFinding(emoji, known, 'warn') : null;
}

/** Checks whether no emoji is between the letters. */
function isContinuous(
  graphemes: readonly JudgedGrapheme[],
  letters: readonly JudgedGrapheme[],
): boolean {
  return joinGraphemes(graphemes).includes(joinGraphemes(letters));
}

function joinGraphemes(graphemes: readonly JudgedGrapheme[]): string {
  return graphemes.map(({ grapheme }) => grapheme).join('');
}

/** The rule `emoji`. Emoji that make a label look official are worse than others. */
function createEmojiFinding(
  added: readonly JudgedGrapheme[],
  known: KnownName,
  status: 'warn' | 'info',
): Finding {
  const emoji = added.map(({ grapheme }) => grapheme);
  const isSealed = emoji.some((each) => SEALS.has(each));
  const describe = () => describeAddition(emoji, known.label);
  return createFinding('emoji', 'added_words', isSealed ? 'warn' : status, known, describe);
}

const APOSTROPHE = '’';

/** Applies the rules to every reading of the label, then the rule `brand`. */
function judgeReadings(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const { label, getGraphemes, parent, isOrdinary } = judged;
  const { index, getReadings, findBrand, mayReadAsSimple } = sources;
  const typed = label.replaceAll(APOSTROPHE, '');
  const isReadable = mayReadAsSimple(typed);
  if (!isReadable && !index.hasUnusualNames) return null;
  const readings = getReadings(label);
  let worst: Finding | null = null;
  if (index.hasUnusualNames) {
    for (const known of index.findBySkeleton(parent, readings.strict, readings.loose)) {
      const look = compareLooks(readings, known, getReadings);
      if (!look) continue;
      worst = pickWorse(worst, createLookFinding('look', look, 'alert', { getGraphemes }, known));
    }
    const asWritten = { text: label, getGraphemes, readings, parent, isTyped: true, isOrdinary };
    worst = pickWorse(worst, judgeUnusualText(asWritten, index));
    worst = pickWorse(worst, findUnusualAddition(label, parent, index));
  }
  if (!isReadable) return worst;
  const judge = (text: string, isTyped: boolean) => {
    if (!isSimpleText(text)) return;
    const judgedText = { text, getGraphemes, readings, parent, isTyped, isOrdinary };
    worst = pickWorse(worst, judgeText(judgedText, sources));
  };
  judge(typed, true);
  for (const reading of readings.extended) {
    const text = joinStrictSequences(reading);
    if (text !== typed) judge(text, false);
  }
  if (worst !== null && worst.status !== 'info') return worst;
  const brand = findBrand(readings);
  return brand === undefined ? worst : pickWorse(worst, createBrandFinding(brand, getGraphemes));
}

function createBrandFinding(
  label: string,
  getGraphemes: () => readonly EvidenceGrapheme[],
): Finding {
  const known = { name: `${label}.eth`, label, isWatched: false };
  return createLookFinding('brand', 'similar_look', 'warn', { getGraphemes }, known);
}
