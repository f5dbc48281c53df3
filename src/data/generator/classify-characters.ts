// Decides which properties each character has in the bulk table: category, invisible, kind of mark, font support, and others.

import { nfd } from '@adraffy/ens-normalize';
import type { CategoryClass, MarkKind } from '../../engine/tables/bulk-tables.ts';
import {
  CATEGORY_CLASSES,
  FLAG,
  FONT_SUPPORTS,
  MARK_KINDS,
} from '../../engine/tables/character-classes.ts';
import { ByteWriter } from './byte-writer.ts';
import { isExemplarLetter } from './exemplar-letters.ts';
import { judgeFontSupport } from './judge-font-support.ts';
import type { Unicode } from './unicode.ts';
import { findRuns } from './write-runs.ts';

/** Drawn as a blank, though not as white space, and why. */
const BLANKS: readonly [codePoint: number, because: string][] = [
  [0x2800, 'Braille pattern without dots'],
  [0x3164, 'Hangul filler'],
  [0x115f, 'Hangul filler for a missing leading consonant'],
  [0x1160, 'Hangul filler for a missing vowel'],
  [0xffa0, 'Hangul filler of half width'],
];

const BLANK_CODE_POINTS = new Set(BLANKS.map(([codePoint]) => codePoint));

type Facts = [script: number, set: number, flags: number];

/**
 * The facts of every code point: runs of code points that have all facts in common, and of each run the script, the
 * set of Script_Extensions (empty for the script alone), and the rest. Zeros are the facts of the unassigned.
 */
export function encodeCharacterClasses(unicode: Unicode): Uint8Array {
  const scripts = createDistinct<string>();
  const sets = createDistinct<number[]>();
  const flags = createDistinct<number>();
  const classes = createDistinct<Facts>();
  const getClass = (codePoint: number) => {
    const script = unicode.script(codePoint);
    const extensions = unicode.scriptExtensions(codePoint);
    const isAlone = extensions.length === 1 && extensions[0] === script;
    return classes.idOf([
      scripts.idOf(script),
      sets.idOf(isAlone ? [] : extensions.map(scripts.idOf)),
      flags.idOf(packFlags(unicode, codePoint)),
    ]);
  };
  getClass(UNASSIGNED);
  const { lengths, values } = findRuns(getClass);

  const writer = new ByteWriter();
  writer.textList(scripts.values);
  writer.unsignedLists(sets.values);
  writer.unsignedList(flags.values);
  writer.unsignedList(lengths);
  const runs = values.map((value) => classes.values[value] as Facts);
  writer.bytes(runs.map(([script]) => script));
  writer.bytes(runs.map(([, set]) => set));
  writer.bytes(runs.map(([, , kind]) => kind));
  return writer.toBytes();
}

/** Numbers equal values alike, in order of appearance. */
function createDistinct<T extends string | number | readonly number[]>() {
  const ids = new Map<string, number>();
  const values: T[] = [];
  const getId = (value: T) => {
    const key = String(value);
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, values.length);
    return values.push(value) - 1;
  };
  return { values, idOf: getId };
}

/** U+0378, a hole in the Greek block. */
const UNASSIGNED = 0x378;

function packFlags(unicode: Unicode, codePoint: number): number {
  const category = unicode.generalCategory(codePoint);
  const isDefaultIgnorable = unicode.defaultIgnorable.has(codePoint);
  const drawsNothing =
    isDefaultIgnorable ||
    unicode.whiteSpace.has(codePoint) ||
    category === 'Control' ||
    BLANK_CODE_POINTS.has(codePoint);
  return (
    CATEGORY_CLASSES.indexOf(classifyCategory(category)) * FLAG.category +
    MARK_KINDS.indexOf(getMarkKind(unicode, codePoint)) * FLAG.mark +
    FONT_SUPPORTS.indexOf(judgeFontSupport(unicode, codePoint)) * FLAG.fontSupport +
    Number(unicode.emoji.has(codePoint)) * FLAG.emoji +
    Number(drawsNothing) * FLAG.drawsNothing +
    Number(isDefaultIgnorable) * FLAG.defaultIgnorable +
    Number(isExemplarLetter(unicode, codePoint)) * FLAG.exemplar
  );
}

/** The class of a General_Category in long form. */
export function classifyCategory(category: string): CategoryClass {
  if (category.endsWith('_Letter')) return 'letter';
  if (category.endsWith('_Number')) return 'number';
  return /_(Symbol|Punctuation)$/.test(category) ? 'sign' : 'other';
}

/** Alphabets whose own marks point vowels or stand for abbreviations: the word is written without them too. */
const POINTED = new Set([
  'Arabic',
  'Coptic',
  'Cyrillic',
  'Glagolitic',
  'Greek',
  'Hebrew',
  'Syriac',
]);

/** By combining class, for what decomposes that of the first character it decomposes to. */
export function getMarkKind(unicode: Unicode, codePoint: number): MarkKind {
  const [first = codePoint] = nfd([codePoint]);
  const value = unicode.combiningClasses.get(first) ?? 0;
  if (value === 0) {
    return unicode.generalCategory(first) === 'Enclosing_Mark' ? 'decorating' : 'none';
  }
  // Nukta, kana voicing, virama; Telugu, Thai, Lao and Tibetan vowels and tones.
  if ((value >= 6 && value <= 9) || (value >= 84 && value <= 132)) return 'spelling';
  // What only one script has is part of its spelling: tones of NKo and Hmong, long vowels of Adlam.
  const script = unicode.script(first);
  const isShared = script === 'Common' || script === 'Inherited';
  return isShared || POINTED.has(script) ? 'decorating' : 'spelling';
}
