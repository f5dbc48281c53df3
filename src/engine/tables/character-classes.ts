// Reads the Unicode properties of code points: https://www.unicode.org/reports/tr44/

import type { CategoryClass, FontSupport, MarkKind } from './bulk-tables.ts';
import type { ByteReader } from './byte-reader.ts';
import { createRuns, expandRuns } from './code-point-runs.ts';

export const CATEGORY_CLASSES: readonly CategoryClass[] = ['other', 'letter', 'number', 'sign'];
export const MARK_KINDS: readonly MarkKind[] = ['none', 'decorating', 'spelling'];
export const FONT_SUPPORTS: readonly FontSupport[] = ['unknown', 'supported', 'unsupported'];

/**
 * Place values of properties packed into an integer. `category`, `mark` and `fontSupport` need two bits each, the other
 * properties one bit.
 */
export const FLAG = {
  category: 1,
  mark: 4,
  fontSupport: 16,
  emoji: 64,
  drawsNothing: 128,
  defaultIgnorable: 256,
  exemplar: 512,
} as const;

/** Properties shared by all characters of a class. */
export interface CharacterClass {
  readonly script: string;
  readonly scriptExtensions: readonly string[];
  readonly category: CategoryClass;
  readonly mark: MarkKind;
  readonly fontSupport: FontSupport;
  readonly isEmoji: boolean;
  readonly drawsNothing: boolean;
  readonly isDefaultIgnorable: boolean;
  readonly isExemplar: boolean;
}

/** Reads the properties of each run of code points. The returned lookup accepts every code point. */
export function readCharacterClasses(reader: ByteReader): (codePoint: number) => CharacterClass {
  const scripts = reader.textList();
  const sets = reader.unsignedLists();
  const flagKinds = reader.unsignedList();
  const lengths = reader.unsignedList();
  const readColumn = () => reader.bytes(lengths.length);
  const runs = { scripts: readColumn(), sets: readColumn(), flags: readColumn() };

  // Equal sets share one array.
  const singleScripts = scripts.map((script) => [script]);
  const extensions = sets.map((ids) =>
    ids.length === 1 ? singleScripts[ids[0] as number] : ids.map((id) => scripts[id] as string),
  );
  const createClass = (run: number): CharacterClass => {
    const script = runs.scripts[run] as number;
    const set = runs.sets[run] as number;
    return {
      script: scripts[script] as string,
      scriptExtensions: (set === 0 ? singleScripts[script] : extensions[set]) as string[],
      ...unpackFlags(flagKinds[runs.flags[run] as number] as number),
    };
  };
  // Most lists have characters of few runs.
  const classes = new Array<CharacterClass | undefined>(lengths.length);
  const getRun = expandRuns(createRuns(lengths, Array.from(lengths.keys())));
  return (codePoint) => {
    const run = getRun(codePoint);
    classes[run] ??= createClass(run);
    return classes[run];
  };
}

function unpackFlags(flags: number): Omit<CharacterClass, 'script' | 'scriptExtensions'> {
  return {
    category: CATEGORY_CLASSES[flags & 3] as CategoryClass,
    mark: MARK_KINDS[(flags >> 2) & 3] as MarkKind,
    fontSupport: FONT_SUPPORTS[(flags >> 4) & 3] as FontSupport,
    isEmoji: (flags & FLAG.emoji) !== 0,
    drawsNothing: (flags & FLAG.drawsNothing) !== 0,
    isDefaultIgnorable: (flags & FLAG.defaultIgnorable) !== 0,
    isExemplar: (flags & FLAG.exemplar) !== 0,
  };
}
