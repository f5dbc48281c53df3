// Judges a whole name against the known names, then each of its labels.

import { getOwnerTitle } from '../../contract/imitation-kinds.ts';
import { lazy } from '../../primitives/lazy.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { getLabelText } from '../ensip15/normalize-label.ts';
import { findSplitAddress } from './address-shape.ts';
import { correctFinding } from './correct-evidence.ts';
import { findEmbedded, findServiceParent } from './find-embedded.ts';
import {
  createFinding,
  type Finding,
  NO_RESEMBLANCE,
  pickWorse,
  type Resemblance,
} from './imitation-finding.ts';
import { type JudgedGrapheme, judgeLabel, type LabelSources } from './judge-label.ts';
import { createLookFinding } from './judge-plain-text.ts';
import type { KnownName } from './known-name.ts';
import { TOP } from './name-parents.ts';
import type { IndexedName } from './names-by-label.ts';
import { findIssuer, GATEWAYS } from './shared-parents.ts';
import type { ShownOrder } from './shown-order.ts';
import type { FindParents } from './watched-indexes.ts';

/** A label of a name to judge. */
export interface NameLabel {
  readonly label: string;
  /** ENSIP-15 form, or null if ENSIP-15 rejects the label. */
  readonly normalized: string | null;
  readonly isUnknown: boolean;
  /** Whether the label is normalized and spelled as usual in its script. */
  readonly isOrdinary: boolean;
  /** Whether the label has Latin letters beyond a to z. */
  readonly isAccented: boolean;
  /** Graphemes of the label as typed. */
  readonly graphemes: readonly JudgedGrapheme[];
}

/** Functions that the rules need. */
export interface NameSources extends LabelSources {
  /** Returns the UTS #39 skeleton of a text as typed, without ENSIP-15. */
  readonly getTypedSkeleton: (text: string) => string;
  readonly getGraphemes: (label: string) => readonly JudgedGrapheme[];
  readonly findParents: FindParents | null;
}

/** Judges every label except the top-level domain. A single label is judged as a name under `eth`. */
export function judgeName(
  labels: readonly NameLabel[],
  shownOrder: ShownOrder | null,
  isUnderDns: boolean,
  sources: NameSources,
): Resemblance {
  const count = labels.length < 2 ? labels.length : labels.length - 1;
  if (count === 0) return NO_RESEMBLANCE;
  const parents = listParents(labels);
  let imitation: Finding | null = null;
  for (let at = 0; at < count; at++) {
    const label = labels[at] as NameLabel;
    if (label.normalized !== label.label && !label.isUnknown && label.label !== '') {
      const found = findTypedLook(label, parents[at] as string, sources);
      imitation = pickWorse(imitation, placeFinding(found, labels, at, sources));
    }
  }

  const { known, depth } = findKnown(labels, parents, count, sources);
  if (known && depth === 0) return { known, relation: 'known', imitation };
  const owner = known && findIssuer(known.name) === undefined ? known : null;
  const isInEns = isUnderDns || parents.at(-2) === TOP;
  if (labels.length > 2) {
    const texts = labels.map(getLabelText);
    const embedded = findEmbedded(texts, sources);
    const target = embedded?.target?.name ?? '';
    // The owner of a known name may give a subname any name that is not known.
    const isOwn = target === known?.name || (owner && !sources.index.getName(target));
    if (!isOwn) imitation = pickWorse(imitation, embedded);
    if (!owner) imitation = pickWorse(imitation, findServiceParent(texts, sources));
  }
  if (shownOrder) imitation = pickWorse(imitation, findShownParent(labels, shownOrder, sources));
  const watchedParents = sources.findParents?.(labels.map(getLabelText)) ?? [];
  for (let at = 0; at < depth; at++) {
    const typed = labels[at] as NameLabel;
    if (typed.isUnknown) continue;
    const label = getLabelText(typed);
    const parent = parents[at] as string;
    const getGraphemes = lazy(() =>
      label === typed.label ? typed.graphemes : sources.getGraphemes(label),
    );
    const { isAccented } = typed;
    // A capital letter such as В can read as another letter than its small letter.
    const isOrdinary = typed.isOrdinary && (isAccented || label === typed.label);
    const judged = { label, parent, isOrdinary, isAccented, getGraphemes };
    let found = judgeLabel(judged, sources);
    const index = watchedParents[at - 1];
    if (index) found = pickWorse(judgeLabel(judged, { ...sources, index }), found);
    const corrected = correctFinding(found, label, sources.getGraphemes);
    imitation = pickWorse(imitation, placeFinding(corrected, labels, at, sources));
    if (isInEns) imitation = pickWorse(imitation, findSameLabel(label, parent, owner, sources));
    const next = at + 2 < labels.length && getLabelText(labels[at + 1] as NameLabel);
    if (next) imitation = pickWorse(imitation, findSplitAddress(label, next, parent));
  }
  if (labels.length > 2 && GATEWAYS.has(parents.at(-3) as string)) {
    const served = judgeName(labels.slice(0, -1), null, false, sources);
    imitation = pickWorse(imitation, served.imitation);
  }
  if (!known && !imitation) return NO_RESEMBLANCE;
  return { known, relation: known ? 'subname' : 'none', imitation };
}

