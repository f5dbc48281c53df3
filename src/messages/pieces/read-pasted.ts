import { decodeMarkup, decodeWithPlaces } from './decode-escapes.ts';
import { findDecodedPieces } from './find-pieces.ts';
import { listNames, mayBeOneName } from './may-be-one-name.ts';
import type { PastedKind, PastedPiece, PastedText } from './pasted-text.ts';
import { place, trimSpan } from './span.ts';

export type { PastedKind, PastedPiece, PastedText };

/** Maximum length of a text that is searched, in UTF-16 code units. */
const MAX_LENGTH = 4_000_000;

/**
 * Recognizes the names, addresses and links in a text. Returns null if the text can only be one name, which is then
 * inspected as it stands. Each name is a part of the text after three changes. Dots of other kinds become `.`,
 * Punycode, escapes (JSON, HTML, Markdown) and one layer of percent-encoding in links are decoded. Hosts are
 * lowercased.
 *
 * @example readPasted('Pay vitalik.eth, please')?.names // ['vitalik.eth']
 */
export function readPasted(written: string): PastedText | null {
  if (written.length > MAX_LENGTH) return null;
  const { text, locate } = decodeWithPlaces(written);
  const isDecoded = text !== written;
  const found = findDecodedPieces(text);
  const pieces = found.map(locate);
  const [first] = found;
  if (!first) return isSentence(text) ? { kind: 'text', names: [], pieces } : null;
  const isName = first.kind === 'name' && first.value === text;
  if (isName && !isDecoded) return null;
  const whole = trimSpan({ text, start: 0 });
  if (mayBeOneName(whole, found) && !isName) {
    if (whole.text === text && !isDecoded) return null;
    // The name contains a space.
    if (first.start > whole.start) {
      const name = { kind: 'name', value: whole.text, names: [whole.text] } as const;
      return {
        kind: isDecoded ? 'encoded' : 'ends',
        names: name.names,
        pieces: [locate(place(whole, name))],
      };
    }
  }
  const names = listNames(found);
  if (names.length === 0) return { kind: getKind(first), names: listHandles(found), pieces };
  const rest = cutOut(text, found);
  const named = pieces.filter((piece) => piece.names.length > 0);
  const kind =
    named.length > 1
      ? getListKind(rest)
      : getNameKind(written, named[0] as PastedPiece, rest, pieces);
  return { kind, names, pieces };
}

/** Replaces each piece of a text with a space. */
export function cutOut(text: string, pieces: readonly PastedPiece[]): string {
  let from = 0;
  const parts = pieces.map(({ start, end }) => {
    const before = text.slice(from, start);
    from = end;
    return before;
  });
  return [...parts, text.slice(from)].join(' ');
}

/** Lists the handles of a text without names, because a handle may be the first label of a name. */
function listHandles(pieces: readonly PastedPiece[]): string[] {
  return [...new Set(pieces.flatMap(({ kind, value }) => (kind === 'handle' ? [value] : [])))];
}

/** Fewest words of a text that is a sentence and not a name with spaces. */
const SENTENCE_WORDS = 3;

/** Checks whether a text without names has several words and does not end like a name. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return words.length >= SENTENCE_WORDS && !/eth\P{L}*$/iu.test(text.slice(-20));
}

const MARKDOWN_LINK = /^\s*!?\[ \]\( \)\s*$/u;
const WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const WRAPPING = /["'“”‘’„«»‹›「」『』【】（）［］()[\]{}<>`*~_⟨⟩＜＞＂〖〗﹁﹂﹃﹄〝〞❝❞]/u;

/** Returns the kind of a text with several names. One word, such as “and”, may separate the names of a list. */
function getListKind(rest: string): PastedKind {
  if (MARKDOWN_LINK.test(rest)) return 'link';
  const words = rest.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  return words.length > 1 ? 'text' : 'list';
}

/** Returns the kind of a text with one piece that contains names. */
function getNameKind(
  text: string,
  named: PastedPiece,
  rest: string,
  pieces: readonly PastedPiece[],
): PastedKind {
  if (pieces.length > 1 || WORD.test(rest)) return 'text';
  if (named.kind !== 'name' || named.chain || named.payment) return getKind(named);
  const written = text.slice(named.start, named.end);
  if (written !== named.value) return isEncoded(written) ? 'encoded' : 'dots';
  return WRAPPING.test(rest) ? 'wrapped' : 'ends';
}

/** Checks whether a text contains Punycode, or JSON, HTML or Markdown escapes. */
function isEncoded(text: string): boolean {
  return /xn--/iu.test(text) || decodeMarkup(text) !== text;
}

function getKind({ kind, chain, payment }: PastedPiece): PastedKind {
  if (payment) return 'payment';
  return chain || kind === 'name' ? 'chain' : kind;
}
