// Known names between added words: `metamask-support`, `getmetamask`, `metamaskdotcom`.

import { ADDED_WORDS, type AddedWord } from './added-word-lists.ts';
import { type Codes, createCodes, foldCodes } from './fold.ts';
import { createKeyTable } from './key-table.ts';
import { getPieceHash, hashText, type Prefixes } from './rolling-hash.ts';

/** What stands beside a piece of a label. */
export interface Addition {
  /** Where the piece starts and ends in the label. */
  readonly start: number;
  readonly end: number;
  /** Hyphens, or the ends of the label, stand on both sides of it. */
  readonly isSetOff: boolean;
  readonly status: 'warn' | 'info';
  /** The words that say most, as they stand in the label. */
  readonly words: readonly string[];
}

const WORD_LENGTHS = [...ADDED_WORDS.keys()].map(({ length }) => length);
const MIN_WORD = Math.min(...WORD_LENGTHS);
const MAX_WORD = Math.max(...WORD_LENGTHS);
/** Known names are shorter, with their hyphens. */
const MAX_PIECE = 40;
const MIN_PIECE = 5;
const HYPHEN = '-'.charCodeAt(0);

const words = createKeyTable(ADDED_WORDS.size);
for (const word of ADDED_WORDS.keys()) words.add(hashText(word), 0);

const isDigit = (code = 0) => code >= 0x30 && code <= 0x39;

/** True when an added word, a digit or a hyphen may part the label: else no known name stands between others in it. */
export function mayHaveAddition({ codes, length }: Codes, prefixes: Prefixes): boolean {
  if (isDigit(codes[0]) || isDigit(codes[length - 1])) return true;
  const most = Math.min(MAX_WORD, length - MIN_PIECE);
  for (let size = MIN_WORD; size <= most; size++) {
    if (words.mayHave(prefixes[size] as number)) return true;
    if (words.mayHave(getPieceHash(prefixes, length - size, length))) return true;
  }
  return false;
}

const piece = createCodes();

/**
 * Visits every piece of a label that words or hyphens part from the rest, with the codes of its tight fold, until the
 * visitor returns true. Takes time linear in the label's length.
 */
export function visitPieces(
  label: string,
  source: Codes,
  visitor: (fold: Codes, start: number, end: number) => boolean,
): void {
  const starts = findBoundaries(label, false);
  const ends = findBoundaries(label, true);
  for (const start of starts) {
    for (const end of ends) {
      if (end - start < MIN_PIECE || end - start > MAX_PIECE) continue;
      if (start === 0 && end === label.length) continue;
      foldCodes('tight', source, piece, start, end);
      if (visitor(piece, start, end)) return;
    }
  }
}

/** Where a piece may start, or end: at the ends of the label, beside hyphens, and beyond words and digits from there. */
function findBoundaries(label: string, isEnd: boolean): number[] {
  const found = new Set<number>([isEnd ? label.length : 0]);
  for (let at = 0; at < label.length; at++) {
    if (label.charCodeAt(at) === HYPHEN) found.add(isEnd ? at : at + 1);
  }
  // A set visits what is added while it is visited: chains of words are followed to their ends.
  for (const at of found) {
    for (let size = MIN_WORD; size <= MAX_WORD; size++) {
      const [from, to] = isEnd ? [at - size, at] : [at, at + size];
      if (from < 0 || to > label.length) break;
      if (ADDED_WORDS.has(label.slice(from, to))) found.add(isEnd ? from : to);
    }
    const next = isEnd ? at - 1 : at;
    if (isDigit(label.charCodeAt(next))) found.add(isEnd ? at - 1 : at + 1);
  }
  return [...found];
}

/** What the words beside a piece of a label say of it. */
export function judgeAddition(label: string, start: number, end: number): Addition {
  const before = readWords(label.slice(0, start));
  const behind = readWords(label.slice(end));
  const all = [...before, ...behind];
  const service = all.filter(({ says }) => says === 'service');
  const domains = behind.filter(({ says }) => says === 'domain');
  const others = all.filter(({ says }) => says === 'other');
  const strongest = service.length > 0 ? service : domains.length > 0 ? domains : all;
  return {
    start,
    end,
    isSetOff:
      (start === 0 || label[start - 1] === '-') && (end === label.length || label[end] === '-'),
    status: strongest !== all && others.length === 0 ? 'warn' : 'info',
    words: strongest.map(({ word }) => word),
  };
}

interface Word {
  readonly word: string;
  readonly says: AddedWord | 'digits' | 'other';
}

/** The words of the rest of a label, the longest first at each place; what is no word is `other`. */
function readWords(text: string): Word[] {
  return text
    .split('-')
    .filter((token) => token !== '')
    .flatMap((token) => readToken(token) ?? [{ word: token, says: 'other' as const }]);
}

/** The chain of words and numbers that a text is, of the longest words there can be; null when it is none. */
function readToken(text: string): Word[] | null {
  // By place, from the end: the chain of what follows. No place is read twice.
  const chains: (Word[] | null)[] = new Array(text.length + 1).fill(null);
  chains[text.length] = [];
  for (let at = text.length - 1; at >= 0; at--) {
    for (let size = Math.min(MAX_WORD, text.length - at); size >= 1; size--) {
      const rest = chains[at + size];
      if (!rest) continue;
      const word = text.slice(at, at + size);
      const says = /^\d+$/.test(word) ? 'digits' : ADDED_WORDS.get(word);
      if (says === undefined) continue;
      chains[at] = [{ word, says }, ...rest];
      break;
    }
  }
  return chains[0] ?? null;
}
