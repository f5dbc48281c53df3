import { HANDLE_WORDS, isOnlyHandle } from '../conclusions/pasted/describe-conclusion.ts';
import { describeKind } from '../conclusions/pasted/describe-kind.ts';
import { findDangers } from '../conclusions/pasted/find-dangers.ts';
import {
  findImitatedChains,
  listUnknownChains,
} from '../conclusions/pasted/find-imitated-chains.ts';
import { describePasted, describeWriting } from '../conclusions/pasted/pasted-words.ts';
import type { PastedPiece } from '../lists/pasted/pasted-text.ts';
import { type PastedKind, type PastedText, readPasted } from '../lists/pasted/read-pasted.ts';
import type { ToolContext } from './assistant-tool.ts';

/** Contents of a text, before its names are judged. */
export interface TextContents {
  /** Description of the whole text, such as `Message with 2 names`. */
  kind: string;
  names: readonly string[];
  addresses: readonly string[];
  links: readonly string[];
  /** Dangers that exist regardless of the names. Not escaped. */
  dangers: readonly string[];
  /** Advice that is not a danger. */
  advice: readonly string[];
}

/** Kinds of pieces that need advice wherever they are in a text. */
const ADVISED: readonly (PastedKind & PastedPiece['kind'])[] = ['short_address', 'hash'];

const describeAlone = (kind: PastedKind) => describePasted({ kind, names: [], pieces: [] });
const UNSAFE_LINK = describeAlone('unsafe_link');

/** Reads a text the way the page reads pasted text. */
export async function readText(
  text: string,
  { inspector, trusted }: Pick<ToolContext, 'inspector' | 'trusted'>,
): Promise<TextContents> {
  const pasted = readPasted(text);
  const kind = describeKind(text, pasted);
  if (pasted === null)
    return { kind, names: [text], addresses: [], links: [], dangers: [], advice: [] };
  const { pieces, names } = pasted;
  const imitated = await findImitatedChains(listUnknownChains(pieces), inspector.foldLooks);
  const { addresses, sentences } = findDangers(pieces, names, imitated, trusted);
  const kinds = new Set(pieces.map((piece) => piece.kind));
  const isHandle = isOnlyHandle(pasted);
  const links = pieces.flatMap((piece) =>
    piece.kind === 'link' || piece.kind === 'unsafe_link' ? [piece.value] : [],
  );
  const dangers = kinds.has('unsafe_link') ? [...sentences, UNSAFE_LINK] : sentences;
  return {
    kind,
    names: isHandle ? [] : names,
    addresses,
    links: [...new Set(links)],
    dangers,
    advice: listAdvice(pasted, kinds, isHandle).filter((words) => !dangers.includes(words)),
  };
}

function listAdvice(
  pasted: PastedText,
  kinds: ReadonlySet<PastedPiece['kind']>,
  isHandle: boolean,
): string[] {
  if (isHandle) return [HANDLE_WORDS];
  const advice = ADVISED.filter((kind) => kinds.has(kind)).map(describeAlone);
  const writing = describeWriting(pasted);
  if (pasted.names.length > 0) return writing === '' ? advice : [...new Set([writing, ...advice])];
  if (advice.length > 0 || kinds.has('address')) return advice;
  return [describePasted(pasted)];
}
