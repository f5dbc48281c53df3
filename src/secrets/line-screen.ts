import { hasPrivateKey } from './has-private-key.ts';
import { MIN_PHRASE, mayHoldSecret } from './may-hold-secret.ts';
import { findOpenRun, findPhrases, MAX_PHRASE } from './phrase-runs.ts';
import type { SecretKind } from './secret-kind.ts';
import { listReadings, resolveMarkup, splitWords } from './split-words.ts';
import { getLanguages, loadWordLists } from './word-lists.ts';

/** A line without its line break. */
interface Line {
  text: string;
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

/** Most characters before the dot of a numbered word. */
const MAX_NUMBER = 5;

/** Returns the word of a text like `1.away`, which has the form of a name. */
function getNumberedWord(text = ''): string | undefined {
  const dot = text.indexOf('.');
  return dot > 0 && dot <= MAX_NUMBER ? NUMBERED.exec(text)?.[1] : undefined;
}

/** Checks whether a text without white space is a name with a suffix. */
function isName(text: string): boolean {
  const dot = text.indexOf('.');
  return dot > 0 && text.charCodeAt(dot + 1) > 64 && getNumberedWord(text) === undefined;
}

/** Checks whether three lines in a row have the same word, as the names `1.box`, `2.box`, `3.box` do. */
function isUnderOneSuffix(lines: readonly Line[], index: number): boolean {
  const read = (at: number) => getNumberedWord(lines[at]?.text.trim());
  const word = read(index);
  const isSame = (...others: number[]) => others.every((other) => read(index + other) === word);
  return word !== undefined && (isSame(-2, -1) || isSame(-1, 1) || isSame(1, 2));
}

/** Checks whether a line is a name. In a table, a line with a name is a row of it. */
function isNameLine(lines: readonly Line[], index: number, isTable: boolean): boolean {
  const text = lines[index]?.text.trim() ?? '';
  if (!text.includes('.') || (!isTable && /\s/.test(text))) return false;
  return isName(text) || isUnderOneSuffix(lines, index);
}

/** A word of no list, in the place of a name in a line. */
const NAME_WORD = 'eth';

/** Lists the words of a line, with one word for each name. */
function splitLine(text: string): readonly string[] {
  const resolved = resolveMarkup(text);
  if (!resolved.includes('.')) return splitWords(resolved);
  const parts = resolved.split(/\s+/).map((part) => (isName(part) ? NAME_WORD : part));
  return splitWords(parts.join(' '));
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

function readWords(
  lines: readonly Line[],
  secrets: ReadonlyMap<Line, SecretKind>,
  isTable: boolean,
): LineWords {
  const words: (string | null)[] = [];
  const owners: number[] = [];
  let wordless = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    if (!secrets.has(line) && isNameLine(lines, index, isTable)) {
      // Several names in a row end a run only once.
      if (words.at(-1) === null) continue;
      words.push(null, null);
      owners.push(index, index);
      continue;
    }
    const before = words.length;
    for (const word of splitLine(line.text)) {
      words.push(word);
      owners.push(index);
    }
    wordless = words.length > before ? 0 : wordless + 1;
    if (wordless === MAX_WORDLESS) {
      words.push(null, null);
      owners.push(index, index);
    }
  }
  return { words, owners };
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

/** @param isTable whether the lines are rows of a table, in which 64 digits after `0x` are a hash */
export function createLineScreen<T extends Line>(isTable: boolean): LineScreen<T> {
  /** Lines that may be the start of a phrase. */
  let held: readonly T[] = [];
  /** Last words of a run that is too long for a phrase. */
  let before: readonly number[] = [];

  async function screen(pushed: readonly T[], isEnd: boolean): Promise<ScreenedLines<T>> {
    const lines = held.length === 0 ? pushed : [...held, ...pushed];
    const secrets = new Map<T, SecretKind>();
    for (const line of lines) {
      const kind = mayHoldSecret(line.text) ? await findKind(line.text, isTable) : null;
      if (kind) secrets.set(line, kind);
    }
    const { words, owners } = readWords(lines, secrets, isTable);
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
    held = lines.slice(end);
    return { lines: lines.slice(0, end), secrets };
  }

  return { push: (lines) => screen(lines, false), end: () => screen([], true) };
}
