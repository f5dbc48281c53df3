// Labels that look the same, by one piece, by two, by every occurrence of one, or in another script altogether.

import type { BulkTables } from '../tables/bulk-tables.ts';
import { isOneCharacter } from '../text/code-points.ts';
import { getScript, type LookStep, type LookSteps, NO_LOOK } from './look-steps.ts';
import { splice, type Variation, type VariedLabel } from './variation.ts';

/** Pairs of a label that are tried at most: those of some twenty characters are all, of longer ones the most alike. */
const MAX_PAIRS = 60_000;

/** One character for one that it reads as. */
export function replaceCharacter(
  varied: VariedLabel,
  { characters }: LookSteps,
): Iterable<Variation> {
  return replaceOne(varied, characters());
}

/** Two letters for one that they read as, and one for two. */
export function replaceSequence(
  varied: VariedLabel,
  { sequences }: LookSteps,
): Iterable<Variation> {
  return replaceOne(varied, sequences());
}

/** What has a similar shape, though nothing reads it so. */
export function replaceShape(varied: VariedLabel, { shapes }: LookSteps): Iterable<Variation> {
  return replaceOne(varied, shapes());
}

function* replaceOne(varied: VariedLabel, steps: readonly LookStep[]): Iterable<Variation> {
  for (const { at, count, text, evidence } of sortByDistance(steps)) {
    yield { label: splice(varied, at, count, text), evidence };
  }
}

/** Every occurrence of a character that is there twice or more. */
export function* replaceEvery(varied: VariedLabel, { looks }: LookSteps): Iterable<Variation> {
  const { graphemes } = varied;
  for (const { at, text, evidence } of sortByDistance(looks())) {
    const original = graphemes[at] as string;
    if (graphemes.indexOf(original) < at || graphemes.lastIndexOf(original) === at) continue;
    const label = graphemes.map((each) => (each === original ? text : each)).join('');
    yield { label, evidence };
  }
}

/** All letters by those of one other script; each again by the others that it has there. */
export function* replaceScript(
  varied: VariedLabel,
  { looks }: LookSteps,
  tables: BulkTables,
): Iterable<Variation> {
  const { graphemes } = varied;
  const byScript = new Map<string, (LookStep[] | undefined)[]>();
  for (const step of sortByDistance(looks())) {
    const script = getScript(step.text, tables);
    if (script === null) continue;
    const byPlace = byScript.get(script) ?? new Array(graphemes.length).fill(undefined);
    byScript.set(script, byPlace);
    byPlace[step.at] = [...(byPlace[step.at] ?? []), step];
  }
  for (const byPlace of byScript.values()) {
    const isWhole = graphemes.every(
      (grapheme, at) => byPlace[at] || getScript(grapheme, tables) === null,
    );
    if (!isWhole) continue;
    const first = byPlace.map((found) => found?.[0]);
    yield joinSteps(varied, first);
    for (const [at, found = []] of byPlace.entries()) {
      for (const other of found.slice(1)) yield joinSteps(varied, first.with(at, other));
    }
  }
}

const isOneForOne = ({ count, text }: LookStep) => count === 1 && isOneCharacter(text);

/** One character for one that it looks like by way of a third. */
export function replaceIndirectly(varied: VariedLabel, { chains }: LookSteps): Iterable<Variation> {
  return replaceOne(varied, chains().filter(isOneForOne));
}

/** Several characters by two steps: a sequence that is varied, or a double letter. */
export function replaceTwice(varied: VariedLabel, { chains }: LookSteps): Iterable<Variation> {
  return replaceOne(
    varied,
    chains().filter((step) => !isOneForOne(step)),
  );
}

/**
 * Any two pieces, the most alike first.
 *
 * @param most the distance of both together
 */
export function* replacePairs(
  varied: VariedLabel,
  { combinable }: LookSteps,
  most = 2 * NO_LOOK,
): Iterable<Variation> {
  const steps = combinable();
  const byDistance = Array.from({ length: NO_LOOK + 1 }, (_, distance) =>
    steps.filter((step) => step.distance === distance),
  );
  let count = 0;
  for (let sum = 0; sum <= most; sum++) {
    for (const [first, second] of pairUp(byDistance, sum)) {
      if (++count > MAX_PAIRS) return;
      yield joinPair(varied, first, second);
    }
  }
}

/** Pairs of steps at different places whose distances add up to this, each once. */
function* pairUp(
  byDistance: readonly (readonly LookStep[])[],
  sum: number,
): Iterable<readonly [LookStep, LookStep]> {
  for (let distance = 0; distance <= sum / 2; distance++) {
    const [left = [], right = []] = [byDistance[distance], byDistance[sum - distance]];
    for (const [index, first] of left.entries()) {
      for (let other = left === right ? index + 1 : 0; other < right.length; other++) {
        const second = right[other] as LookStep;
        if (!overlap(first, second)) yield [first, second];
      }
    }
  }
}

function overlap(a: LookStep, b: LookStep): boolean {
  return a.at < b.at + b.count && b.at < a.at + a.count;
}

function joinPair(varied: VariedLabel, a: LookStep, b: LookStep): Variation {
  const { graphemes } = varied;
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  const between = graphemes.slice(first.at + first.count, second.at).join('');
  const head = graphemes.slice(0, first.at).join('') + first.text;
  const tail = second.text + graphemes.slice(second.at + second.count).join('');
  const evidence = [...new Set([first.evidence, second.evidence])].join(', ');
  return { label: head + between + tail, evidence };
}

/** The label with a step at every place that has one. */
function joinSteps(
  { graphemes }: VariedLabel,
  byPlace: readonly (LookStep | undefined)[],
): Variation {
  const label = graphemes.map((grapheme, at) => byPlace[at]?.text ?? grapheme).join('');
  const told = new Set(byPlace.flatMap((step) => step?.evidence ?? []));
  return { label, evidence: [...told].join(', ') };
}

/** The most alike first, in their order otherwise. */
function sortByDistance(steps: readonly LookStep[]): LookStep[] {
  return steps.toSorted((a, b) => a.distance - b.distance);
}
