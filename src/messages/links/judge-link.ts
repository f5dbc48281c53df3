// Checks whether a link leads to a different name or address than its text shows.

import type { Verdict } from '../../contract/finding.ts';
import { getOwnedDomain, readHost } from '../hosts/read-host.ts';
import { findSite } from '../hosts/site-index.ts';
import { decodeEscapes, unescapeMarkdown } from '../pieces/decode-escapes.ts';
import { findDecodedPieces, findPieces } from '../pieces/find-pieces.ts';
import { isNameEnding, isUnderTop } from '../pieces/name-endings.ts';
import { trimEnds, trimSentence } from '../pieces/name-syntax.ts';
import { listLinksInside } from '../pieces/open-link.ts';
import type { PastedPiece } from '../pieces/pasted-text.ts';
import { readAuthority, removeIgnored } from '../pieces/read-authority.ts';

// Renders the text of a link as readers see it.

const COMMENT = /<!--.*?(?:-->|$)/gsu;
/** A Markdown image, or a link inside an image: `![vitalik.eth](avatar.png)`. */
const IMAGE = /!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/gu;
const TAG = /<\/?([a-z][a-z\d-]*)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>/giu;
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/iu;
const BLOCK = /^(?:br|p|div|li|ul|ol|td|tr|h\d|hr)$/iu;
/** Emphasis with underscores, which are otherwise part of a name. */
const UNDERSCORES = /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu;
/** Other emphasis, unless it is part of an escape or a keycap emoji. */
const MARKS = /(?<!\\)(?:\*+(?!\ufe0f?\u20e3)|~~|`+)/gu;
const SPACES = /(?:(?!\ufeff)\s)+/gu;

/**
 * Renders the text of a Markdown or HTML link without its markup, and leaves its HTML entities. An image is read as its alternative text. Underscores
 * can be emphasis or a part of a name, so there are two readings of a text with underscores.
 *
 * @example renderLabel('<span>vitalik</span>.**eth**') // ['vitalik.eth']
 */
function renderLabel(label: string): string[] {
  const text = label
    .replace(COMMENT, '')
    .replace(IMAGE, '$1')
    .replace(TAG, (_, name: string, attributes: string) => {
      const alternatives = ALT.exec(attributes)?.slice(1) ?? [];
      return alternatives.find((value) => value) ?? (BLOCK.test(name) ? ' ' : '');
    })
    .replace(MARKS, '');
  const readings = new Set([text.replace(UNDERSCORES, '$2'), text]);
  return Array.from(readings, (each) => unescapeMarkdown(each).replace(SPACES, ' ').trim());
}

// Checks whether a link leads to a different website than the one that its text shows.

/** A text that is only a host, or only a link to one. */
const SHOWN_HOST = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/iu;

/** Hosts that redirect to another website, which the text of the link shows, with the reason. */
const REDIRECTS: Readonly<Record<string, string>> = {
  'aka.ms': 'links of Microsoft',
  'l.facebook.com': 'links in posts on Facebook',
  'l.instagram.com': 'links in profiles on Instagram',
  'lm.facebook.com': 'links in posts on Facebook',
  'lnkd.in': 'links in posts on LinkedIn',
  'out.reddit.com': 'links in posts on Reddit',
  'safelinks.protection.outlook.com': 'links that Outlook checks before it opens them',
  'slack-redir.net': 'links in Slack',
  't.co': 'links in posts on X',
  'web.archive.org': 'copies of websites',
  'www.google.com': 'links in results and mails of Google',
  'www.linkedin.com': 'links in posts on LinkedIn',
  'www.youtube.com': 'links below videos on YouTube',
};

const isRedirect = (host: string) =>
  Object.keys(REDIRECTS).some((redirect) => `.${host}`.endsWith(`.${redirect}`));

/** Returns the text of a link if it is only a host, or only a link. The text is without markup. */
function readShownHost(label: string): string | null {
  const text = trimSentence(trimEnds(decodeEscapes(label)));
  return SHOWN_HOST.test(text) ? text : null;
}

/**
 * Returns the host that a link leads to if its text shows a website with a different owner. The text must be a known
 * website, or a link. Newsletters link through hosts that count clicks, so a different host is not always deceptive.
 *
 * @param shown the result of {@link readShownHost}
 * @param target the target without the escapes of HTML and Markdown
 */
function findOtherHost(shown: string, target: string): MisleadingLink | null {
  const isLink = shown.includes('://');
  const read = readHost(readAuthority(isLink ? shown : `https://${shown}`)?.host ?? '');
  const host = readTargetHost(target);
  if (!read || !host || !isNameEnding(read.labels.at(-1) as string)) return null;
  const targetRead = readHost(host);
  if (getOwnedDomain(read) === (targetRead && getOwnedDomain(targetRead))) return null;
  const site = findSite(read);
  if (site ? site.known === (targetRead && findSite(targetRead)?.known) : !isLink) return null;
  return { code: 'link_shows_other_host', shown: read.host, target: host };
}

/** Returns the host that a link leads to. Follows a redirect to a host inside the link. */
function readTargetHost(target: string): string | null {
  const host = readAuthority(target)?.host ?? null;
  if (host === null || !isRedirect(host)) return host;
  return readAuthority(listLinksInside(target).at(-1) ?? '')?.host ?? null;
}

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

/** Name, address or host that the text of a link shows, and the one that the link leads to instead. */
interface MisleadingLink {
  readonly code: 'link_shows_other_name' | 'link_shows_other_address' | 'link_shows_other_host';
  readonly shown: string;
  readonly target: string;
}

/**
 * Judges a link by whether its text shows a different name, address or website than its target.
 *
 * @param target the target without the escapes of HTML and Markdown
 * @param written the target as it is written
 */
export function compareClaims(
  shown: ShownClaims,
  target: string,
  written = target,
): Verdict | null {
  const { names, addresses, host } = shown;
  const found =
    (names.length + addresses.length > 0 ? compareNames(shown, readTarget(target)) : null) ??
    (host === null ? null : findOtherHost(host, target));
  if (!found) return null;
  const { code, ...args } = found;
  const status = code === 'link_shows_other_host' ? 'warn' : 'alert';
  return { status, code, args: { ...args, written } };
}

function compareNames({ names, addresses }: Claims, led: Claims): MisleadingLink | null {
  const [name] = names;
  const [address] = addresses;
  if (name !== undefined) {
    const folded = new Set(names.map(fold));
    const [target] = led.names;
    const isShown = led.names.some((each) => folded.has(fold(each)));
    return isShown || target === undefined
      ? null
      : { code: 'link_shows_other_name', shown: name, target };
  }
  if (address === undefined) return null;
  const isShown = led.addresses.some((each) => addresses.some((shown) => isSame(shown, each)));
  const [other] = led.addresses;
  if (isShown || other === undefined) return null;
  return { code: 'link_shows_other_address', shown: address, target: other };
}

/** Folds differences that do not change a name: case, Unicode forms and emoji selectors. */
const fold = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('\ufe0f', '');

/** Checks whether an address, which can be shortened, may be another address. */
function isSame(shown: string, address: string): boolean {
  const [, start = shown, end = ''] = SHORT.exec(shown) ?? [];
  const folded = address.toLowerCase();
  return folded.startsWith(start.toLowerCase()) && folded.endsWith(end.toLowerCase());
}
