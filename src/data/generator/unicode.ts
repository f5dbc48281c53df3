// Loads the Unicode data for the tables: https://www.unicode.org/reports/tr44/

import { readdirSync } from 'node:fs';
import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { loadAges, loadBlocks, loadCombiningClasses } from './code-point-properties.ts';
import { loadEmojiSequences, type RgiSequence } from './encode-emoji.ts';
import { getPackageFolder, loadPackageFile, loadUnicodeFile } from './packages.ts';
import { loadUnihan } from './unihan.ts';

export interface Unicode {
  /** Unicode names. Controls and other unnamed code points have none. */
  readonly names: ReadonlyMap<number, string>;
  /** Formal aliases of type correction. */
  readonly corrections: ReadonlyMap<number, string>;
  /** Names of controls: the first alias of type control, or else of type figment. */
  readonly controlNames: ReadonlyMap<number, string>;
  /** All formal aliases except corrections. A character may have several. */
  readonly aliases: readonly (readonly [codePoint: number, alias: string])[];
  /** Returns the long General_Category, such as `Lowercase_Letter` or `Unassigned`. */
  generalCategory(codePoint: number): string;
  /** Returns the Script, such as `Old_Italic` or `Unknown`. */
  script(codePoint: number): string;
  /** Returns Script_Extensions in alphabetical order, or only the Script if there are none. */
  scriptExtensions(codePoint: number): readonly string[];
  /** Returns the Age, such as `1.1`, or undefined for an unassigned code point. */
  age(codePoint: number): string | undefined;
  /** Returns the Block, such as `Latin-1 Supplement`, or undefined if there is none. */
  block(codePoint: number): string | undefined;
  /** Canonical_Combining_Class of code points for which it is not 0. */
  readonly combiningClasses: ReadonlyMap<number, number>;
  /** Code points with Emoji=Yes, including ASCII. */
  readonly emoji: ReadonlySet<number>;
  /** RGI emoji sequences by their text without U+FE0F. */
  readonly rgiSequences: ReadonlyMap<string, RgiSequence>;
  readonly defaultIgnorable: ReadonlySet<number>;
  readonly whiteSpace: ReadonlySet<number>;
  /** Simple_Lowercase_Mapping of code points that it changes. */
  readonly lowerCase: ReadonlyMap<number, number>;
  /** Ideographs with kUnihanCore2020. */
  readonly unihanCore2020: ReadonlySet<number>;
  /** Ideographs in JIS X 0213 (sources J3, J3A and J4). */
  readonly jisX0213: ReadonlySet<number>;
  /** Exemplar letters and numbers of all CLDR locales. */
  readonly exemplars: ReadonlySet<number>;
}

/** Loads all data from the pinned packages, which takes a few seconds. Throws if a package is not as expected. */
export function loadUnicode(): Unicode {
  const categories = loadUnicodeFile<Map<number, string>>('General_Category/index.mjs');
  const getGeneralCategory = (codePoint: number) => categories.get(codePoint) ?? 'Unassigned';
  const ages = loadAges((codePoint) => getGeneralCategory(codePoint) !== 'Unassigned');
  const scripts = loadScripts('Script');
  const blocks = loadBlocks();
  const extensions = loadScripts('Script_Extensions');

  return {
    names: loadUnicodeFile('Names/index.mjs'),
    corrections: new Map(loadAliases('Correction')),
    controlNames: pickFirst([...loadAliases('Control'), ...loadAliases('Figment')]),
    aliases: ['Abbreviation', 'Alternate', 'Control', 'Figment'].flatMap(loadAliases),
    generalCategory: getGeneralCategory,
    script: (codePoint) => scripts[codePoint]?.[0] ?? 'Unknown',
    scriptExtensions: (codePoint) => extensions[codePoint] ?? ['Unknown'],
    age: (codePoint) => ages[codePoint],
    block: (codePoint) => blocks.get(codePoint),
    combiningClasses: loadCombiningClasses((codePoint) =>
      /_Mark$/.test(getGeneralCategory(codePoint)),
    ),
    emoji: loadBinaryProperty('Emoji'),
    rgiSequences: loadEmojiSequences(loadUnicodeFile('Sequence_Property/RGI_Emoji/index.mjs')),
    defaultIgnorable: loadBinaryProperty('Default_Ignorable_Code_Point'),
    whiteSpace: loadBinaryProperty('White_Space'),
    lowerCase: loadUnicodeFile('Simple_Case_Mapping/Lowercase/code-points.mjs'),
    ...loadUnihan(),
    exemplars: loadExemplarCharacters(),
  };
}

