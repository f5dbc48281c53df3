/** What a grapheme can be mistaken for, by rules over the table of confusables (https://www.unicode.org/reports/tr39/#Confusable_Detection). */
import { splitGraphemes } from '../grapheme/split-graphemes.ts';
import type { BulkTables, MarkKind } from '../tables/bulk-tables.ts';
import type { ConfusableTable } from './confusable-table.ts';
import { emojiGroup, foldEmoji } from './emoji-fold.ts';
import { graphemeForm, isEnsEmoji, mappedForm } from './ensip15.ts';
import { markSafePieces } from './mark-runs.ts';

export interface LookUp {
  /** The ordinary form; null when it is not known. */
  canonical: string | null;
  flagged: boolean;
  /** The base under the marks, or the normalized form: it and its list belong to this grapheme's list. */
  simpler?: string;
}

const plain = /^[a-z0-9_$-]$/;

/** Looks a grapheme up; total for any text. */
export function lookUp(grapheme: string, table: ConfusableTable, tables: BulkTables): LookUp {
  if (plain.test(grapheme)) return { canonical: grapheme, flagged: false };
  const id = table.id(grapheme);
  if (isEnsEmoji(grapheme, tables)) {
    const isOneOfMany = emojiGroup(grapheme).length > 1;
    return {
      canonical: foldEmoji(grapheme),
      flagged: isOneOfMany || (id !== undefined && table.isFlagged(id)),
    };
  }
  return isOneCharacter(grapheme)
    ? lookUpCharacter(grapheme, table, tables)
    : lookUpSequence(grapheme, table, tables);
}

function lookUpCharacter(character: string, table: ConfusableTable, tables: BulkTables): LookUp {
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
    : asNormalized(mapped, table, tables);
}

function lookUpSequence(sequence: string, table: ConfusableTable, tables: BulkTables): LookUp {
  const isSafe = markSafePieces(sequence, tables).length === 1;
  const normalized = isSafe ? graphemeForm(sequence) : null;
  if (normalized !== null && normalized !== sequence && isOneGrapheme(normalized, tables)) {
    return asNormalized(normalized, table, tables);
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
  const { canonical, flagged } = lookUp(base, table, tables);
  return marks === 'decorating'
    ? { canonical, flagged: true, simpler: base }
    : { canonical: sequence, flagged: flagged || isInTable, simpler: base };
}

function asNormalized(normalized: string, table: ConfusableTable, tables: BulkTables): LookUp {
  const { canonical } = lookUp(normalized, table, tables);
  return { canonical, flagged: true, simpler: normalized };
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

function isOneCharacter(text: string): boolean {
  return text.length < 2 || (text.length === 2 && (text.codePointAt(0) as number) > 0xffff);
}

function isOneGrapheme(text: string, tables: BulkTables): boolean {
  return text !== '' && splitGraphemes(text, tables).length === 1;
}
