// Reads the user and the host of a link as browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser

import { decodePercent } from './decode-escapes.ts';
import { decodeName } from './name-syntax.ts';

/** The part of a link between its scheme and its path. */
export interface Authority {
  /** The user before the host, with the password, decoded once. Null if there is none. */
  readonly user: string | null;
  /** The host in lower case, without Punycode, port and trailing dot. */
  readonly host: string;
}

/** Schemes of links that could run code, separated by `|` for regular expressions. */
export const SCRIPT_SCHEMES = 'javascript|vbscript|data';

/** Schemes that may be followed by a name without `//`. */
export const NAME_SCHEMES = 'ens|web3|ipns|ipfs';

/** Schemes of links that open a new message. */
export const MESSAGE_SCHEMES = 'mailto|sms|smsto';

/** Characters that browsers remove from a link. */
const IGNORED = /^[\0- ]+|[\t\n\r]|[\0- ]+$/gu;

/** Removes the white space and controls that browsers ignore in a link. */
export function removeIgnored(link: string): string {
  return link.replace(IGNORED, '');
}

/** After these schemes, browsers accept any number of slashes and backslashes. `hxxps` is a defanged `https`. */
const WEB_SCHEME = '(?:h(?:tt|xx)ps?|wss?|ftp):';

/** The start of a link, and its authority. A link to another host on the same scheme starts with slashes. */
const AUTHORITY = new RegExp(
  `^(${WEB_SCHEME}[/\\\\]*|[a-z][a-z\\d+.-]*:[/\\\\]{2,}|[/\\\\]{2,})([^/?#\\\\]*)`,
  'iu',
);

/** The start of a web link as most people write it. Other starts may hide which part is the host. */
const ORDINARY_START = /^[a-z]+:\/\/$/iu;

/** Splits a link after its authority. Returns null for links without one: `ens:vitalik.eth`, `/names/vitalik.eth`. */
export function splitLink(written: string) {
  const link = removeIgnored(written);
  const [whole, start = '', authority = ''] = AUTHORITY.exec(link) ?? [];
  if (whole === undefined) return null;
  const rest = link.slice(whole.length);
  return {
    authority,
    /** The path, the query and the fragment. */
    rest,
    /** Whether backslashes or missing slashes may hide which part is the host. */
    isDisguised: !ORDINARY_START.test(start) || (rest.includes('\\') && /^[^?#]*\\/u.test(rest)),
  };
}

/**
 * Reads the user and the host of a link. Returns null for relative links and links without an authority.
 *
 * @example readAuthority('https://vitalik.eth@EVIL.example:80/pay') // { user: 'vitalik.eth', host: 'evil.example' }
 */
export function readAuthority(link: string): Authority | null {
  // Browsers refuse an encoded `@` in a host, but apps that decode the link first do not.
  const text = decodePercent(splitLink(link)?.authority ?? '');
  const at = text.lastIndexOf('@');
  const written = text.slice(at + 1).replace(/:\d*$/u, '');
  const host = decodeName(written.toLowerCase()).replace(/\.$/u, '');
  return host === '' ? null : { user: at > 0 ? text.slice(0, at) : null, host };
}