function loadBinaryProperty(name: string): ReadonlySet<number> {
  return new Set(loadUnicodeFile<number[]>(`Binary_Property/${name}/code-points.mjs`));
}

/** Loads the formal aliases of one type. Several aliases of a code point are in the order of the UCD. */
function loadAliases(kind: string): [codePoint: number, alias: string][] {
  const entries = Object.entries(
    loadUnicodeFile<Record<string, string | string[]>>(`Names/${kind}/index.mjs`),
  );
  return entries.flatMap(([codePoint, names]) =>
    [names].flat().map((name): [number, string] => [Number(codePoint), name]),
  );
}

function pickFirst(entries: readonly [number, string][]): Map<number, string> {
  return new Map(entries.toReversed());
}

/** Loads the values of a script property for each code point. */
function loadScripts(property: 'Script' | 'Script_Extensions'): (readonly string[] | undefined)[] {
  const values: string[] = loadUnicodeFile<Record<string, string[]>>('index.mjs')[property] ?? [];
  const byCodePoint: (readonly string[] | undefined)[] = new Array(CODE_POINT_COUNT).fill(
    undefined,
  );
  // Equal sets share one array.
  const interned = new Map<string, readonly string[]>();
  for (const value of [...values].sort()) {
    for (const codePoint of loadUnicodeFile<number[]>(`${property}/${value}/code-points.mjs`)) {
      const scripts = [...(byCodePoint[codePoint] ?? []), value];
      const key = scripts.join();
      if (!interned.has(key)) interned.set(key, scripts);
      byCodePoint[codePoint] = interned.get(key);
    }
  }
  return byCodePoint;
}

interface Characters {
  main: Record<
    string,
    { characters: { exemplarCharacters?: string; auxiliary?: string; numbers?: string } }
  >;
}

/**
 * Loads the exemplar letters and numbers of all CLDR locales. Auxiliary letters are included, because ordinary words
 * need some of them: Malayalam U+0D7B (ൻ), Chinese U+9E43 (鹃).
 * https://www.unicode.org/reports/tr35/tr35-general.html#Exemplars
 */
function loadExemplarCharacters(): ReadonlySet<number> {
  const exemplars = new Set<number>();
  for (const locale of readdirSync(`${getPackageFolder('cldr-misc-full')}/main`).sort()) {
    const file = loadPackageFile<Characters>(`cldr-misc-full/main/${locale}/characters.json`);
    const { exemplarCharacters, auxiliary, numbers } = file.main[locale]?.characters ?? {};
    for (const set of [exemplarCharacters, auxiliary, numbers]) {
      if (set === undefined) continue;
      for (const codePoint of readUnicodeSet(set)) exemplars.add(codePoint);
    }
  }
  return exemplars;
}

/**
 * Parses a UnicodeSet with literals, ranges, `\` escapes and strings in braces, and returns its characters. Throws at
 * any other syntax.
 */
function readUnicodeSet(set: string): number[] {
  const body = set.match(/^\[(.*)\]$/su)?.[1];
  if (body === undefined) throw new Error(`Not a set: ${set}`);
  const found: number[] = [];
  let rangeFrom: number | undefined;
  for (const [token, hex, escaped] of body.matchAll(/\\u([0-9A-F]{4})|\\(.)|./gsu)) {
    if (token === '{' || token === '}' || token === ' ') continue;
    if (token === '[' || token === ']' || token === '&')
      throw new Error(`Unsupported syntax: ${set}`);
    if (token === '-') {
      rangeFrom = found.at(-1);
      if (rangeFrom === undefined) throw new Error(`Range without a start: ${set}`);
      continue;
    }
    const last = hex ? Number.parseInt(hex, 16) : ((escaped ?? token).codePointAt(0) as number);
    for (let codePoint = rangeFrom ?? last; codePoint <= last; codePoint++) found.push(codePoint);
    rangeFrom = undefined;
  }
  return found;
}
