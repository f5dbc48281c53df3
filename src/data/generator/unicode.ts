// The facts of Unicode that tables are made of: https://www.unicode.org/reports/tr44/

import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { loadAges } from './ages.ts';
import { loadBlocks } from './blocks.ts';
import { loadCombiningClasses } from './combining-classes.ts';
import { loadEmojiSequences, type RgiSequence } from './emoji-sequences.ts';
import { loadExemplarCharacters } from './exemplar-characters.ts';
import { loadUnicodeFile } from './packages.ts';
import { loadUnihan } from './unihan.ts';

export interface Unicode {
  /** Unicode names; controls and other unnamed code points have no entry. */
  readonly names: ReadonlyMap<number, string>;
  /** Formal aliases of kind correction. */
  readonly corrections: ReadonlyMap<number, string>;
  /** Formal aliases of controls: the first of kind control, else the first of kind figment. */
  readonly controlNames: ReadonlyMap<number, string>;
  /** All other formal aliases, abbreviations among them; several may be of one character. */
  readonly aliases: readonly (readonly [codePoint: number, alias: string])[];
  /** General_Category in long form, such as `Lowercase_Letter`; `Unassigned` too. */
  generalCategory(codePoint: number): string;
  /** Script, such as `Old_Italic`; `Unknown` when there is none. */
  script(codePoint: number): string;
  /** Script_Extensions in alphabetical order, never empty; the Script alone where there are none. */
  scriptExtensions(codePoint: number): readonly string[];
  /** Age, such as `1.1`; undefined when unassigned. */
  age(codePoint: number): string | undefined;
  /** Block, such as `Latin-1 Supplement`; undefined outside all blocks. */
  block(codePoint: number): string | undefined;
  /** Canonical_Combining_Class where it is not 0. */
  readonly combiningClasses: ReadonlyMap<number, number>;
  /** Emoji=Yes, ASCII too. */
  readonly emoji: ReadonlySet<number>;
  /** RGI emoji sequences by their text without U+FE0F. */
  readonly rgiSequences: ReadonlyMap<string, RgiSequence>;
  readonly defaultIgnorable: ReadonlySet<number>;
  readonly whiteSpace: ReadonlySet<number>;
  /** Simple_Lowercase_Mapping where it differs from the character. */
  readonly lowerCase: ReadonlyMap<number, number>;
  /** Ideographs with kUnihanCore2020. */
  readonly unihanCore2020: ReadonlySet<number>;
  /** Ideographs whose JIS source is JIS X 0213 (J3, J3A, J4). */
  readonly jisX0213: ReadonlySet<number>;
  /** Characters of the exemplar letters and numbers of any CLDR locale. */
  readonly exemplars: ReadonlySet<number>;
}

/** Reads everything from the pinned packages; takes a few seconds. Throws when an assumption about them fails. */
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

/** Formal aliases of one kind, those of one code point in the order of the UCD. */
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

/** For each code point the values of a script property that its package folders list it under. */
function loadScripts(property: 'Script' | 'Script_Extensions'): (readonly string[] | undefined)[] {
  const values: string[] = loadUnicodeFile<Record<string, string[]>>('index.mjs')[property] ?? [];
  const byCodePoint: (readonly string[] | undefined)[] = new Array(CODE_POINT_COUNT).fill(
    undefined,
  );
  // Equal sets share one array, told apart by their joined names.
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
