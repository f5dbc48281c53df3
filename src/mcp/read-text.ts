import { takeTurn } from '../api/operations/take-turn.ts';
import { DECEPTIVE_DOT_MESSAGE, findDeceptiveDot } from '../messages/deceptive-dots.ts';
import { HANDLE_WORDS, isOnlyHandle } from '../messages/describe-conclusion.ts';
import { describeKind } from '../messages/describe-kind.ts';
import { findDangers } from '../messages/find-dangers.ts';
import { findImitatedChains, listUnknownChains } from '../messages/find-imitated-chains.ts';
import { createLinkReader, type FoundLink } from '../messages/links/link-reader.ts';
import { describeMisleadingLink } from '../messages/links/misleading-link.ts';
import { describePasted, describeWriting } from '../messages/pasted-words.ts';
import type { PastedPiece } from '../messages/pieces/pasted-text.ts';
import { type PastedKind, type PastedText, readPasted } from '../messages/pieces/read-pasted.ts';
import type { ToolContext } from './assistant-tool.ts';
import { escapeSentence, quoteText } from './quote-text.ts';

/** Contents of a text, before its names are judged. */
export interface TextContents {
  /** Description of the whole text, such as `Message with 2 names`. */
  kind: string;
  names: readonly string[];
  addresses: readonly string[];
  links: readonly string[];
  /** Dangers that exist regardless of the names, as escaped sentences. */
  dangers: readonly string[];
  /** Dangers that are only warnings, as sentences. */
  warnings: readonly string[];
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
  { inspector, trusted, signal }: ToolContext,
): Promise<TextContents> {
  const pasted = readPasted(text);
  const kind = describeKind(text, pasted);
  const misleading = await listMisleadingLinks(text, signal);
  if (pasted === null)
    return {
      kind,
      names: [text],
      addresses: [],
      links: [],
      dangers: misleading,
      warnings: [],
      advice: [],
    };
  const { pieces, names } = pasted;
  const imitated = await findImitatedChains(listUnknownChains(pieces), inspector.foldLooks);
  const { addresses, sentences } = findDangers(pieces, names, imitated, trusted);
  const kinds = new Set(pieces.map((piece) => piece.kind));
  const isHandle = isOnlyHandle(pasted);
  const links = pieces.flatMap((piece) =>
    piece.kind === 'link' || piece.kind === 'unsafe_link' ? [piece.value] : [],
  );
  const unsafe = kinds.has('unsafe_link') ? [UNSAFE_LINK] : [];
  const dangers = [...misleading, ...sentences.map(escapeSentence), ...unsafe];
  const hasDot = pieces.some((piece) => findDeceptiveDot(text, piece) !== null);
  const warnings = hasDot ? [DECEPTIVE_DOT_MESSAGE] : [];
  const said = new Set([...dangers, ...warnings]);
  return {
    kind,
    names: isHandle ? [] : names,
    addresses,
    links: [...new Set(links)],
    dangers,
    warnings,
    advice: listAdvice(pasted, kinds, isHandle).filter((words) => !said.has(words)),
  };
}

/** Number of UTF-16 code units in which links are read before other calls are answered. */
const LINK_BLOCK = 65_536;

/** Describes the links that lead to a different name or address than their text shows. */
async function listMisleadingLinks(text: string, signal: AbortSignal): Promise<string[]> {
  const reader = createLinkReader();
  const described = new Set<string>();
  const add = (links: readonly FoundLink[]) => {
    for (const link of links) {
      const { headline, evidence } = describeMisleadingLink(link, quoteText);
      described.add(`${headline} ${evidence}`);
    }
  };
  for (let at = 0; at < text.length; at += LINK_BLOCK) {
    await takeTurn(signal);
    add(reader.push(text.slice(at, at + LINK_BLOCK)));
  }
  add(reader.end());
  return [...described];
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
