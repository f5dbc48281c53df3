// Decides which properties each character has in the bulk table: category, invisible, kind of mark, font support, and others.

import { nfd } from '@adraffy/ens-normalize';
import type { CategoryClass, MarkKind } from '../../engine/tables/bulk-tables.ts';
import {
  CATEGORY_CLASSES,
  FLAG,
  FONT_SUPPORTS,
  MARK_KINDS,
} from '../../engine/tables/character-classes.ts';
import { BLANK_CODE_POINTS } from '../../primitives/hidden-character.ts';
import { ByteWriter, findRuns } from './byte-writer.ts';
import { isExtraLetter } from './extra-letters.ts';
import { judgeFontSupport } from './judge-font-support.ts';
import type { Unicode } from './unicode.ts';

/** Scripts in which all letters count as ordinary. Without exemplar letters, they take less space in the table. */
const SCRIPTS_WITHOUT_EXEMPLARS = new Set(['Han', 'Hangul']);

type Facts = [script: number, set: number, flags: number];

/**
 * Encodes the facts of all code points as runs with equal facts. Each run has a script, a set of Script_Extensions
 * (empty if it only has the script), and flags. Unassigned code points have only zeros.
 */
export function encodeCharacterClasses(unicode: Unicode): Uint8Array {
  const scripts = createDistinct<string>();
  const sets = createDistinct<number[]>();
  const flags = createDistinct<number>();
  const classes = createDistinct<Facts>();
  const getClass = (codePoint: number) => {
    const script = unicode.script(codePoint);
    const extensions = unicode.scriptExtensions(codePoint);
    const hasOnlyScript = extensions.length === 1 && extensions[0] === script;
    return classes.getId([
      scripts.getId(script),
      sets.getId(hasOnlyScript ? [] : extensions.map(scripts.getId)),
      flags.getId(packFlags(unicode, codePoint)),
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

/** Creates IDs for different values, in order of appearance. */
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
  return { values, getId };
}

/** Unassigned code point in the Greek block. */
const UNASSIGNED = 0x378;

function packFlags(unicode: Unicode, codePoint: number): number {
  const category = unicode.generalCategory(codePoint);
  const isDefaultIgnorable = unicode.defaultIgnorable.has(codePoint);
  const drawsNothing =
    isDefaultIgnorable ||
    unicode.whiteSpace.has(codePoint) ||
    category === 'Control' ||
    BLANK_CODE_POINTS.includes(codePoint);
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

/** Returns the class of a General_Category, such as `Lowercase_Letter`. */
export function classifyCategory(category: string): CategoryClass {
  if (category.endsWith('_Letter')) return 'letter';
  if (category.endsWith('_Number')) return 'number';
  return /_(Symbol|Punctuation)$/.test(category) ? 'sign' : 'other';
}

/** Scripts whose marks are optional vowels or abbreviations, so that words are also written without them. */
const SCRIPTS_WITH_OPTIONAL_MARKS = new Set([
  'Arabic',
  'Coptic',
  'Cyrillic',
  'Glagolitic',
  'Greek',
  'Hebrew',
  'Syriac',
]);

/** Returns the kind of a mark by the combining class of the first character of its decomposition. */
export function getMarkKind(unicode: Unicode, codePoint: number): MarkKind {
  const [first = codePoint] = nfd([codePoint]);
  const value = unicode.combiningClasses.get(first) ?? 0;
  if (value === 0) {
    return unicode.generalCategory(first) === 'Enclosing_Mark' ? 'decorating' : 'none';
  }
  // Classes of nukta, kana voicing and virama, and of Telugu, Thai, Lao and Tibetan vowels and tones.
  if ((value >= 6 && value <= 9) || (value >= 84 && value <= 132)) return 'spelling';
  // Marks of only one script are part of its spelling, such as tones of NKo and Hmong, and long vowels of Adlam.
  const script = unicode.script(first);
  const isShared = script === 'Common' || script === 'Inherited';
  return isShared || SCRIPTS_WITH_OPTIONAL_MARKS.has(script) ? 'decorating' : 'spelling';
}

/**
 * Checks whether ordinary words contain a letter. Returns false for Han and Hangul. A capital letter counts if its
 * small letter counts, because ENSIP-15 maps the small letters of Cherokee to the capital ones.
 */
export function isExemplarLetter(
  unicode: Pick<Unicode, 'exemplars' | 'generalCategory' | 'lowerCase' | 'script'>,
  codePoint: number,
): boolean {
  const small = unicode.lowerCase.get(codePoint) ?? codePoint;
  return (
    (unicode.exemplars.has(small) || isExtraLetter(codePoint)) &&
    unicode.generalCategory(codePoint).endsWith('_Letter') &&
    !SCRIPTS_WITHOUT_EXEMPLARS.has(unicode.script(codePoint))
  );
}
