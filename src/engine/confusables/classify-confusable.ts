// The canonical form of any grapheme, and whether it is confusable: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { remembered } from '../../primitives/memoize.ts';
import { markSafePieces } from '../ensip15/mark-runs.ts';
import { graphemeForm, isEnsEmoji } from '../ensip15/normalize-grapheme.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import type { BulkTables, MarkKind } from '../tables/bulk-tables.ts';
import { isOneCharacter } from '../text/code-points.ts';
import { isSimpleCharacter } from '../text/plain-text.ts';
import type { ConfusableTable } from './confusable-table.ts';
import { type EmojiKind, emojiKind } from './emoji-fold.ts';

export interface LookUp {
  /** The ordinary form; null when it is not known. */
  canonical: string | null;
  flagged: boolean;
  /** The base under the marks, or the normalized form: it and its list belong to this grapheme's list. */
  simpler?: string;
}

const CACHED_CHARACTERS = 8192;

/** What is known of look-alikes, and of what ENSIP-15 makes of texts. */
interface Sources {
  table: ConfusableTable;
  tables: BulkTables;
  mappedForm: (text: string) => string | null;
  normalize: typeof normalizeLabel;
}

/** Looks graphemes up; total for any text. Single characters are remembered. */
export function createLookUp(sources: Sources): (grapheme: string) => LookUp {
  const { table, tables, mappedForm, normalize } = sources;
  const ofCharacter = remembered(findOut, CACHED_CHARACTERS, isOneCharacter);

  function lookUp(grapheme: string): LookUp {
    return isSimpleCharacter(grapheme)
      ? { canonical: grapheme, flagged: false }
      : ofCharacter(grapheme);
  }

  function findOut(grapheme: string): LookUp {
    const kind = isEnsEmoji(grapheme, tables) ? emojiKind(grapheme) : undefined;
    if (kind) return ofEmoji(grapheme, kind);
    return isOneCharacter(grapheme) ? ofOneCharacter(grapheme) : ofSequence(grapheme);
  }

  function ofEmoji(emoji: string, { fold, members }: EmojiKind): LookUp {
    const id = table.id(emoji);
    const isInTable = id !== undefined && table.isFlagged(id);
    return { canonical: fold, flagged: isInTable || members.length > 1 };
  }

  function ofOneCharacter(character: string): LookUp {
    const id = character.codePointAt(0) as number;
    const canonical = table.canonical(id);
    if (table.isFlagged(id) || canonical !== undefined) {
      return {
        canonical: canonical === undefined ? character : canonical,
        flagged: table.isFlagged(id),
      };
    }
    const mapped = mappedForm(character);
    if (mapped === character) return { canonical: character, flagged: false };
    return mapped === null || !isOneGrapheme(mapped, tables)
      ? { canonical: null, flagged: false }
      : asNormalized(mapped);
  }

  function ofSequence(sequence: string): LookUp {
    const isSafe = markSafePieces(sequence, tables).length === 1;
    const normalized = isSafe ? graphemeForm(sequence, mappedForm, normalize) : null;
    if (normalized !== null && normalized !== sequence && isOneGrapheme(normalized, tables)) {
      return asNormalized(normalized);
    }
    const id = table.id(sequence);
    const isInTable = id !== undefined && table.isFlagged(id);
    const base = String.fromCodePoint(sequence.codePointAt(0) as number);
    const marks = marksAfter(base, sequence, tables);
    if (marks === 'none') {
      const canonical = id === undefined ? undefined : table.canonical(id);
      if (canonical !== undefined) return { canonical, flagged: isInTable };
      return { canonical: normalized === sequence ? sequence : null, flagged: isInTable };
    }
    if (table.isDecomposedLetter(sequence)) {
      return { canonical: sequence, flagged: false, simpler: base };
    }
    const { canonical, flagged } = lookUp(base);
    return marks === 'decorating'
      ? { canonical, flagged: true, simpler: base }
      : { canonical: sequence, flagged: flagged || isInTable, simpler: base };
  }

  function asNormalized(normalized: string): LookUp {
    return { canonical: lookUp(normalized).canonical, flagged: true, simpler: normalized };
  }

  return lookUp;
}

/** How the marks after the base count: spelling when one of them does, none when something else follows too. */
function marksAfter(base: string, sequence: string, tables: BulkTables): MarkKind {
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
