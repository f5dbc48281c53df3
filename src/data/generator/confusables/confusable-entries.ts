import { foldEmoji } from '../../../engine/confusables/emoji-fold.ts';
import { tryNormalize } from '../../../engine/ensip15/normalize-grapheme.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import { isPlainCharacter, isSimpleCharacter } from '../../../primitives/plain-text.ts';
import { getMarkKind } from '../classify-characters.ts';
import { type ConfusableGraph, isEmoji } from './confusable-graph.ts';
import { type ConfusableFacts, decompose, findNamedLetter } from './confusable-keys.ts';
import type { UsableGraphemes } from './usable-graphemes.ts';

/** Entry of a grapheme in the tables. */
export interface ConfusableEntry {
  /** Canonical form, or null if it is unknown. */
  canonical: string | null;
  /** Confusables except the grapheme and its canonical form, unordered. */
  list: string[];
  /** The `[a-z0-9-]` that the grapheme looks like, if its canonical form and its target are other characters. */
  plainForm?: string;
}

/**
 * Creates entries for all nodes, and for rejected characters with a canonical form or confusables.
 *
 * @param decomposed letters that are their own canonical form, because they have no composed spelling
 */
export function createConfusableEntries(
  graph: ConfusableGraph,
  facts: ConfusableFacts,
  usable: UsableGraphemes,
  decomposed: ReadonlySet<string>,
): Map<string, ConfusableEntry> {
  const steps = new Map<string, string | null>();
  for (const node of graph.nodes) {
    const isFixed = isSimpleCharacter(node) || decomposed.has(node);
    steps.set(node, isFixed ? node : stepToCanonical(node, graph, facts, usable));
  }
  const step = (grapheme: string) => steps.get(grapheme) ?? null;

  const entries = new Map<string, ConfusableEntry>();
  const add = (grapheme: string, canonical: string | null, confusables: readonly string[]) => {
    const list = [...new Set(confusables)].filter((g) => g !== grapheme && g !== canonical);
    const plainForm = findPlainForm(grapheme, canonical, graph, facts);
    entries.set(grapheme, { canonical, list, ...(plainForm && { plainForm }) });
  };

  for (const node of graph.nodes) {
    const { canonical, passed } = isEmoji(node)
      ? { canonical: foldEmoji(node), passed: [] }
      : followCanonical(node, step);
    add(node, canonical, [...graph.neighbours(node), ...passed]);
  }
  for (const character of usable.rejected) {
    const first = findFirstUsable(character, graph, facts, usable);
    const canonical = first === null ? null : followCanonical(first, step).canonical;
    const confusables = graph.neighbours(character).filter(usable.isUsable);
    // Most rejected characters have no confusables and need no entry.
    if (canonical !== null || confusables.length > 0) add(character, canonical, confusables);
  }
  return entries;
}

function findPlainForm(
  grapheme: string,
  canonical: string | null,
  graph: ConfusableGraph,
  facts: ConfusableFacts,
): string | undefined {
  const { sources, unicode } = facts;
  if (canonical !== null && isPlainCharacter(canonical)) return undefined;
  const target = sources.uts39.get(grapheme.codePointAt(0) as number) ?? '';
  const lowered = unicode.lowerCase.get(target.codePointAt(0) ?? 0);
  if (
    isPlainCharacter(target) ||
    (lowered !== undefined && target.length === 1 && lowered < 0x80)
  ) {
    return undefined;
  }
  const keys = graph.keys(grapheme).map((key) => key.text);
  const found = [...keys, ...graph.neighbours(grapheme)].find((text) => isPlainCharacter(text));
  return found ?? findNamedLetter(grapheme, facts);
}

// Chooses the canonical form of a grapheme from the graphemes that it is confusable with.

/** Lists possible canonical forms of a grapheme, best first. */
function listCandidates(
  grapheme: string,
  graph: ConfusableGraph,
  facts: ConfusableFacts,
): string[] {
  const keys = graph
    .keys(grapheme)
    .filter((key) => key.kind !== 'strip' || !hasSpellingMark(grapheme, facts));
  const filterKind = (kind: string) => keys.filter((key) => key.kind === kind);
  return [
    keys.map((key) => key.text).find((text) => isPlainCharacter(text)),
    graph.neighbours(grapheme).find((text) => isPlainCharacter(text)),
    ...[...filterKind('uts39'), ...filterKind('extra'), ...filterKind('strip')].map(
      (key) => key.text,
    ),
  ].filter((text) => text !== undefined);
}

