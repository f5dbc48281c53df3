// Decides which labels have an ordinary spelling, which does not deceive people who read the script:
// https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import { isPlainText } from '../../primitives/plain-text.ts';
import type { GraphemeFacts, LabelFacts, UnusualSpelling } from '../checks/facts.ts';
import type { Spellings } from '../confusables/spellings.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { findDecoratedLetters } from './accented-latin.ts';
import { findDigitTwins } from './digit-twins.ts';
import { findLatinReading, type LabelReadings } from './latin-reading.ts';
import { isMisleadingStroke, isStrokeLike } from './misleading-strokes.ts';
import {
  findLatinSigns,
  findMixedDigits,
  findRespelled,
  hasNonAsciiLatin,
  hasRareLetter,
  isDecorated,
  isScriptOfItsOwn,
  isSquaredLetter,
} from './unusual-characters.ts';

/**
 * Finds rare Cyrillic letters that look like Latin letters, in words whose alphabet does not contain them. The list was
 * reviewed by hand. See https://www.unicode.org/reports/tr36/#Single_Script_Spoofing
 */
const AZERBAIJANI = 'абвгғдеәжзиыјкҝлмноөпрстуүфхһчҹш';
const MACEDONIAN = 'абвгдѓеѐжзѕиѝјклљмнњопрстќуфхцчџш';
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const ALTAI_AND_OROK = `${RUSSIAN}јҥӈӡөԩӣӧӯӱ`;
const SERBIAN = 'абвгдђежзијклљмнњопрстћуфхцчџш';

/** Letters that look like s, j and l, with the alphabets that contain them. */
const RARE_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ѕ', [MACEDONIAN]],
  ['ј', [MACEDONIAN, SERBIAN, AZERBAIJANI, ALTAI_AND_OROK]],
  // Languages of the Caucasus use U+04CF (ӏ) with the letters of Russian.
  ['ӏ', [`${RUSSIAN}ӏ`]],
]);

/**
 * Finds rare Cyrillic letters that never occur in one alphabet with the other Cyrillic letters of the label.
 *
 * @example findForeignLetters(graphemes of 'ѕвезда') // [], because Macedonian has all letters
 * @example findForeignLetters(graphemes of 'кеуьаѕе') // ['ѕ'], because Macedonian has no ь
 */
function findForeignLetters(graphemes: readonly GraphemeFacts[]): readonly GraphemeFacts[] {
  if (!graphemes.some(({ grapheme }) => RARE_LETTERS.has(grapheme))) return [];
  const cyrillic = graphemes.filter(({ script }) => script === 'Cyrillic');
  const hasAllLetters = (alphabet: string) =>
    cyrillic.every(({ grapheme }) => alphabet.includes(grapheme));
  return cyrillic.filter(
    ({ grapheme }) => RARE_LETTERS.get(grapheme)?.some(hasAllLetters) === false,
  );
}

type LabelParts = Pick<LabelFacts, 'graphemes' | 'scriptMixture'>;

export type Spelling = Pick<LabelFacts, 'isOrdinary' | 'isAccented' | 'unusual'>;

/** Lookups that the rules need. */
export interface SpellingSources extends LabelReadings, Pick<Spellings, 'respell'> {
  readonly tables: BulkTables;
}

interface JudgedParts extends LabelParts {
  /** All graphemes except emoji, ASCII digits and hyphens, which are ordinary in every script. */
  readonly rest: readonly GraphemeFacts[];
  readonly isAccented: boolean;
}

/** Finds the graphemes of a label that are unusual for one reason. */
type Rule = (parts: JudgedParts, sources: SpellingSources) => readonly GraphemeFacts[];

const RULES: readonly (readonly [reason: UnusualSpelling['reason'], find: Rule])[] = [
  ['mixed_scripts', ({ rest, scriptMixture }) => (scriptMixture === 'other' ? rest : [])],
  [
    'latin_letters',
    ({ graphemes, isAccented }, sources) =>
      isAccented ? findDecoratedLetters(graphemes, sources) : [],
  ],
  [
    'rare_letters',
    ({ rest }, { tables }) => {
      const rare = rest.filter((facts) => hasRareLetter(facts, tables));
      return rare.length > 0 && isScriptOfItsOwn(rest, tables) ? [] : rare;
    },
  ],
  ['foreign_letters', ({ rest }) => findForeignLetters(rest)],
  ['decorated', ({ rest }, { tables }) => rest.filter((g) => isDecorated(g, tables))],
  ['mixed_digits', ({ rest }, { tables }) => findMixedDigits(rest, tables)],
  ['digit_twins', ({ graphemes }, { tables }) => findDigitTwins(graphemes, tables)],
  ['signs', ({ graphemes }, { tables }) => findLatinSigns(graphemes, tables)],
  [
    'strokes',
    ({ graphemes }, { tables }) =>
      graphemes.filter((_, at) => isMisleadingStroke(graphemes, at, tables)),
  ],
  [
    'reads_as_latin',
    (parts, sources) =>
      parts.isAccented || isNativeNumber(parts, sources)
        ? []
        : findLatinReading(parts.rest, sources, sources.tables),
  ],
];

