import type { CharacterFact } from '../../contract/inspector-service.ts';
import { getTextAt, listTexts } from '../../lists/rows/joined-texts.ts';
import type { RowChunk } from '../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { InspectionWorker } from './inspection-pool.ts';

type RunOnce = <Result>(
  task: (worker: Pick<InspectionWorker, 'foldLooks' | 'findCharacters'>) => Promise<Result>,
) => Promise<Result>;

/** Ways to search names: `look` finds the text and its look-alikes, `text` only the text, and `character` a character. */
export const SEARCH_WAYS = ['look', 'text', 'character'] as const;

export type SearchWay = (typeof SEARCH_WAYS)[number];

/** A search for names. An empty text finds every name. */
export interface NameSearch {
  text: string;
  way: SearchWay;
}

export const NO_SEARCH: NameSearch = { text: '', way: 'look' };

const CODE_POINTS = /^\s*(?:U\+[0-9a-f]{1,6}(?:[\s,]+|$))+$/iu;

/**
 * Parses a text that consists of code points. Returns null for any other text.
 *
 * @example readCodePoints('U+0061 u+0300') // 'a\u0300'
 */
function readCodePoints(text: string): string | null {
  if (!CODE_POINTS.test(text)) return null;
  const codePoints = Array.from(text.matchAll(/\+([0-9a-f]+)/giu), ([, hex]) =>
    Number.parseInt(hex as string, 16),
  );
  return codePoints.every((codePoint) => codePoint <= 0x10ffff)
    ? String.fromCodePoint(...codePoints)
    : null;
}

/** Converts a text to lower case, with σ for both forms of the small sigma. `toLowerCase` picks the form by context. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** Summary of the results of a search so far. */
export interface SearchFindings {
  /** Number of names that contain the text. */
  byText: number;
  /** Number of other names that look as if they contain the text. */
  byLook: number;
  /** Characters that the search looks for, best match first. Empty in a search for text. */
  characters: readonly CharacterFact[];
  /** Number of all characters that match the words. */
  totalCharacters: number;
  /** Sequence of several code points that the search looks for, otherwise null. */
  sequence: string | null;
  /** Message for the user if the search is incomplete. */
  error: string | null;
}

/** Tests the name at an index of a chunk. */
export type NameTest = (at: number) => boolean;

/** A search that is ready to run on chunks. */
export interface PreparedSearch {
  readonly findings: SearchFindings;
  /** Returns the test for the names of one chunk, or null if no name passes. */
  test(chunk: RowChunk, index: number): NameTest | null | Promise<NameTest | null>;
}

export type NameSearcher = ReturnType<typeof createNameSearcher>;

/** Number of chunks whose looks are requested in advance, so that no worker is idle. */
const PREFETCHED_CHUNKS = 6;
/** Maximum number of characters in one search. Common words match more. */
const MAX_CHARACTERS = 5000;
const LETTER = /\p{L}/u;

function createFindings(): SearchFindings {
  return {
    byText: 0,
    byLook: 0,
    characters: [],
    totalCharacters: 0,
    sequence: null,
    error: null,
  };
}

/** Creates the test for names that pass. Most chunks do not, so checking the whole chunk first is faster. */
function searchNames(
  has: (text: string) => boolean,
  findings: SearchFindings,
): PreparedSearch['test'] {
  return (chunk) => {
    if (!has(chunk.text)) return null;
    return (at) => {
      const isFound = has(getTextAt(chunk, at));
      if (isFound) findings.byText += 1;
      return isFound;
    };
  };
}

function searchText(text: string, findings: SearchFindings): PreparedSearch['test'] {
  const wanted = foldCase(text);
  return searchNames((name) => foldCase(name).includes(wanted), findings);
}

function searchLook(
  readLooks: (chunk: number) => Promise<string[]>,
  wanted: readonly string[],
  testText: PreparedSearch['test'],
  findings: SearchFindings,
): PreparedSearch['test'] {
  return async (chunk, index) => {
    const hasText = await testText(chunk, index);
    if (findings.error !== null) return hasText;
    let texts: string[];
    try {
      texts = await readLooks(index);
    } catch (error) {
      findings.error = describeLookError(error);
      return hasText;
    }
    return (at) => {
      if (hasText?.(at)) return true;
      const lines = texts[at]?.split('\n') ?? [];
      const isFound = lines.some((line) => wanted.some((look) => line.includes(look)));
      if (isFound) findings.byLook += 1;
      return isFound;
    };
  };
}

