// Judges the hosts that links and e-mail addresses lead to, and the users before them.

import type { Verdict } from '../contract/finding.ts';
import { isRisk } from '../words/names/rating-words.ts';
import { isNameEnding, isUnderTop } from './pieces/name-endings.ts';
import { listLinksInside } from './pieces/open-link.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';
import { type Authority, readAuthority } from './pieces/read-authority.ts';
import type { TextContext } from './text-context.ts';

/** An IP address in any form that browsers read: `192.0.2.1`, `0xc0000201`, `[::1]`. */
const IP_ADDRESS = /^(?:(?:0x[\da-f]+|\d+)(?:\.(?:0x[\da-f]+|\d+)){0,3}|\[[\da-f:.]+\])$/iu;

/**
 * Judges the hosts that a piece leads to: the host of a link, also of a link with an address or a hash, which is a piece of
 * that kind, and the host of an e-mail address. A host inside a link and that of an e-mail address are only reported if
 * they are a risk.
 */
export function judgeHosts(piece: PastedPiece, context: TextContext): Verdict[] {
  const { kind, host, user = null, value, link = value } = piece;
  if (kind === 'email') {
    const verdict = context.judgeHost(value.slice(value.indexOf('@') + 1));
    return verdict && isRisk(verdict.status) ? [verdict] : [];
  }
  if (!host) return [];
  const inside = listLinksInside(link).flatMap((each) => readAuthority(each) ?? []);
  const risks = inside
    .flatMap((authority) => judgeHost(authority, context))
    .filter(({ status }) => isRisk(status));
  return [...judgeHost({ host, user }, context), ...risks];
}

function judgeHost({ host, user }: Authority, context: TextContext): Verdict[] {
  const ordinary: Verdict = { status: 'info', code: 'host_ordinary', args: { host } };
  const verdict = isUnderTop(host)
    ? null
    : (context.judgeHost(host) ?? (IP_ADDRESS.test(host) ? ordinary : null));
  return [
    ...(user !== null && looksLikeHost(user, host, context)
      ? [{ status: 'alert', code: 'link_user', args: { user, host } } as const]
      : []),
    ...(verdict ? [verdict] : []),
  ];
}

/** Top-level domains that mark a text as a host. Many others are also surnames: `anna.schmidt@gitlab.example`. */
const HOST_ENDINGS = new Set('app com eth finance io net org xyz'.split(' '));

/** Text in a user name or a password that looks like a host. Excludes the host of an e-mail address. */
const HOST_IN_USER =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,9}\p{L}{2,24}(?![\p{L}\p{N}@-])/giu;

/** Checks whether a user name in a link looks like a host, with or without a port, a password or a path. */
function looksLikeHost(user: string, host: string, { judgeHost }: TextContext): boolean {
  return Array.from(user.toLowerCase().matchAll(HOST_IN_USER)).some(([shown]) => {
    if (host.endsWith(shown)) return false;
    const ending = shown.replace(/^.*\./u, '');
    if (HOST_ENDINGS.has(ending) || (shown.startsWith('www.') && isNameEnding(ending))) return true;
    return (judgeHost(shown)?.status ?? 'info') !== 'info';
  });
}
