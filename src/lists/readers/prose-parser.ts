import { decodeEscapes, decodePercent } from '../../messages/pieces/decode-escapes.ts';
import { findPieces } from '../../messages/pieces/find-pieces.ts';
import { LEADING_WORDS, listNames } from '../../messages/pieces/may-be-one-name.ts';
import { isUnderEth } from '../../messages/pieces/name-endings.ts';
import { DOT } from '../../messages/pieces/name-syntax.ts';
import { isLink, listValues, openLink } from '../../messages/pieces/open-link.ts';
import type { PastedPiece } from '../../messages/pieces/pasted-text.ts';
import { readPasted } from '../../messages/pieces/read-pasted.ts';
import type { TextLine } from './line-splitter.ts';
import { addName, type NameParser, type ParsedNames } from './name-parser.ts';
import { type RejectionReason, rejectLine } from './rejected-line.ts';

/**
 * A name, or a label and `.eth` with a space between them at the end. Dots of other kinds also end sentences
 * (`谢谢。再见`), so they need `eth` after them.
 */
const MAY_BE_NAME = new RegExp(`\\S\\.\\S|\\S${DOT}eth(?![\\p{L}\\p{N}])|\\s\\.eth\\s*$`, 'iu');

const SEVERAL_WORDS = /\S\s+\S/u;

/** Creates a parser that reads the names in messages. A line without a name is a part of a message, so it is skipped. */
export function createProseParser(): NameParser {
  return {
    line(line, into) {
      const { number, text, isTooLong } = line;
      if (isTooLong) into.rejected.push(rejectLine(number, 'too_long', text));
      else readLine(line, into);
    },
    end: () => undefined,
  };
}

function readLine(line: TextLine, into: ParsedNames): void {
  const { number, text } = line;
  const pasted = readPasted(text);
  const whole = pasted ? pasted.names : MAY_BE_NAME.test(text) ? [text] : [];
  const names = [...new Set([...whole, ...listAttachedNames(text)])];
  // A handle without a dot belongs to another service.
  const isHandle = pasted?.kind === 'handle';
  for (const name of names) if (!isHandle || name.includes('.')) addName({ name }, line, into);
  const fault = findFault(text, names, pasted?.pieces);
  if (fault) into.rejected.push(rejectLine(number, fault, text));
  const pieces = pasted?.pieces ?? [];
  for (const piece of pieces) {
    const reason = getReason(piece);
    if (reason) into.rejected.push(rejectLine(number, reason, piece.value));
  }
}

/**
 * Lists the names that a line without spaces has inside a sentence. Alone, `请转给vitalik.eth` is one name, but a reader
 * may take the start of it for other words.
 */
function listAttachedNames(text: string): string[] {
  return SEVERAL_WORDS.test(text) ? [] : listNames(findPieces(`pay ${text}`));
}

/**
 * Finds a name that cannot be read. If the text contains no other names, every `.eth` with a space beside the dot may
 * be a name.
 *
 * @param pieces undefined if the text can only be one name
 */
function findFault(
  text: string,
  names: readonly string[],
  pieces: readonly PastedPiece[] | undefined,
): RejectionReason | null {
  if (names.length === 0 && SPACED_SUFFIX.test(text)) return 'spaced_name';
  return pieces ? findSplitName(text, pieces) : null;
}

function getReason({ kind, checksum }: PastedPiece): RejectionReason | null {
  if (kind === 'short_address') return 'short_address';
  // The judge of texts reports a wrong checksum.
  return kind === 'address' && checksum !== 'wrong' ? 'address' : null;
}

// Finds names that cannot be read in a message, because white space or other characters separate them from `.eth`.

/** `.eth` with a space beside the dot. */
const SPACED_SUFFIX = /(?:\s\.\s*[Ee][Tt][Hh]|\.\s+eth)(?![A-Za-z])/u;

/** A word followed by `.eth`, with a space beside the dot. `paid. ETH is up` is two sentences. */
const SPACED_NAME = new RegExp(
  String.raw`(?<!\S)(\S+)(?:\s+(?:${DOT})\s*[Ee][Tt][Hh]|(?<!\.\.)\.\s+eth)(?![A-Za-z\d])`,
  'gu',
);

/** Words before a bare `.eth`: `it uses the .eth ending`. */
const WORDS_BEFORE_SUFFIX = new Set(
  `a an the this that your our their any all every each some no not only both which what under with without in on of
  and or plus than like into as ends ending end called named other new own short it now today here there
  el la los las un una y o en con sin bajo os um uma e em com sob le les des du et ou sous avec
  der die das den dem ein eine und oder mit ohne unter und и или с в под без bir ve veya ile`.split(
    /\s+/u,
  ),
);

/** A word without the punctuation around it. */
const WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

/** HTML tags, which a page does not show: `<b>name</b>.eth`. */
const TAG = /<\/?[a-z][^<>]{0,200}>/giu;

/**
 * A word directly before `.eth`: `**name**.eth`, `name..eth`. Opening brackets, opening quotes and separators start a
 * new word: `names (.eth)`. Three dots are an ellipsis.
 */
