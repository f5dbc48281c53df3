// Judges one piece of a text: a name, an address, a link or a value with a chain.

import { judgeAddress } from '../addresses/judge-address.ts';
import type { Finding, Verdict } from '../contract/finding.ts';
import { isRisk } from '../words/names/rating-words.ts';
import type { NamesBeside } from './names-beside.ts';
import { isNameEnding, isUnderEth, isUnderTop } from './pieces/name-endings.ts';
import { isLink, listHosts, listLinksInside } from './pieces/open-link.ts';
import type { PastedPiece, PieceKind } from './pieces/pasted-text.ts';
import { type Authority, readAuthority } from './pieces/read-authority.ts';
import type { TextContext } from './text-context.ts';

// Judges the hosts that links and e-mail addresses lead to, and the users before them.

/** An IP address in any form that browsers read: `192.0.2.1`, `0xc0000201`, `[::1]`. */
const IP_ADDRESS = /^(?:(?:0x[\da-f]+|\d+)(?:\.(?:0x[\da-f]+|\d+)){0,3}|\[[\da-f:.]+\])$/iu;

/**
 * Judges the hosts that a piece leads to: the host of a link, also of a link with an address or a hash, which is a piece of
 * that kind, and the host of an e-mail address. A host inside a link and that of an e-mail address are only reported if
 * they are a risk.
 */
function judgeHosts(piece: PastedPiece, context: TextContext): Verdict[] {
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

/** Where a piece stands. */
export interface PiecePlace {
  /** The line, or the part of a line. */
  readonly text: string;
  /** Index of this text in the whole text. */
  readonly start: number;
  /** Whether the piece is the whole text, so that it is meant as what it looks like. */
  readonly isWhole: boolean;
  /** Finds the names that an address may belong to. */
  readonly findNames: (address: PastedPiece) => NamesBeside;
}

/** Identifiers that nobody has to judge. They are reported only if they are the whole text. */
const IDENTIFIERS: ReadonlySet<PieceKind> = new Set<PieceKind>([
  'transaction',
  'bitcoin',
  'solana',
  'tron',
  'content_hash',
  'file',
  'email',
]);

/** Judges a piece. Returns a finding for each name in it, its host, its chain and its address. */
export function judgePiece(piece: PastedPiece, place: PiecePlace, context: TextContext): Finding[] {
  const findings: Finding[] = [];
  const start = place.start + piece.start;
  const end = place.start + piece.end;
  const add = (subject: Finding['subject'], { status, code, args }: Verdict, at = { start, end }) =>
    findings.push({ subject, status, code, args, start: at.start, end: at.end });
  const { kind, value, chain, payment, names } = piece;

  if (kind === 'address') add('address', judgeAddressBeside(piece, place, context));
  else if (kind === 'short_address' || kind === 'hash')
    add('address', { status: 'info', code: kind, args: { value } });
  else if (kind === 'unsafe_link' && isReaderLink(piece, place))
    add('link', { status: 'alert', code: 'unsafe_link', args: {} });
  else if (place.isWhole && IDENTIFIERS.has(kind))
    add('address', { status: 'info', code: kind, args: { value } });
  else if (kind === 'handle' && names.length === 0)
    add('name', { status: 'info', code: 'handle', args: { handle: value } });

  if (chain) add('chain', context.judgeChain(chain));
  if (payment) {
    const { ether, token, units, call } = payment;
    add('chain', {
      // An approval lets someone take all tokens later.
      status: call === null ? 'info' : 'warn',
      code: 'payment',
      args: {
        ether: ether ?? '',
        token: token ?? '',
        units: units ?? '',
        call: call ?? '',
        chain: chain?.title ?? '',
      },
    });
  }
  for (const verdict of judgeHosts(piece, context)) add('link', verdict);
  const hosts = listHosts(piece);
  for (const name of names) {
    if (hosts.includes(name)) continue;
    const judged = context.judgeName(name, place.isWhole);
    if (judged) add(judged.subject, judged, findPlace(name, piece, place));
  }
  const dot = findings.some(({ status }) => isRisk(status))
    ? null
    : findDeceptiveDot(place.text, piece);
  if (dot !== null)
    add('name', { status: 'warn', code: 'deceptive_dot', args: { judged: value, character: dot } });
  return findings;
}

/** Returns the place of a name in a link that contains it as written. Otherwise, the place of the piece. */
function findPlace(name: string, piece: PastedPiece, { text, start }: PiecePlace) {
  const at = isLink(piece) ? text.slice(piece.start, piece.end).indexOf(name) : -1;
  return at < 0
    ? { start: start + piece.start, end: start + piece.end }
    : { start: start + piece.start + at, end: start + piece.start + at + name.length };
}

/**
 * Judges an address and the names beside it. If words separate a trusted name from a different address, the address can
 * belong to someone else. This is only a warning, and a trusted address gives no warning.
 */
function judgeAddressBeside(
  piece: PastedPiece,
  { findNames }: PiecePlace,
  { trusted }: TextContext,
): Verdict {
  const { value, checksum } = piece;
  const { names, isClose } = findNames(piece);
  const verdict = judgeAddress(value, names, trusted, checksum);
  if (verdict.code !== 'address_of_other' || isClose) return verdict;
  const alone = judgeAddress(value, [], trusted, checksum);
  return alone.status === 'alert' || alone.code === 'address_trusted'
    ? alone
    : { ...verdict, status: 'warn' };
}

/** Links that run code or show a page of their own. Other `data:` links are images and fonts of program code. */
const RUNS_CODE = /^(?:javascript|vbscript):(?!;|void\b|$)|^data:(?:text\/html|image\/svg)/iu;

/**
 * Text before the value of an attribute, a string or a key in program code (`{javascript:class}`), or `url()` in styles.
 * `](` is the start of a Markdown target.
 */
const BEFORE_VALUE = /(?:(?:["'`=]|(?<!\])\()\s*|[{,_])$/u;

/** Checks whether a reader can follow a link that runs code: it is not a value in program code. */
function isReaderLink(piece: PastedPiece, { text, isWhole }: PiecePlace): boolean {
  const before = text.slice(0, piece.start).slice(-20);
  if (isWhole || (/^data:text\/html/iu.test(piece.value) && /href\s*=\s*["']?$/iu.test(before)))
    return true;
  return RUNS_CODE.test(piece.value) && !BEFORE_VALUE.test(before);
}

/**
 * Dots that look like the dot of ENS names. An ideographic or full-width full stop also ends sentences, so it counts
 * only after a Latin letter or a digit.
 */
const DECEPTIVE_DOT = /[․﹒]|(?<=[\p{Script=Latin}\d])[。｡．]/u;

/** Returns the first dot in a name under `eth` that only looks like the dot of ENS names, or null. */
function findDeceptiveDot(text: string, { kind, value, start, end }: PastedPiece): string | null {
  if (kind !== 'name' || !isUnderEth(value)) return null;
  return DECEPTIVE_DOT.exec(text.slice(start, end))?.[0] ?? null;
}
