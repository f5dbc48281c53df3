// Checks whether a link leads to a different name or address than its text shows.

import { decodeMarkup } from '../pieces/decode-escapes.ts';
import { findDecodedPieces, findPieces } from '../pieces/find-pieces.ts';
import { isUnderTop } from '../pieces/name-endings.ts';
import type { PastedPiece } from '../pieces/pasted-text.ts';
import { readAuthority, removeIgnored } from '../pieces/read-authority.ts';
import { findMisleadingLink, type MisleadingLink } from './misleading-link.ts';
import { renderLabel } from './render-label.ts';

/** Names under `eth`, and addresses, in the text or the target of a link. */
export interface Claims {
  readonly names: readonly string[];
  /** Addresses, including shortened addresses. */
  readonly addresses: readonly string[];
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
export function listClaims(pieces: readonly PastedPiece[]): Claims {
  return {
    names: pieces.flatMap(({ names }) => names.filter(isUnderTop)),
    addresses: pieces.filter(isAddressKind).map(({ value }) => value),
  };
}

/** Quickly checks whether a text may contain a name under `eth` or an address; can return false positives. */
export function mayClaim(text: string): boolean {
  return HINT.test(text);
}

/** Reads the visible text of a link. Returns null if the text contains no name and no address. */
export function readClaims(label: string): Claims | null {
  if (!mayClaim(label)) return null;
  const claims = listClaims(renderLabel(label).flatMap((text) => findPieces(text)));
  return claims.names.length > 0 || claims.addresses.length > 0 ? claims : null;
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
 * Returns the name or address that a link in Markdown or HTML leads to, if the link text shows a different name or
 * address.
 */
export function judgeLink(claims: Claims, target: string): MisleadingLink | null {
  return mayClaim(target) ? compareClaims(claims, decodeMarkup(target)) : null;
}

/**
 * Returns the name or address that a link leads to, if the link text shows a different name or address.
 *
 * @param target the target without the escapes of HTML and Markdown
 */
export function compareClaims({ names, addresses }: Claims, target: string): MisleadingLink | null {
  const led = readTarget(target);
  const [address] = addresses;
  if (names.length > 0 || address === undefined) return findMisleadingLink(names, led.names);
  const isShown = led.addresses.some((each) => addresses.some((shown) => isSame(shown, each)));
  const [other] = led.addresses;
  return isShown || other === undefined ? null : { target: other, shown: address };
}

/** Checks whether an address, which can be shortened, may be another address. */
function isSame(shown: string, address: string): boolean {
  const [, start = shown, end = ''] = SHORT.exec(shown) ?? [];
  const folded = address.toLowerCase();
  return folded.startsWith(start.toLowerCase()) && folded.endsWith(end.toLowerCase());
}
