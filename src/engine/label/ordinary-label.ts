// Ordinary labels: spelled as people who write a script spell in it, so that no letter of them deceives a reader:
// https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import type { GraphemeFacts, LabelFacts, UnusualSpelling } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isPlainText } from '../text/plain-text.ts';
import { findForeignLetters, isRareCyrillicLetter } from './cyrillic-alphabets.ts';
import { findLatinReading, type LabelReadings } from './latin-reading.ts';
import { findLatinSigns } from './latin-signs.ts';
import { nameSpelling } from './spelling-name.ts';
import { isMisleadingStroke, isStrokeLike } from './stroke-like.ts';
import {
  findMixedDigits,
  hasLatinBeyondAscii,
  hasRareLetter,
  isDecorated,
} from './unusual-characters.ts';

type LabelParts = Pick<LabelFacts, 'graphemes' | 'scriptMixture'>;

/** How a label is spelled. */
export type Spelling = Pick<LabelFacts, 'isOrdinary' | 'unusual' | 'spelling'>;

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

/**
 * Whether a normalized label is ordinary, what is unusual about it otherwise, and what it is spelled in.
 *
 * @example judgeSpelling(facts of 'автор', sources) // { isOrdinary: true, unusual: null, spelling: 'Cyrillic' }
 * @example judgeSpelling(facts of 'café', sources).unusual?.reason // 'latin_letters'
 */
export function judgeSpelling(label: LabelParts, sources: SpellingSources): Spelling {
  const rest = label.graphemes.filter((facts) => !isSetAside(facts));
  const unusual = rest.every(isAscii) ? null : findUnusual({ ...label, rest }, sources);
  const isOrdinary = unusual === null;
  return { isOrdinary, unusual, spelling: isOrdinary ? nameSpelling(rest) : null };
}

/** By the first rule that finds something. */
function findUnusual(parts: JudgedParts, sources: SpellingSources): UnusualSpelling | null {
  const isSound = parts.scriptMixture !== 'other';
  if (isSound && parts.rest.every((facts) => isAlwaysOrdinary(facts, sources))) return null;
  for (const [reason, find] of RULES) {
    const graphemes = find(parts, sources);
    if (graphemes.length > 0) return { reason, graphemes };
  }
  return null;
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
    isRareCyrillicLetter(grapheme) ||
    isStrokeLike(grapheme) ||
    isPlainText(skeleton(grapheme))
  );
}

/** Emoji that are signs of writing, too; ENSIP-15 maps the third, U+2122 (™), to letters. */
const WRITTEN_EMOJI = new Set(['®', '©']);

function isSetAside({ grapheme, type }: GraphemeFacts): boolean {
  if (type === 'emoji') return !WRITTEN_EMOJI.has(grapheme);
  return type === 'simple_number' || type === 'hyphen';
}

function isAscii({ codePoints }: GraphemeFacts): boolean {
  return codePoints.every((codePoint) => codePoint < 0x80);
}
