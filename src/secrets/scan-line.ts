import { hasPrivateKey } from './has-private-key.ts';
import { MIN_PHRASE, mayHoldSecret } from './may-hold-secret.ts';
import { findPhrases } from './phrase-runs.ts';
import type { SecretKind } from './secret-kind.ts';
import { listReadings, resolveMarkup, splitWords } from './split-words.ts';
import { getLanguages, loadWordLists } from './word-lists.ts';

/** A line without its line break. */
export interface Line {
  text: string;
}

/** A line with its words, so that a line that is held back is not read again. */
export interface ScannedLine<T> {
  line: T;
  /** UTF-16 code units of the line. */
  length: number;
  kind: SecretKind | null;
  /** Whether the line counts as a name if other lines have the same word after a number. */
  mayBeName: boolean;
  isName: boolean;
  /** The word in a line like `1.away`, which looks like a name. */
  numberedWord: string | undefined;
  /** Words of a line that is not a name. */
  words: readonly string[];
}

/** A word after its number: `1.away`, `#1.away`, `(1).away`, `a.away`. */
const NUMBERED = /^[^\p{L}\d]*(?:\d{1,3}|[a-z])[^\p{L}\d]*\.(?!eth$)([\p{L}\p{M}]+)\P{L}*$/iu;

/** Maximum number of characters before the dot of a numbered word. */
const MAX_NUMBER = 5;

/** Returns the word in a string like `1.away`. */
function getNumberedWord(text: string): string | undefined {
  const dot = text.indexOf('.');
  return dot > 0 && dot <= MAX_NUMBER ? NUMBERED.exec(text)?.[1] : undefined;
}

/** Checks whether a string without white space is a name with a suffix. */
function isName(text: string): boolean {
  const dot = text.indexOf('.');
  return dot > 0 && text.charCodeAt(dot + 1) > 64 && getNumberedWord(text) === undefined;
}

/** A word that is in no list, in the position of a name in a line. */
const NAME_WORD = 'eth';

/** Lists the words of a line, treating each name as one word. */
function splitLine(text: string): readonly string[] {
  const resolved = resolveMarkup(text);
  if (!resolved.includes('.')) return splitWords(resolved);
  const parts = resolved.split(/\s+/).map((part) => (isName(part) ? NAME_WORD : part));
  return splitWords(parts.join(' '));
}

/**
 * Finds a secret in one line.
 *
 * @param hasHashes whether 64 digits after `0x` are a hash, as in the columns of exported tables
 */
async function findKind(text: string, hasHashes: boolean): Promise<SecretKind | null> {
  for (const reading of listReadings(text)) {
    if (hasPrivateKey(reading, hasHashes)) return 'private_key';
    const words = splitWords(reading);
    if (words.length < MIN_PHRASE) continue;
    await loadWordLists(reading);
    if (findPhrases(words.map(getLanguages)).length > 0) return 'seed_phrase';
  }
  return null;
}

function readLine<T extends Line>(
  line: T,
  kind: SecretKind | null,
  isTable: boolean,
): ScannedLine<T> {
  const text = line.text.trim();
  // In a table, every line that contains a name is a row.
  const mayBeName = kind === null && text.includes('.') && (isTable || !/\s/.test(text));
  const isNameLine = mayBeName && isName(text);
  return {
    line,
    length: line.text.length,
    kind,
    mayBeName,
    isName: isNameLine,
    numberedWord: getNumberedWord(text),
    words: isNameLine ? [] : splitLine(line.text),
  };
}

/** @param isTable whether the lines are rows of a table, in which 64 digits after `0x` are a hash */
export async function scanLines<T extends Line>(
  lines: readonly T[],
  isTable: boolean,
): Promise<ScannedLine<T>[]> {
  const scanned: ScannedLine<T>[] = [];
  for (const line of lines) {
    const kind = mayHoldSecret(line.text) ? await findKind(line.text, isTable) : null;
    scanned.push(readLine(line, kind, isTable));
  }
  return scanned;
}
