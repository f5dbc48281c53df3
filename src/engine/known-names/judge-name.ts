// Rows N1 to N4: a whole name against the known names, and the worst of its labels.

import { type Finding, pickWorse } from './finding.ts';
import { type JudgedGrapheme, judgeLabel, type LabelSources } from './judge-label.ts';
import { createLookFinding } from './judge-text.ts';
import type { KnownName } from './known-name.ts';
import { isComparedUnder, undoSequences } from './known-name-index.ts';
import { GATEWAYS } from './name-parents.ts';
import { isSimpleText } from './readings.ts';
import type { Resemblance } from './resemblance.ts';

/** A label of a name that is judged. */
export interface NameLabel {
  readonly label: string;
  /** ENSIP-15 form; null when it is refused. */
  readonly normalized: string | null;
  readonly isUnknown: boolean;
  /** As typed. */
  readonly graphemes: readonly JudgedGrapheme[];
}

/** What rows are judged with. */
export interface NameSources extends LabelSources {
  /** UTS #39 skeleton of a text as it was typed. */
  readonly getTypedSkeleton: (text: string) => string;
  readonly getGraphemes: (label: string) => readonly JudgedGrapheme[];
}

const TOP = 'eth';

/** Judges every label but the top-level one; a single label as if it stood under `eth`. */
export function judgeName(labels: readonly NameLabel[], sources: NameSources): Resemblance {
  const texts = labels.map(({ label, normalized }) => normalized ?? label);
  if (texts.length === 1) texts.push(TOP);
  const judged = labels.slice(0, texts.length - 1);

  let imitation = findTypedLook(judged, sources);
  const { known, depth } = findKnownSuffix(texts, sources);
  if (known && depth === 0) return { known, relation: 'known', imitation, elsewhere: null };

  imitation = pickWorse(imitation, findEmbedded(texts, sources));
  let elsewhere: KnownName | null = null;
  for (const [at, typed] of judged.slice(0, depth).entries()) {
    if (typed.isUnknown) continue;
    const label = texts[at] as string;
    const parent = texts.slice(at + 1).join('.');
    const getGraphemes = () =>
      label === typed.label ? typed.graphemes : sources.getGraphemes(label);
    imitation = pickWorse(imitation, judgeLabel({ label, parent, getGraphemes }, sources));
    elsewhere ??= sources.index.getLabel(label, parent) ?? null;
  }
  return { known, relation: known ? 'subname' : 'none', imitation, elsewhere };
}

/** N2 and N3: the longest end of the name that is a known name, and how many labels stand in front of it. */
function findKnownSuffix(
  texts: readonly string[],
  { index }: NameSources,
): { known: KnownName | null; depth: number } {
  for (let depth = 0; depth < texts.length - 1; depth++) {
    const known = index.getName(texts.slice(depth).join('.'));
    if (known) return { known, depth };
  }
  return { known: null, depth: texts.length };
}

/** N1: a label that ENSIP-15 changes looks, as it is typed, like a known name that it does not become. */
function findTypedLook(labels: readonly NameLabel[], sources: NameSources): Finding | null {
  const { index, getReadings, getTypedSkeleton } = sources;
  let worst: Finding | null = null;
  for (const [at, { label, normalized, isUnknown, graphemes }] of labels.entries()) {
    if (isUnknown || label === normalized || label === '') continue;
    const parent = labels
      .slice(at + 1)
      .map((each) => each.normalized ?? each.label)
      .join('.');
    const typed = getTypedSkeleton(label);
    const text = undoSequences(typed);
    const alike = [
      ...(index.hasUnusualNames ? index.findBySkeleton(typed) : []),
      ...(isSimpleText(text) ? index.findAlike(text) : []),
    ];
    for (const known of alike) {
      if (known.label === normalized || !isComparedUnder(known, parent)) continue;
      if (getReadings(known.label).strict !== typed) continue;
      const shown = { getShown: () => graphemes };
      worst = pickWorse(worst, createLookFinding('N1', 'identical_look', 'alert', shown, known));
    }
  }
  return worst;
}

/** N4: a name inside a longer one, which somebody else owns: `vitalik.eth.claim.eth`, `vitalik-eth.pay.eth`. */
function findEmbedded(texts: readonly string[], { index }: NameSources): Finding | null {
  if (texts.length < 3 || texts.includes('')) return null;
  const owner = texts.slice(-2).join('.');
  for (const [at, text] of texts.slice(0, -1).entries()) {
    const label = at > 0 && text === TOP ? texts[at - 1] : readHyphenated(text);
    if (label === undefined) continue;
    const known = index.getName(`${label}.${TOP}`);
    if (text !== TOP && !known) continue;
    const target = known ?? { name: `${label}.${TOP}`, label, isWatched: false };
    const status = GATEWAYS.has(owner) ? 'info' : 'warn';
    const describe = () => `“${target.name}” is only a part of it; its owner is that of “${owner}”`;
    return { row: 'N4', kind: 'embedded', status, target, describe };
  }
  return null;
}

function readHyphenated(text: string): string | undefined {
  return text.endsWith(`-${TOP}`) ? text.slice(0, -TOP.length - 1) : undefined;
}