const SPLIT_NAME = new RegExp(
  `[\\p{L}\\p{N}][^\\s/|,;:=([{<“‘„«「『（【《、，]{0,300}(?<!\\.\\.)(?:${DOT})eth(?![A-Za-z])`,
  'iu',
);

/** Entities that separate words: `A&nbsp;nick.eth`. */
const SEPARATING_ENTITY =
  '(?:nbsp|ensp|emsp|numsp|Tab|NewLine|lt|gt|quot|apos|[lr]squo|[lr]dquo|[lr]aquo|comma|colon|semi|[lr]par);';
/** Tags that start a new line or cell. A style may change that. */
const SEPARATING_TAG = String.raw`<\/?(?:br|p|div|li|[uo]l|t[dhr]|table|h[1-6r]|option)(?![a-z\d])(?![^<>]*style)[^<>]*>`;

/** HTML entities, comments and tags, which may stand for letters or for nothing. */
const MARKUP = [
  String.raw`&(?:amp;)*(?!${SEPARATING_ENTITY})(?:#(?:\d{1,7}|x[\da-f]{1,6})|(?!amp;)[a-z][a-z\d]{1,31});`,
  '<!--[^]{0,300}?-->',
  String.raw`(?!${SEPARATING_TAG})<\/?[a-z](?:"[^"]{0,200}"|'[^']{0,200}'|[^<>"'])*>`,
].join('|');

/** A letter or digit directly followed by markup: `vital&igrave;`, `rneta<i></i>`. */
const LETTER_BEFORE_MARKUP = new RegExp(`[\\p{L}\\p{N}](?:${MARKUP})+`, 'giu');

/** Returns the fault of a name outside the names found in the text, or null if there is no such name. */
function findSplitName(
  text: string,
  pieces: readonly PastedPiece[],
): Extract<RejectionReason, 'spaced_name' | 'split_name'> | null {
  const parts = listParts(text, pieces);
  const links = pieces.filter(isLink).map(({ start, end }) => text.slice(start, end));
  if ([...parts, ...links.flatMap(openLink)].some(hasSpacedName)) return 'spaced_name';
  for (const value of links.flatMap(listValues)) {
    const fault = findSplitName(value, findPieces(value));
    if (fault) return fault;
  }
  if (hasNameAcrossLinks(text, pieces)) return 'split_name';
  const isSplit = parts.some(
    (part) => SPLIT_NAME.test(part.replace(TAG, '')) || SPLIT_NAME.test(removeMarkup(part)),
  );
  return isSplit || hasMarkupBeforeName(text, pieces) ? 'split_name' : null;
}

/** Removes Markdown and tags, and decodes the other characters: `name.**eth**`, `name%2Eeth`. */
function removeMarkup(part: string): string {
  const decoded = decodeEscapes(decodePercent(part.replace(TAG, '')));
  return decoded.replace(/[*~`]|\|\||(?<=[.])_|(?<=eth)_/giu, '');
}

/** A link of Markdown or Slack with its text: `[text](https://x.io)`, `<https://x.io|text>`. */
const LINKED_TEXT =
  /\[([^\][]{0,300})\]\([^()\s]{0,1000}\)|<[a-z]+:[^|<>\s]{0,1000}\|([^<>]{0,300})>/giu;

/** Checks whether the text of a link and the text around it form a name: `[vitalik](https://x.io).eth`. */
function hasNameAcrossLinks(text: string, pieces: readonly PastedPiece[]): boolean {
  const shown = text.replace(LINKED_TEXT, '$1$2');
  if (shown === text) return false;
  const known = new Set(pieces.flatMap(({ names }) => names));
  return findPieces(shown).some(({ names }) =>
    names.some((name) => isUnderEth(name) && !known.has(name)),
  );
}

/** Checks whether markup connects a piece to a letter before it: `vital&igrave;k.eth`, `rneta<i></i>mask.eth`. */
function hasMarkupBeforeName(text: string, pieces: readonly PastedPiece[]): boolean {
  const starts = new Set(pieces.flatMap(({ names, start }) => (names.length > 0 ? [start] : [])));
  return Array.from(text.matchAll(LETTER_BEFORE_MARKUP)).some(({ 0: match, index }) =>
    starts.has(index + match.length),
  );
}

/** Returns the parts of the text between the pieces. A handle may be the first word of a name: `@name .eth`. */
function listParts(text: string, pieces: readonly PastedPiece[]): string[] {
  const read = pieces.filter(({ kind, names }) => kind !== 'handle' || names.length > 0);
  const ends = [0, ...read.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, read[index]?.start));
}

function hasSpacedName(part: string): boolean {
  return Array.from(part.matchAll(SPACED_NAME)).some(([, word = '']) => isNameWord(word));
}

function isNameWord(written: string): boolean {
  const [word] = WORD.exec(written.toLowerCase()) ?? [];
  return word !== undefined && !LEADING_WORDS.has(word) && !WORDS_BEFORE_SUFFIX.has(word);
}