/**
 * Adds the label and its parent to a finding if the name has three or more labels, except for addresses. If the label
 * imitates the parent of a watched subname that starts like the name, the target becomes that subname.
 */
function placeFinding(
  found: Finding | null,
  labels: readonly NameLabel[],
  at: number,
  { index }: NameSources,
): Finding | null {
  if (!found?.target || labels.length < 3) return found;
  const texts = labels.map(getLabelText);
  const subname = [...texts.slice(0, at), found.target.name].join('.');
  const target = (found.target.isPart && index.getName(subname)) || found.target;
  const { label } = labels[at] as NameLabel;
  return { ...found, target, place: { label, parent: texts.slice(at + 1).join('.') } };
}

/** Lists the parent of each label: `['a', 'b', 'eth'] → ['b.eth', 'eth', '']`. The parent of a single label is `eth`. */
function listParents(labels: readonly NameLabel[]): string[] {
  const last = labels.length - 1;
  const parents = new Array<string>(labels.length).fill(last === 0 ? TOP : '');
  for (let at = last - 1; at >= 0; at--) {
    const above = getLabelText(labels[at + 1] as NameLabel);
    parents[at] = at === last - 1 ? above : `${above}.${parents[at + 1]}`;
  }
  return parents;
}

/**
 * Finds the longest suffix of the name that is a known name, and how many labels precede it.
 * If no suffix is known, `depth` is the number of labels to judge.
 */
function findKnown(
  labels: readonly NameLabel[],
  parents: readonly string[],
  count: number,
  { index }: NameSources,
): { known: KnownName | null; depth: number } {
  for (let depth = 0; depth < count; depth++) {
    const label = getLabelText(labels[depth] as NameLabel);
    const known = index.hasLabel(label) && index.getName(`${label}.${parents[depth]}`);
    if (known) return { known, depth };
  }
  return { known: null, depth: count };
}

/** The rule `typed_look`: the label looks like a known name as typed, but ENSIP-15 rejects or changes it. */
function findTypedLook(
  { label, normalized, graphemes }: NameLabel,
  parent: string,
  sources: NameSources,
): Finding | null {
  const { index, getReadings, getTypedSkeleton, mayReadAsSimple } = sources;
  // Simple text looks the same typed and normalized, so the rule `look` covers it.
  if (isSimpleText(label) || (!index.mayResembleUnusual(label) && !mayReadAsSimple(label)))
    return null;
  const typed = getTypedSkeleton(label);
  const alike = isSimpleText(typed)
    ? index.findAlike(joinStrictSequences(typed), parent)
    : new Set<IndexedName>();
  if (index.mayResembleUnusual(label))
    for (const known of index.findBySkeleton(label, parent, { strict: typed })) alike.add(known);
  let worst: Finding | null = null;
  for (const known of alike) {
    if (known.label === normalized || getReadings(known.label).strict !== typed) continue;
    const judged = { getGraphemes: () => graphemes };
    worst = pickWorse(
      worst,
      createLookFinding('typed_look', 'identical_look', 'alert', judged, known),
    );
  }
  return worst;
}

/**
 * The rule `same_label`: a known label under a different parent, such as `vitalik.com`. The finding is only info if the
 * parent is a known name or the parent of a watched subname. Skips DNS names of companies, such as `google.com`.
 */
function findSameLabel(
  label: string,
  parent: string,
  owner: KnownName | null,
  { index }: NameSources,
): Finding | null {
  const known = index.getLabel(label, parent, true);
  if (!known || `.${parent}`.endsWith(`.${known.name}`) || GATEWAYS.has(parent)) return null;
  const { name } = known;
  const title = getOwnerTitle(known);
  // The titles of names in other scripts already have the note of companies, which own few such DNS names.
  const isOwn = title !== known.title && !`.${parent}`.endsWith(`.${TOP}`);
  if (isOwn || index.isWatchedParent(`${label}.${parent}`)) return null;
  const evidence: Evidence = { code: 'same_label', args: { label, name, title } };
  const target = { ...known, title };
  const status = known.isPart ? 'warn' : 'info';
  const found = createFinding('same_label', 'embedded', status, target, () => [evidence]);
  return owner || index.isWatchedParent(parent) ? { ...found, status: 'info' } : found;
}

/** The rule `shown_parent`: plain text shows a known name at the end of a name that does not end with it. */
function findShownParent(
  labels: readonly NameLabel[],
  { places, isMixed }: ShownOrder,
  { index }: NameSources,
): Finding | null {
  const [parent = 0, top] = places.slice(-2);
  const last = labels.length - 1;
  if (isMixed || top !== last || parent === last - 1) return null;
  const name = [parent, last].map((place) => getLabelText(labels[place] as NameLabel)).join('.');
  const known = index.getName(name);
  if (!known) return null;
  const evidence: Evidence = { code: 'shown_as_subname', args: { name } };
  return createFinding('shown_parent', 'embedded', 'warn', known, () => [evidence]);
}
