// Ordinary labels: spelled as people who write a script spell in it, so that no letter of them deceives a reader:
// https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import type { GraphemeFacts, LabelFacts, UnusualSpelling } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isPlainText } from '../text/plain-text.ts';
import { findForeignLetters } from './cyrillic-alphabets.ts';
import { findLatinReading, type LabelReadings } from './latin-reading.ts';
import { findLatinSigns } from './latin-signs.ts';
import { isMisleadingStroke, isStrokeLike } from './stroke-like.ts';
import {
  findMixedDigits,
  hasLatinBeyondAscii,
  hasRareLetter,
  isDecorated,
} from './unusual-characters.ts';

type LabelParts = Pick<LabelFacts, 'graphemes' | 'scriptMixture'>;

/** How a label is spelled. */
export type Spelling = Pick<LabelFacts, 'isOrdinary' | 'unusual'>;

/** What labels are judged with. */
export interface SpellingSources extends LabelReadings {
  readonly tables: BulkTables;
}

interface JudgedParts extends LabelParts {
  /** Without emoji, ASCII digits and hyphens, which any spelling may have. */
  readonly rest: readonly GraphemeFacts[];
}

/** Finds the graphemes that are unusual in one way, none when none is. */
type Rule = (parts: JudgedParts, sources: SpellingSources) => readonly GraphemeFacts[];

const RULES: readonly (readonly [reason: UnusualSpelling['reason'], find: Rule])[] = [
  ['mixed_scripts', ({ rest, scriptMixture }) => (scriptMixture === 'other' ? rest : [])],
  ['latin_letters', ({ rest }, { tables }) => rest.filter((g) => hasLatinBeyondAscii(g, tables))],
  ['rare_letters', ({ rest }, { tables }) => rest.filter((g) => hasRareLetter(g, tables))],
  ['foreign_letters', ({ rest }) => findForeignLetters(rest)],
  ['decorated', ({ rest }, { tables }) => rest.filter((g) => isDecorated(g, tables))],
  ['mixed_digits', ({ rest }, { tables }) => findMixedDigits(rest, tables)],
  ['signs', ({ graphemes }, { tables }) => findLatinSigns(graphemes, tables)],
  [
    'strokes',
    ({ graphemes }, { tables }) =>
      graphemes.filter((_, at) => isMisleadingStroke(graphemes, at, tables)),
  ],
  ['reads_as_latin', ({ rest }, sources) => findLatinReading(rest, sources, sources.tables)],
];

const ORDINARY: Spelling = { isOrdinary: true, unusual: null };

/**
 * Whether a normalized label is ordinary, and what is unusual about it otherwise.
 *
 * @example judgeSpelling(facts of 'café', sources).unusual?.reason // 'latin_letters'
 */
export function judgeSpelling(label: LabelParts, sources: SpellingSources): Spelling {
  const isSound = label.scriptMixture !== 'other';
  const isOrdinary = label.graphemes.every(
    (facts) => isNeutral(facts) || (isSound && isAlwaysOrdinary(facts, sources)),
  );
  return isOrdinary ? ORDINARY : findUnusual(label, sources);
}

/** By the first rule that finds something. */
function findUnusual(label: LabelParts, sources: SpellingSources): Spelling {
  const parts = { ...label, rest: label.graphemes.filter((facts) => !isSetAside(facts)) };
  for (const [reason, find] of RULES) {
    const graphemes = find(parts, sources);
    if (graphemes.length > 0) return { isOrdinary: false, unusual: { reason, graphemes } };
  }
  return ORDINARY;
}

const alwaysOrdinary = new WeakMap<GraphemeFacts, boolean>();

/** True for a grapheme that no rule finds, wherever it stands: most letters of most scripts. Kept, because letters repeat. */
function isAlwaysOrdinary(facts: GraphemeFacts, sources: SpellingSources): boolean {
  let kept = alwaysOrdinary.get(facts);
  if (kept === undefined) {
    kept = judgeAlone(facts, sources);
    alwaysOrdinary.set(facts, kept);
  }
  return kept;
}

function judgeAlone(facts: GraphemeFacts, { tables, skeleton }: SpellingSources): boolean {
  const { grapheme, codePoints } = facts;
  return !(
    codePoints.some((c) => tables.category(c) === 'sign' || tables.digitZero(c) !== undefined) ||
    hasLatinBeyondAscii(facts, tables) ||
    hasRareLetter(facts, tables) ||
    isDecorated(facts, tables) ||
    isStrokeLike(grapheme) ||
    // Letters that no alphabet has beside the others are drawn as Latin ones, too.
    isPlainText(skeleton(grapheme))
  );
}

/** Emoji that are signs of writing, too; ENSIP-15 maps the third, U+2122 (™), to letters. */
const WRITTEN_EMOJI = new Set(['®', '©']);

function isSetAside({ grapheme, type }: GraphemeFacts): boolean {
  if (type === 'emoji') return !WRITTEN_EMOJI.has(grapheme);
  return type === 'simple_number' || type === 'hyphen';
}

/** Goes with any spelling. */
function isNeutral(facts: GraphemeFacts): boolean {
  return isSetAside(facts) || (facts.grapheme.length === 1 && facts.grapheme < '\x80');
}
