import { MIN_PHRASE } from './may-hold-secret.ts';
import { findOpenRun, findPhrases, MAX_PHRASE } from './phrase-runs.ts';
import { type Line, type ScannedLine, scanLines } from './scan-line.ts';
import type { SecretKind } from './secret-kind.ts';
import { getLanguages, loadWordLists } from './word-lists.ts';

/** Lines that are decided. */
export interface ScreenedLines<T> {
  lines: readonly T[];
  secrets: ReadonlyMap<T, SecretKind>;
}

/** Finds secrets in lines that arrive in chunks, also a seed phrase with one word per line. */
export interface LineScreen<T> {
  /** Adds lines and returns those that are decided, in order. Keeps lines back that may be the start of a phrase. */
  push(lines: readonly T[]): Promise<ScreenedLines<T>>;
  /** Returns the lines that were kept back. */
  end(): Promise<ScreenedLines<T>>;
}

/** Checks whether three lines in a row have the same word, as the names `1.box`, `2.box`, `3.box` do. */
function isUnderOneSuffix(lines: readonly ScannedLine<Line>[], index: number): boolean {
  const word = lines[index]?.numberedWord;
  const isSame = (...others: number[]) =>
    others.every((other) => lines[index + other]?.numberedWord === word);
  return word !== undefined && (isSame(-2, -1) || isSame(-1, 1) || isSame(1, 2));
}

/** Lines as words. A name is two nulls, which end every run, because a phrase has at most one other word. */
interface LineWords {
  words: (string | null)[];
  /** Index of the line of each word. */
  owners: number[];
}

/**
 * Lines without a word, such as numbers. Like names, these lines end a run of words. Otherwise a long list would be
 * held back.
 */
const MAX_WORDLESS = 1_000;

/**
 * Total length of lines without words that ends a run, in UTF-16 code units. A single line of a list can be as long.
 */
const MAX_WORDLESS_LENGTH = 65_536;

/** Adds the two nulls for a line that ends a run. Consecutive lines that end a run add the nulls only once. */
function endRun({ words, owners }: LineWords, index: number): void {
  if (words.at(-1) === null) return;
  words.push(null, null);
  owners.push(index, index);
}

function readWords(lines: readonly ScannedLine<Line>[]): LineWords {
  const read: LineWords = { words: [], owners: [] };
  let wordless = 0;
  let wordlessLength = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const scanned = lines[index] as ScannedLine<Line>;
    if (scanned.isName || (scanned.mayBeName && isUnderOneSuffix(lines, index))) {
      endRun(read, index);
      continue;
    }
    for (const word of scanned.words) {
      read.words.push(word);
      read.owners.push(index);
    }
    const hasWords = scanned.words.length > 0;
    wordless = hasWords ? 0 : wordless + 1;
    wordlessLength = hasWords ? 0 : wordlessLength + scanned.length;
    if (wordless >= MAX_WORDLESS || wordlessLength >= MAX_WORDLESS_LENGTH) endRun(read, index);
  }
  return read;
}

/** Checks whether words may be a phrase or the start of one, in any language. */
function mayBePhrase(words: readonly (string | null)[], isEnd: boolean): boolean {
  let run = 0;
  for (const word of words) {
    run = word === null ? 0 : run + 1;
    if (run === MIN_PHRASE) return true;
  }
  return run > 0 && !isEnd;
}

/** Minimum number of words in a row, one per line, that are a list of labels and not a phrase with text around it. */
const MIN_WORD_LIST = 2 * MAX_PHRASE;

/** Checks whether a run of words is inside a long list of single words. Counts at most twice that many words. */
function isInWordList(words: LineWords['words'], from: number, to: number): boolean {
  let start = from;
  let end = to;
  while (from - start < MIN_WORD_LIST && start > 0 && words[start - 1] !== null) start -= 1;
  while (end - to < MIN_WORD_LIST && end < words.length && words[end] !== null) end += 1;
  return end - start >= MIN_WORD_LIST;
}

/** @param isTable whether the lines are rows of a table, in which 64 digits after `0x` are a hash */
export function createLineScreen<T extends Line>(isTable: boolean): LineScreen<T> {
  /** Lines that may be the start of a phrase. */
  let held: readonly ScannedLine<T>[] = [];
  /** Last words of a run that is too long for a phrase. */
  let before: readonly number[] = [];

  async function screen(pushed: readonly T[], isEnd: boolean): Promise<ScreenedLines<T>> {
    const scanned = [...held, ...(await scanLines(pushed, isTable))];
    const lines = scanned.map(({ line }) => line);
    const secrets = new Map<T, SecretKind>();
    for (const { line, kind } of scanned) if (kind) secrets.set(line, kind);
    const { words, owners } = readWords(scanned);
    if (before.length === 0 && !mayBePhrase(words, isEnd)) {
      held = [];
      return { lines, secrets };
    }
    await loadWordLists(words.join(' '));
    const earlier = before.length;
    const languages = [...before, ...words.map((word) => (word === null ? 0 : getLanguages(word)))];
    for (const [from, to] of findPhrases(languages)) {
      if (isInWordList(words, Math.max(0, from - earlier), to - earlier)) continue;
      for (const owner of owners.slice(Math.max(0, from - earlier), Math.max(0, to - earlier))) {
        secrets.set(lines[owner] as T, 'seed_phrase');
      }
    }
    const open = isEnd ? languages.length : findOpenRun(languages);
    const isDictionary = languages.length - open > MAX_PHRASE;
    before = isDictionary ? languages.slice(-MAX_PHRASE - 1) : [];
    const end = isDictionary ? lines.length : (owners[open - earlier] ?? lines.length);
    held = scanned.slice(end);
    return { lines: lines.slice(0, end), secrets };
  }

  return { push: (lines) => screen(lines, false), end: () => screen([], true) };
}
