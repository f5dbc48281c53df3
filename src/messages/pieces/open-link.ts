// Opens the path and the query of a link, so that every name in them can be found.

import { decodePercent } from './decode-escapes.ts';
import { isOnlyFileEnding, isUnderTop } from './name-endings.ts';
import { OTHER_DOTS } from './name-syntax.ts';
import type { PastedPiece } from './pasted-text.ts';
import { MESSAGE_SCHEMES, NAME_SCHEMES, SCRIPT_SCHEMES, splitLink } from './read-authority.ts';

/** The scheme and the host of a link, or only the scheme of a link without a host. */
const START = new RegExp(
  `^(?:(?:${SCRIPT_SCHEMES}|${MESSAGE_SCHEMES}|${NAME_SCHEMES}):(?!//)|(?:[a-z][a-z\\d+.-]*:)?[/\\\\]*[^/?#\\\\]*)`,
  'iu',
);

/** Punctuation of links, also after characters were decoded. */
const SEPARATORS = /[/?&=#:^~@!*]+/u;

/** A payment in a link to a wallet: `https://metamask.app.link/send/pay-vitalik.eth`. */
const PAYMENT = /(?<=\/send\/)pay-/iu;

/** The extension of a file that is named after a name, such as an avatar: `vitalik.eth.svg`. */
const FILE_OF_NAME = /(?<=\.eth)\.([a-z\d]{2,5})$/iu;

/** Most times that a part of a link is decoded. A link to a page that opens another link is encoded twice. */
const MAX_DECODED = 3;

/** Checks whether a piece is a link. */
export function isLink({ kind, payment }: PastedPiece): boolean {
  return kind === 'link' || kind === 'unsafe_link' || payment !== undefined;
}

/** Lists the host of a link that leads to no ENS name. Such a host is not judged as a name. */
export function listHosts({ host }: PastedPiece): string[] {
  return host && !isUnderTop(host) ? [host] : [];
}

/** Lists the parts of a link after its host, decoded. A `+` in them is a space. */
export function openLink(link: string): string[] {
  const text = `${readAttached(link)}/${link.replace(START, '').replace(PAYMENT, '')}`;
  return decode(text)
    .replace(OTHER_DOTS, '.')
    .split(SEPARATORS)
    .map((part) =>
      part.trim().replace(FILE_OF_NAME, (all, ending) => (isOnlyFileEnding(ending) ? '' : all)),
    )
    .filter((part) => part.includes('.'));
}

/** Lists the values in the query and the fragment of a link, decoded. */
export function listValues(link: string): string[] {
  return decode(link.replace(/^[^?#]*/u, '')).split(/[?&=#]/u);
}

/** A link in the path or the query of another link, or a host after a part of a path that opens websites: `/dapp/evil.example`. */
const LINK_INSIDE =
  /(?<=[/=?&#_])https?:[/\\]{2}[^/?&#;]+?(?=__|[/?&#;]|$)|(?<=\/(?:dapp|amp\/s|[cv]\/s)\/)[^/?&#:]+/giu;

/** Lists the links inside a link that a page opens, up to their hosts: `https://google.com/url?q=https%3A%2F%2Fevil.example`. */
export function listLinksInside(link: string): string[] {
  if (!/[/=?&#_]https?(?::|%)|\/(?:dapp|s)\//iu.test(link)) return [];
  const found = decode(link).match(LINK_INSIDE) ?? [];
  return found.map((inside) => (inside.includes(':') ? inside : `https://${inside}`));
}

/** Decodes a link several times, as the pages that open it do. Reads `+` as a space. */
function decode(link: string): string {
  let text = link;
  for (let count = 0; count < MAX_DECODED && text.includes('%'); count += 1)
    text = decodePercent(text);
  return text.replaceAll('+', ' ');
}

const ORDINARY_HOST = /^(?:[^()[\]{}|;,:/+&.\u0080-\u{10ffff}]|\.(?!\.))*(?::\d*)?$/u;

/** Returns the host of a link if other text is attached to it: `https://x.com,vitalik.eth`. Keeps no port. */
function readAttached(link: string): string {
  const host = decodePercent(splitLink(link)?.authority ?? '');
  return host.includes('@') || ORDINARY_HOST.test(host) ? '' : host.replace(/:\d+/u, ' ');
}