function describeLookError(error: unknown): string {
  return `Some names could not be searched by look (${getErrorMessage(error)}).`;
}

function createCharacterTest(characters: readonly string[]): (text: string) => boolean {
  const codes = characters.map((each) => `\\u{${(each.codePointAt(0) as number).toString(16)}}`);
  const pattern = new RegExp(`[${codes.join('')}]`, 'u');
  return (text) => pattern.test(text);
}

function prepareSequence(sequence: string): PreparedSearch {
  const findings = { ...createFindings(), sequence };
  return { findings, test: searchNames((name) => name.includes(sequence), findings) };
}

const SEGMENTER = new Intl.Segmenter('en');

/** Returns the text if it is one grapheme, ignoring white space around it. Otherwise returns null. */
function readGrapheme(text: string): string | null {
  const grapheme = Array.from(text).length === 1 ? text : text.trim();
  const [first] = SEGMENTER.segment(grapheme);
  return grapheme !== '' && first?.segment === grapheme ? grapheme : null;
}

/** Returns exact matches. These are the character itself, or else the characters with this name, or else those with this alias. */
function chooseCharacters(text: string, characters: readonly CharacterFact[]): CharacterFact[] {
  const itself = characters.filter(({ character }) => character === text);
  if (itself.length > 0) return itself;
  const folded = foldCharacterName(text);
  const named = characters.filter(({ name }) => foldCharacterName(name) === folded);
  return named.length > 0 ? named : characters.filter(({ is_exact }) => is_exact);
}

/** Folds a character name, ignoring case and the difference between spaces, `_` and `-`: https://www.unicode.org/reports/tr44/#UAX44-LM2 */
function foldCharacterName(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/gu, ' ');
}

export function createNameSearcher(chunks: readonly RowChunk[], runOnce: RunOnce) {
  /** Looks of the names of each chunk. A name has one line for each way to read it. */
  let looks = new WeakMap<RowChunk, Promise<string[]>>();

  async function foldLooks(names: string[]): Promise<string[]> {
    return unwrap(await runOnce((worker) => worker.foldLooks(names)));
  }

  function requestLooks(chunk: RowChunk): Promise<string[]> {
    let requested = looks.get(chunk);
    if (!requested) {
      requested = foldLooks(listTexts(chunk));
      looks.set(chunk, requested);
      // Lets the next search request the looks again.
      requested.catch(() => looks.delete(chunk));
    }
    return requested;
  }

  function readLooks(index: number): Promise<string[]> {
    for (const chunk of chunks.slice(index + 1, index + PREFETCHED_CHUNKS))
      void requestLooks(chunk);
    return requestLooks(chunks[index] as RowChunk);
  }

  async function prepareCharacters(text: string): Promise<PreparedSearch> {
    const findings = createFindings();
    try {
      const { characters, total } = unwrap(
        await runOnce((worker) => worker.findCharacters({ text, limit: MAX_CHARACTERS })),
      );
      const exact = chooseCharacters(text, characters);
      findings.characters = exact.length > 0 ? exact : characters;
      findings.totalCharacters = exact.length || total;
    } catch (error) {
      findings.error = `The character names could not be looked up (${getErrorMessage(error)}).`;
    }
    if (findings.characters.length === 0) return { findings, test: () => null };
    const has = createCharacterTest(findings.characters.map(({ character }) => character));
    return { findings, test: searchNames(has, findings) };
  }

  async function prepareLook(text: string): Promise<PreparedSearch> {
    const findings = createFindings();
    const testText = searchText(text, findings);
    // Digits can look like letters in names, but a search for a number means the number.
    if (!LETTER.test(text)) return { findings, test: testText };
    try {
      const [folded = ''] = await foldLooks([text]);
      const wanted = folded.split('\n').filter((look) => look !== '');
      return { findings, test: searchLook(readLooks, wanted, testText, findings) };
    } catch (error) {
      findings.error = describeLookError(error);
      return { findings, test: testText };
    }
  }

  return {
    async prepare({ text, way }: NameSearch) {
      const written = readCodePoints(text) ?? (way === 'character' ? readGrapheme(text) : null);
      if (written !== null && Array.from(written).length > 1) return prepareSequence(written);
      if (way === 'character' || written !== null) return prepareCharacters(written ?? text);
      if (way === 'look') return prepareLook(text);
      const findings = createFindings();
      return { findings, test: searchText(text, findings) };
    },
    /** Frees the memory that searches use. */
    forget() {
      looks = new WeakMap();
    },
  };
}
