import type {
  CharacterFact,
  CharacterQuery,
  FoundCharacters,
} from '../../../contract/characters.ts';
import type { Outcome } from '../../../contract/problem.ts';
import { getNameInChunk, type RowChunk } from '../../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { unwrap } from '../../queries/problem-error.ts';
import type { LookTexts } from './look-texts.ts';
import { foldCase, type NameSearch, readCodePoints } from './name-search.ts';

/** What a search found so far, beside the names. */
export interface SearchFindings {
  /** Names that hold the text itself. */
  byText: number;
  /** Names that only look like it. */
  byLook: number;
  /** The characters that were searched for, best first; empty when it was not for characters. */
  characters: readonly CharacterFact[];
  /** How many characters the words mean in all. */
  totalCharacters: number;
  /** The characters that are searched for one after the other; null when it is not for several. */
  sequence: string | null;
  /** Why the search is not complete. */
  error: string | null;
}

/** Tests the name at a place in a chunk. */
export type NameTest = (at: number) => boolean;

/** A search that is made ready. */
export interface PreparedSearch {
  readonly findings: SearchFindings;
  /** The test of one chunk's names; null when none of them passes. */
  test(chunk: RowChunk, index: number): NameTest | null | Promise<NameTest | null>;
}

/** Makes searches ready to be run over a list. */
export interface NameSearcher {
  prepare(search: NameSearch): Promise<PreparedSearch>;
  /** Gives back the memory, as nobody searches. */
  forget(): void;
}

/** Characters that are searched for at once: more are meant by words that say little. */
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

function searchText(text: string, findings: SearchFindings): PreparedSearch['test'] {
  const wanted = foldCase(text);
  return (chunk) => {
    // Most chunks do not hold the text at all: one look instead of a thousand.
    if (!foldCase(chunk.text).includes(wanted)) return null;
    return (at) => {
      const isFound = foldCase(getNameInChunk(chunk, at)).includes(wanted);
      if (isFound) findings.byText += 1;
      return isFound;
    };
  };
}

function searchLook(
  looks: LookTexts,
  wanted: readonly string[],
  testText: PreparedSearch['test'],
  findings: SearchFindings,
): PreparedSearch['test'] {
  return async (chunk, index) => {
    const hasText = await testText(chunk, index);
    if (findings.error !== null) return hasText;
    let texts: string[];
    try {
      texts = await looks.readChunk(index);
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
  return `Not every name could be searched by its look (${getErrorMessage(error)}).`;
}

/** A test of whether a text has one of these characters. */
function createCharacterTest(characters: readonly string[]): (text: string) => boolean {
  const codes = characters.map((each) => `\\u{${(each.codePointAt(0) as number).toString(16)}}`);
  const pattern = new RegExp(`[${codes.join('')}]`, 'u');
  return (text) => pattern.test(text);
}

function searchSome(
  has: (text: string) => boolean,
  findings: SearchFindings,
): PreparedSearch['test'] {
  return (chunk) => {
    if (!has(chunk.text)) return null;
    return (at) => {
      const isFound = has(getNameInChunk(chunk, at));
      if (isFound) findings.byText += 1;
      return isFound;
    };
  };
}

function prepareSequence(sequence: string): PreparedSearch {
  const findings = { ...createFindings(), sequence };
  return { findings, test: searchSome((name) => name.includes(sequence), findings) };
}

const SEGMENTER = new Intl.Segmenter('en');

/** The grapheme that a text is, which may be a blank; null when it is more or none. */
function readGrapheme(text: string): string | null {
  const grapheme = Array.from(text).length === 1 ? text : text.trim();
  const [first] = SEGMENTER.segment(grapheme);
  return grapheme !== '' && first?.segment === grapheme ? grapheme : null;
}

/** Those that a text means: itself, or who writes a name out means that one, not all whose names have the words too. */
function chooseCharacters(text: string, characters: readonly CharacterFact[]): CharacterFact[] {
  const itself = characters.filter(({ character }) => character === text);
  if (itself.length > 0) return itself;
  const folded = foldCharacterName(text);
  const named = characters.filter(({ name }) => foldCharacterName(name) === folded);
  return named.length > 0 ? named : characters.filter(({ is_exact }) => is_exact);
}

/** Without what names of characters are compared without: https://www.unicode.org/reports/tr44/#UAX44-LM2 */
function foldCharacterName(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/gu, ' ');
}

export interface NameSearcherOptions {
  looks: LookTexts;
  findCharacters(query: CharacterQuery): Promise<Outcome<FoundCharacters>>;
}

export function createNameSearcher({ looks, findCharacters }: NameSearcherOptions): NameSearcher {
  async function prepareCharacters(text: string): Promise<PreparedSearch> {
    const findings = createFindings();
    try {
      const { characters, total } = unwrap(await findCharacters({ text, limit: MAX_CHARACTERS }));
      const exact = chooseCharacters(text, characters);
      findings.characters = exact.length > 0 ? exact : characters;
      findings.totalCharacters = exact.length || total;
    } catch (error) {
      findings.error = `The names of characters could not be looked up (${getErrorMessage(error)}).`;
    }
    if (findings.characters.length === 0) return { findings, test: () => null };
    const has = createCharacterTest(findings.characters.map(({ character }) => character));
    return { findings, test: searchSome(has, findings) };
  }

  async function prepareLook(text: string): Promise<PreparedSearch> {
    const findings = createFindings();
    const testText = searchText(text, findings);
    // Digits read as letters in names, but who searches for a number means the number.
    if (!LETTER.test(text)) return { findings, test: testText };
    try {
      const wanted = (await looks.read(text)).filter((look) => look !== '');
      return { findings, test: searchLook(looks, wanted, testText, findings) };
    } catch (error) {
      findings.error = describeLookError(error);
      return { findings, test: testText };
    }
  }

  return {
    async prepare({ text, way }) {
      const written = readCodePoints(text) ?? (way === 'character' ? readGrapheme(text) : null);
      if (written !== null && Array.from(written).length > 1) return prepareSequence(written);
      if (way === 'character' || written !== null) return prepareCharacters(written ?? text);
      if (way === 'look') return prepareLook(text);
      const findings = createFindings();
      return { findings, test: searchText(text, findings) };
    },
    forget: looks.forget,
  };
}
