// Finds the canonical form of a grapheme and whether it is confusable: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { isSimpleCharacter } from '../../primitives/plain-text.ts';
import { beautifyEmoji } from '../ensip15/ens-emoji.ts';
import type { MapCharacters } from '../ensip15/map-characters.ts';
import { normalizeGrapheme } from '../ensip15/normalize-grapheme.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import type { BulkTables, MarkKind } from '../tables/bulk-tables.ts';
import { isOneCharacter } from '../text/code-points.ts';
import type { ConfusableTable } from './confusable-table.ts';
import { getEmojiKind } from './emoji-fold.ts';

/** Classification of any grapheme, whether it is in the table or not. */
export interface ConfusableClass {
  /** Canonical form, or null if there is none. */
  canonical: string | null;
  isConfusable: boolean;
  /** Base without marks, or normalized form. The grapheme is confusable with this text and with all its confusables. */
  reducesTo?: string;
}

interface Sources {
  table: ConfusableTable;
  tables: BulkTables;
  mapCharacters: MapCharacters;
  normalize: typeof normalizeLabel;
}

/** Creates a function that classifies graphemes. The function accepts any string. */
export function createConfusableClassifier(
  sources: Sources,
): (grapheme: string) => ConfusableClass {
  const { table, tables, mapCharacters, normalize } = sources;

  function classifyConfusable(grapheme: string): ConfusableClass {
    if (isSimpleCharacter(grapheme)) return { canonical: grapheme, isConfusable: false };
    if (beautifyEmoji(grapheme, tables) !== null) return classifyEmoji(grapheme);
    return isOneCharacter(grapheme) ? classifyOneCharacter(grapheme) : classifySequence(grapheme);
  }

  function classifyEmoji(emoji: string): ConfusableClass {
    const kind = getEmojiKind(emoji);
    // Only emoji with U+FE0F have no kind.
    if (kind === undefined) return reduceToNormalized(removeFe0f(emoji));
    const { fold, members } = kind;
    const id = table.id(emoji);
    const isInTable = id !== undefined && table.isConfusable(id);
    return { canonical: fold, isConfusable: isInTable || members.length > 1 };
  }

  function classifyOneCharacter(character: string): ConfusableClass {
    const id = character.codePointAt(0) as number;
    const canonical = table.canonical(id);
    if (table.isConfusable(id) || canonical !== undefined) {
      return {
        canonical: canonical === undefined ? character : canonical,
        isConfusable: table.isConfusable(id),
      };
    }
    const mapped = mapCharacters(character);
    if (mapped === character) return { canonical: character, isConfusable: false };
    return mapped === null || !isOneGrapheme(mapped, tables)
      ? { canonical: null, isConfusable: false }
      : reduceToNormalized(mapped);
  }

  function classifySequence(sequence: string): ConfusableClass {
    const normalized = normalizeGrapheme(sequence, mapCharacters, normalize);
    if (normalized !== null && normalized !== sequence && isOneGrapheme(normalized, tables)) {
      return reduceToNormalized(normalized);
    }
    const id = table.id(sequence);
    const isInTable = id !== undefined && table.isConfusable(id);
    const base = String.fromCodePoint(sequence.codePointAt(0) as number);
    const marks = getMarkKind(base, sequence, tables);
    if (marks === 'none') {
      const canonical = id === undefined ? undefined : table.canonical(id);
      if (canonical !== undefined) return { canonical, isConfusable: isInTable };
      return { canonical: normalized === sequence ? sequence : null, isConfusable: isInTable };
    }
    if (table.isDecomposedLetter(sequence)) {
      return { canonical: sequence, isConfusable: false, reducesTo: base };
    }
    const { canonical, isConfusable } = classifyConfusable(base);
    return marks === 'decorating'
      ? { canonical, isConfusable: true, reducesTo: base }
      : { canonical: sequence, isConfusable: isConfusable || isInTable, reducesTo: base };
  }

  function reduceToNormalized(normalized: string): ConfusableClass {
    return {
      canonical: classifyConfusable(normalized).canonical,
      isConfusable: true,
      reducesTo: normalized,
    };
  }

  return classifyConfusable;
}

/** Returns the kind of the marks after the base: `spelling` if any is a spelling mark, `none` if any is not a mark. */
function getMarkKind(base: string, sequence: string, tables: BulkTables): MarkKind {
  let kind: MarkKind = 'none';
  for (const character of sequence.slice(base.length)) {
    const mark = tables.mark(character.codePointAt(0) as number);
    if (mark === 'none') return 'none';
    if (kind !== 'spelling') kind = mark;
  }
  return kind;
}

function isOneGrapheme(text: string, tables: BulkTables): boolean {
  return text !== '' && splitGraphemes(text, tables).length === 1;
}
