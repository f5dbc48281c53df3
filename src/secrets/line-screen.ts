import { hasPrivateKey } from './has-private-key.ts';
import { MIN_PHRASE, mayHoldSecret } from './may-hold-secret.ts';
import { findOpenRun, findPhrases, MAX_PHRASE } from './phrase-runs.ts';
import type { SecretKind } from './secret-kind.ts';
import { listReadings, resolveMarkup, splitWords } from './split-words.ts';
import { getLanguages, loadWordLists } from './word-lists.ts';

/** A line without its line break. */
interface Line {
  readonly text: string;
}

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

async function findKind(text: string, isTable: boolean): Promise<SecretKind | null> {
  for (const reading of listReadings(text)) {
    if (hasPrivateKey(reading, isTable)) return 'private_key';
    const words = splitWords(reading);
    if (words.length < MIN_PHRASE) continue;
    await loadWordLists(reading);
    if (findPhrases(words.map(getLanguages)).length > 0) return 'seed_phrase';
  }
  return null;
}

/** Reads a line once, because a line that is held back is screened again with the next ones. */
function readLine<T extends Line>(line: T, kind: SecretKind | null, isTable: boolean) {
  const text = line.text.trim();
  // In a table, every line that contains a name is a row.
  const mayBeName = kind === null && text.includes('.') && (isTable || !/\s/.test(text));
  const isNameLine = mayBeName && isName(text);
  return {
    line,
    kind,
    /** UTF-16 code units of the line. */
    length: line.text.length,
    isName: isNameLine,
    /** Whether the line counts as a name if other lines have the same word after a number. */
    mayBeName,
    /** The word in a line like `1.away`, which looks like a name. */
    numberedWord: getNumberedWord(text),
    /** Words of a line that is not a name. */
    words: isNameLine ? [] : splitLine(line.text),
  };
}

type ScannedLine<T extends Line = Line> = ReturnType<typeof readLine<T>>;

/** Checks whether three lines in a row have the same word, as the names `1.box`, `2.box`, `3.box` do. */
function isUnderOneSuffix(lines: readonly ScannedLine[], index: number): boolean {
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

function readWords(lines: readonly ScannedLine[]): LineWords {
  const read: LineWords = { words: [], owners: [] };
  let wordless = 0;
  let wordlessLength = 0;
  for (const [index, scanned] of lines.entries()) {
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
    const scanned = [...held];
    for (const line of pushed) {
      const kind = mayHoldSecret(line.text) ? await findKind(line.text, isTable) : null;
      scanned.push(readLine(line, kind, isTable));
    }
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
