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
  const classes: CharacterClass[] = [];
  const knownIds = new Map<number, number>();
  const getId = (script: number, set: number, flags: number) => {
    const key = (script * sets.length + set) * flagKinds.length + flags;
    let id = knownIds.get(key);
    if (id === undefined) {
      const scriptExtensions = (set === 0 ? singleScripts[script] : extensions[set]) as string[];
      const facts = unpackFlags(flagKinds[flags] as number);
      id = classes.push({ script: scripts[script] as string, scriptExtensions, ...facts }) - 1;
      knownIds.set(key, id);
    }
    return id;
  };
  // Unassigned code points get class 0.
  getId(0, 0, 0);
  const ids = lengths.map((_, run) =>
    getId(runs.scripts[run] as number, runs.sets[run] as number, runs.flags[run] as number),
  );
  const getClassId = expandRuns(createRuns(lengths, ids));
  return (codePoint) => classes[getClassId(codePoint)] as CharacterClass;
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
