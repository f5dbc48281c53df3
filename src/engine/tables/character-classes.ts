// Properties of characters by code point, and what is derived from them: https://www.unicode.org/reports/tr44/

import type { CategoryClass, FontSupport, MarkKind } from './bulk-tables.ts';
import type { ByteReader } from './byte-reader.ts';
import { expandRuns, readRuns } from './code-point-runs.ts';

export const CATEGORY_CLASSES: readonly CategoryClass[] = ['other', 'letter', 'number', 'sign'];
export const MARK_KINDS: readonly MarkKind[] = ['none', 'decorating', 'spelling'];
export const FONT_SUPPORTS: readonly FontSupport[] = ['unknown', 'supported', 'unsupported'];

/** Place values of the facts packed into one integer; the first three have two bits each. */
export const FLAG = {
  category: 1,
  mark: 4,
  fontSupport: 16,
  emoji: 64,
  drawsNothing: 128,
  defaultIgnorable: 256,
  exemplar: 512,
} as const;

/** What all characters of one class have in common. */
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

/** Reads the classes and which one each code point has; the look-up is total for 0 to 0x10FFFF. */
export function readCharacterClasses(reader: ByteReader): (codePoint: number) => CharacterClass {
  const scripts = reader.textList();
  const sets = reader.unsignedLists().map((ids) => ids.map((id) => scripts[id] as string));
  const classes = reader.unsignedLists().map(
    ([script = 0, set = 0, flags = 0]): CharacterClass => ({
      script: scripts[script] as string,
      scriptExtensions: sets[set] as readonly string[],
      category: CATEGORY_CLASSES[flags & 3] as CategoryClass,
      mark: MARK_KINDS[(flags >> 2) & 3] as MarkKind,
      fontSupport: FONT_SUPPORTS[(flags >> 4) & 3] as FontSupport,
      isEmoji: (flags & FLAG.emoji) !== 0,
      drawsNothing: (flags & FLAG.drawsNothing) !== 0,
      isDefaultIgnorable: (flags & FLAG.defaultIgnorable) !== 0,
      isExemplar: (flags & FLAG.exemplar) !== 0,
    }),
  );
  const classIds = expandRuns(readRuns(reader));
  return (codePoint) => classes[classIds[codePoint] ?? 0] as CharacterClass;
}