/**
 * Returns the next step from a node towards its canonical form, or the node itself if it is the canonical form. Returns
 * null if the best candidate is not a single grapheme.
 */
function stepToCanonical(
  grapheme: string,
  graph: ConfusableGraph,
  facts: ConfusableFacts,
  usable: UsableGraphemes,
): string | null {
  const [base = '', ...rest] = grapheme;
  if (rest.length > 0 && rest.every((character) => isMark(character, facts))) {
    return hasSpellingMark(grapheme, facts) ? grapheme : base;
  }
  for (const candidate of listCandidates(grapheme, graph, facts)) {
    const next = usable.isValid(candidate) ? candidate : tryNormalize(candidate);
    if (next === null) continue;
    if (next === grapheme) return grapheme;
    const isPlain = isPlainCharacter(next);
    if (isLetterForNumber(grapheme, next, facts)) continue;
    if (!isPlain && isExemplar(grapheme, facts)) continue;
    if (tryNormalize(grapheme + next) !== grapheme + next) continue;
    if (!usable.isUsable(next)) return null;
    if (!isEmoji(grapheme) && !isAstral(grapheme) && isAstral(next)) continue;
    if (!isPlain && !isSameKind(grapheme, next, facts)) continue;
    return next;
  }
  return grapheme;
}

/** Returns the canonical form of a node and the graphemes on the way to it. */
function followCanonical(
  grapheme: string,
  step: (grapheme: string) => string | null,
): { canonical: string | null; passed: string[] } {
  const passed: string[] = [];
  let canonical = step(grapheme);
  while (canonical !== null) {
    const next = step(canonical);
    if (next === null || next === canonical || next === grapheme || passed.includes(next)) break;
    if (tryNormalize(grapheme + next) !== grapheme + next) break;
    passed.push(canonical);
    canonical = next;
  }
  return { canonical, passed };
}

/** Returns the first usable candidate for the canonical form of a character that ENSIP-15 rejects. */
function findFirstUsable(
  grapheme: string,
  graph: ConfusableGraph,
  facts: ConfusableFacts,
  usable: UsableGraphemes,
): string | null {
  for (const candidate of listCandidates(grapheme, graph, facts)) {
    const next = usable.isValid(candidate) ? candidate : tryNormalize(candidate);
    if (next === null || !usable.isUsable(next)) continue;
    if (isPlainCharacter(next) || isSameKind(grapheme, next, facts)) return next;
  }
  return null;
}

/** Checks for a mark without which the letter is a different letter, such as nukta, kana voicing or virama. */
function hasSpellingMark(grapheme: string, { unicode }: ConfusableFacts): boolean {
  return toCodePoints(decompose(grapheme)).some((c) => getMarkKind(unicode, c) === 'spelling');
}

function isMark(character: string, { unicode }: ConfusableFacts): boolean {
  return getMarkKind(unicode, character.codePointAt(0) as number) !== 'none';
}

function isSameKind(a: string, b: string, facts: ConfusableFacts): boolean {
  if (isEmoji(a) || isEmoji(b)) return isEmoji(a) && isEmoji(b);
  return listScripts(a, facts) === listScripts(b, facts);
}

function listScripts(text: string, facts: ConfusableFacts): string {
  const found = new Set([...text].map((c) => facts.unicode.script(c.codePointAt(0) as number)));
  found.delete('Common');
  found.delete('Inherited');
  return [...found].sort().join();
}

function isLetterForNumber(a: string, b: string, facts: ConfusableFacts): boolean {
  return (
    (isOfCategory(a, '_Letter', facts) && isOfCategory(b, '_Number', facts)) ||
    (isOfCategory(a, '_Number', facts) && isOfCategory(b, '_Letter', facts))
  );
}

/** Checks the category of the first character, because signs after a letter do not change what it is. */
function isOfCategory(text: string, ending: string, facts: ConfusableFacts): boolean {
  return facts.unicode.generalCategory(text.codePointAt(0) as number).endsWith(ending);
}

function isExemplar(grapheme: string, facts: ConfusableFacts): boolean {
  const codePoint = grapheme.codePointAt(0) as number;
  return String.fromCodePoint(codePoint) === grapheme && facts.unicode.exemplars.has(codePoint);
}

function isAstral(text: string): boolean {
  return (text.codePointAt(0) as number) > 0xffff;
}
