// Checks whether a link leads to a different name or address than its text shows.

import { findDecodedPieces, findPieces } from '../pieces/find-pieces.ts';
import { isUnderTop } from '../pieces/name-endings.ts';
import type { PastedPiece } from '../pieces/pasted-text.ts';
import { readAuthority, removeIgnored } from '../pieces/read-authority.ts';
import { findOtherHost, readShownHost } from './judge-shown-host.ts';
import { findMisleadingLink, type MisleadingLink } from './misleading-link.ts';
import { renderLabel } from './render-label.ts';

/** Names under `eth`, and addresses, in the text or the target of a link. */
interface Claims {
  readonly names: readonly string[];
  /** Addresses, including shortened addresses. */
  readonly addresses: readonly string[];
}

/** Names, addresses and the host in the text of a link. */
export interface ShownClaims extends Claims {
  /** The text if it is only a host, or only a link. */
  readonly host: string | null;
}

/** Markup between the letters of a name. */
const MARKUP = '(?:<[^>]*>|[^A-Za-z\\d\\s<])*';

/**
 * Matches every text that can contain a name under `eth` or an address, and more. Looks for a dot and the start of
 * `eth`, a character that may look like one of its letters, an escape, or `0x`. Most links match nothing.
 */
const HINT = new RegExp(
  `(?:[.．。｡․﹒]|dot[\\])}])${MARKUP}(?:[e3]${MARKUP}[eth7]|[^\\0-\\x7f])|0x|&[#\\w]|\\\\[ux]|%[\\da-f]`,
  'iu',
);

/** Start of an absolute link, which is not relative to the page. */
const SCHEME = /^[a-z][a-z\d+.-]*:/iu;

const SHORT = /^(0x[\da-f]+)[^\da-f]+([\da-f]+)$/iu;

const isAddressKind = ({ kind }: PastedPiece) => kind === 'address' || kind === 'short_address';

/** Lists the names under `eth` and the addresses of pieces. */
function listClaims(pieces: readonly PastedPiece[]): Claims {
  return {
    names: pieces.flatMap(({ names }) => names.filter(isUnderTop)),
    addresses: pieces.filter(isAddressKind).map(({ value }) => value),
  };
}

/** Quickly checks whether a target may be a website, a name under `eth` or an address; can return false positives. */
export function mayBeClaimed(target: string): boolean {
  return HINT.test(target) || /^\W*(?:https?:)?[/\\]{2}/iu.test(target);
}

/** Reads the visible text of a link. Returns null if the text contains no name or address and is not a host. */
export function readClaims(label: string): ShownClaims | null {
  const mayHaveName = HINT.test(label);
  if (!mayHaveName && !/\.\p{L}/u.test(label)) return null;
  const texts = renderLabel(label);
  const shown = readShown(mayHaveName ? texts.flatMap((text) => findPieces(text)) : [], texts);
  return shown.names.length > 0 || shown.addresses.length > 0 || shown.host !== null ? shown : null;
}

/**
 * Reads the text inside a link.
 *
 * @param texts readings of the text
 */
export function readShown(pieces: readonly PastedPiece[], texts: readonly string[]): ShownClaims {
  const [host = null] = texts.flatMap((text) => readShownHost(text) ?? []);
  return { ...listClaims(pieces), host };
}

/** Completes a link like a browser. Returns null if the link is relative to its page. */
export function completeLink(target: string): string | null {
  const bare = removeIgnored(target);
  if (SCHEME.test(bare)) return bare;
  return readAuthority(bare) ? `https:${bare}` : null;
}

/**
 * Reads where a link leads. The user before the host, as in `https://vitalik.eth@evil.com`, is not where it leads. A user
 * that is a name only makes the host look like something else, so the host counts as a name too.
 *
 * @param target the target without the escapes of HTML and Markdown
 */
function readTarget(target: string): Claims {
  const link = completeLink(target) ?? `https://a.invalid/${removeIgnored(target)}`;
  const { host = null, user = null } = readAuthority(link) ?? {};
  const claims = listClaims(findDecodedPieces(link));
  const isDisguised = user !== null && listClaims(findDecodedPieces(user)).names.length > 0;
  return isDisguised && host !== null && claims.names.length === 0
    ? { ...claims, names: [host] }
    : claims;
}

/**
 * Returns what a link leads to, if its text shows a different name, address or website.
 *
 * @param target the target without the escapes of HTML and Markdown
 */
export function compareClaims(shown: ShownClaims, target: string): MisleadingLink | null {
  const { names, addresses, host } = shown;
  return (
    (names.length + addresses.length > 0 ? compareNames(shown, readTarget(target)) : null) ??
    (host === null ? null : findOtherHost(host, target))
  );
}

function compareNames({ names, addresses }: Claims, led: Claims): MisleadingLink | null {
  const [address] = addresses;
  if (names.length > 0 || address === undefined) return findMisleadingLink(names, led.names);
  const isShown = led.addresses.some((each) => addresses.some((shown) => isSame(shown, each)));
  const [other] = led.addresses;
  if (isShown || other === undefined) return null;
  return { status: 'alert', code: 'link_shows_other_address', target: other, shown: address };
}

/** Checks whether an address, which can be shortened, may be another address. */
function isSame(shown: string, address: string): boolean {
  const [, start = shown, end = ''] = SHORT.exec(shown) ?? [];
  const folded = address.toLowerCase();
  return folded.startsWith(start.toLowerCase()) && folded.endsWith(end.toLowerCase());
}
