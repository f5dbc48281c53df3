// Checks whether a link leads to a different website than the one that its text shows.

import { getOwnedDomain, readHost } from '../hosts/read-host.ts';
import { findSite } from '../hosts/site-index.ts';
import { decodeEscapes } from '../pieces/decode-escapes.ts';
import { isNameEnding } from '../pieces/name-endings.ts';
import { trimEnds, trimSentence } from '../pieces/name-syntax.ts';
import { listLinksInside } from '../pieces/open-link.ts';
import { readAuthority } from '../pieces/read-authority.ts';
import type { MisleadingLink } from './misleading-link.ts';

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
export function readShownHost(label: string): string | null {
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
export function findOtherHost(shown: string, target: string): MisleadingLink | null {
  const isLink = shown.includes('://');
  const read = readHost(readAuthority(isLink ? shown : `https://${shown}`)?.host ?? '');
  const host = readTargetHost(target);
  if (!read || !host || !isNameEnding(read.labels.at(-1) as string)) return null;
  const targetRead = readHost(host);
  if (getOwnedDomain(read) === (targetRead && getOwnedDomain(targetRead))) return null;
  const site = findSite(read);
  if (site ? site.known === (targetRead && findSite(targetRead)?.known) : !isLink) return null;
  return { status: 'warn', code: 'link_shows_other_host', shown: read.host, target: host };
}

/** Returns the host that a link leads to. Follows a redirect to a host inside the link. */
function readTargetHost(target: string): string | null {
  const host = readAuthority(target)?.host ?? null;
  if (host === null || !isRedirect(host)) return host;
  return readAuthority(listLinksInside(target).at(-1) ?? '')?.host ?? null;
}
