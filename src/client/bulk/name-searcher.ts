import type { CharacterFact } from '../../contract/inspector-service.ts';
import { getTextAt, listTexts } from '../../lists/rows/joined-texts.ts';
import type { RowChunk } from '../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { parseCodePoints } from '../../primitives/parse-code-points.ts';
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

/** Reads code points, such as `U+0061 u+0300`. Returns null for any other text. */
function readCodePoints(text: string): string | null {
  const list = text.split(/[\s,]+/u).filter((notation) => notation !== '');
  const parsed = parseCodePoints(list.join(' '));
  return parsed && 'text' in parsed ? parsed.text : null;
}

/** Converts a text to lower case, with σ for both forms of the small sigma. `toLowerCase` picks the form by context. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** Summary of the results of a search so far. */
export type SearchFindings = ReturnType<typeof createFindings>;

function createFindings() {
  return {
    /** Number of names that contain the text. */
    byText: 0,
    /** Number of other names that look as if they contain the text. */
    byLook: 0,
    /** Characters that the search looks for, best match first. Empty in a search for text. */
    characters: [] as readonly CharacterFact[],
    /** Number of all characters that match the words. */
    totalCharacters: 0,
    /** Sequence of several code points that the search looks for, otherwise null. */
    sequence: null as string | null,
    /** Message for the user if the search is incomplete. */
    error: null as string | null,
  };
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

  async function findCharacters(text: string, findings: SearchFindings): Promise<void> {
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
  }

  /** Creates the search for names that contain the text, or look as if they contain it. */
  async function prepareLook(text: string, byText: PreparedSearch): Promise<PreparedSearch> {
    const { findings } = byText;
    const fail = (error: unknown) => {
      findings.error = `Some names could not be searched by look (${getErrorMessage(error)}).`;
    };
    let wanted: string[];
    try {
      const [folded = ''] = await foldLooks([text]);
      wanted = folded.split('\n').filter((look) => look !== '');
    } catch (error) {
      fail(error);
      return byText;
    }
    return {
      findings,
      async test(chunk, index) {
        const hasText = await byText.test(chunk, index);
        if (findings.error !== null) return hasText;
        let texts: string[];
        try {
          texts = await readLooks(index);
        } catch (error) {
          fail(error);
          return hasText;
        }
        return (at) => {
          if (hasText?.(at)) return true;
          const lines = texts[at]?.split('\n') ?? [];
          const isFound = lines.some((line) => wanted.some((look) => line.includes(look)));
          if (isFound) findings.byLook += 1;
          return isFound;
        };
      },
    };
  }

  return {
    async prepare({ text, way }: NameSearch): Promise<PreparedSearch> {
      const findings = createFindings();
      /** Creates the search for names that pass. Most chunks have none, so checking the whole chunk first is faster. */
      const searchBy = (has: (text: string) => boolean): PreparedSearch => ({
        findings,
        test: (chunk) => {
          if (!has(chunk.text)) return null;
          return (at) => {
            const isFound = has(getTextAt(chunk, at));
            if (isFound) findings.byText += 1;
            return isFound;
          };
        },
      });
      const written = readCodePoints(text) ?? (way === 'character' ? readGrapheme(text) : null);
      if (written !== null && Array.from(written).length > 1) {
        findings.sequence = written;
        return searchBy((name) => name.includes(written));
      }
      if (way === 'character' || written !== null) {
        await findCharacters(written ?? text, findings);
        if (findings.characters.length === 0) return searchBy(() => false);
        const codes = findings.characters.map((each) => `\\u{${each.code_point.toString(16)}}`);
        const pattern = new RegExp(`[${codes.join('')}]`, 'u');
        return searchBy((name) => pattern.test(name));
      }
      const wanted = foldCase(text);
      const byText = searchBy((name) => foldCase(name).includes(wanted));
      // Digits can look like letters in names, but a search for a number means the number.
      return way === 'look' && LETTER.test(text) ? prepareLook(text, byText) : byText;
    },
    /** Frees the memory that searches use. */
    forget() {
      looks = new WeakMap();
    },
  };
}