export const ORDINARY: Spelling = { isOrdinary: true, isAccented: false, unusual: null };

/**
 * Decides whether a normalized label is ordinary, and finds its unusual graphemes if it is not.
 *
 * @example judgeSpelling(facts of 'prîncêss', sources).unusual?.reason // 'latin_letters'
 */
export function judgeSpelling(
  { label: text, ...label }: LabelParts & { readonly label: string },
  sources: SpellingSources,
): Spelling {
  const respelled = findRespelled(text, label.graphemes, sources.respell);
  if (respelled) return { isOrdinary: false, isAccented: false, unusual: respelled };
  const isMixtureOrdinary = label.scriptMixture !== 'other';
  const isOrdinary = label.graphemes.every(
    (facts) => isNeutral(facts) || (isMixtureOrdinary && isAlwaysOrdinary(facts, sources)),
  );
  return isOrdinary ? ORDINARY : findUnusual(label, sources);
}

/** Checks whether all characters are digits beyond ASCII. ENSIP-15 accepts no ASCII digits beside them. */
function isNativeNumber({ rest }: JudgedParts, { tables }: SpellingSources): boolean {
  return rest.every(({ codePoints }) => codePoints.every((c) => tables.digitZero(c) !== undefined));
}

/** Returns the graphemes and the reason of the first rule that finds unusual graphemes. */
function findUnusual({ graphemes, scriptMixture }: LabelParts, sources: SpellingSources): Spelling {
  const isAccented = graphemes.some((facts) => hasNonAsciiLatin(facts, sources.tables));
  const rest = graphemes.filter((facts) => !isIgnored(facts));
  const parts = { graphemes, scriptMixture, rest, isAccented };
  for (const [reason, find] of RULES) {
    const unusual = find(parts, sources);
    if (unusual.length > 0) {
      return { isOrdinary: false, isAccented, unusual: { reason, graphemes: unusual } };
    }
  }
  return { ...ORDINARY, isAccented };
}

const alwaysOrdinary = new WeakMap<GraphemeFacts, boolean>();

/**
 * Checks whether a grapheme is ordinary in every label, like most letters. Caches the result, because letters repeat.
 */
function isAlwaysOrdinary(facts: GraphemeFacts, sources: SpellingSources): boolean {
  let isOrdinary = alwaysOrdinary.get(facts);
  if (isOrdinary === undefined) {
    isOrdinary = judgeWithoutLabel(facts, sources);
    alwaysOrdinary.set(facts, isOrdinary);
  }
  return isOrdinary;
}

function judgeWithoutLabel(facts: GraphemeFacts, { tables, skeleton }: SpellingSources): boolean {
  const { grapheme, codePoints } = facts;
  return !(
    codePoints.some((c) => tables.category(c) === 'sign' || tables.digitZero(c) !== undefined) ||
    hasNonAsciiLatin(facts, tables) ||
    hasRareLetter(facts, tables) ||
    isDecorated(facts, tables) ||
    isStrokeLike(grapheme) ||
    // This also covers the letters of these alphabets, because they look like Latin letters.
    isPlainText(skeleton(grapheme))
  );
}

/** Emoji that are also text signs. ENSIP-15 maps U+2122 (™) to letters, so it is not in this list. */
const WRITTEN_EMOJI = new Set(['®', '©']);

function isIgnored({ grapheme, type }: GraphemeFacts): boolean {
  if (type === 'emoji') return !WRITTEN_EMOJI.has(grapheme);
  return type === 'simple_number' || type === 'hyphen';
}

/** Checks whether a grapheme never makes a spelling unusual. Emoji of letters are not neutral between letters: `jo🅰n`. */
function isNeutral(facts: GraphemeFacts): boolean {
  if (isIgnored(facts)) return !facts.codePoints.some(isSquaredLetter);
  return facts.grapheme.length === 1 && (facts.codePoints[0] as number) < 0x80;
}
