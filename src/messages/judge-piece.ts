// Judges one piece of a text: a name, an address, a link or a value with a chain.

import { judgeAddress } from '../addresses/judge-address.ts';
import type { Finding, Verdict } from '../contract/finding.ts';
import { isNameEnding, isUnderEth, isUnderTop } from './pieces/name-endings.ts';
import { isLink } from './pieces/open-link.ts';
import type { PastedPiece, PieceKind } from './pieces/pasted-text.ts';
import type { TextContext } from './text-context.ts';

/** Where a piece stands. */
export interface PiecePlace {
  /** The line, or the part of a line. */
  readonly text: string;
  /** Index of this text in the whole text. */
  readonly start: number;
  /** Whether the piece is the whole text, so that it is meant as what it looks like. */
  readonly isWhole: boolean;
  /** Lists the names that stand beside the piece. */
  readonly listNames: () => readonly string[];
}

/** Identifiers that nobody has to judge. They are reported only if they are the whole text. */
const IDENTIFIERS: ReadonlySet<PieceKind> = new Set([
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

  if (kind === 'address')
    add('address', judgeAddress(value, place.listNames(), context.trusted, piece.checksum));
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
      status: 'info',
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
  if (kind === 'link') for (const verdict of judgeHostOfLink(piece, context)) add('link', verdict);
  for (const name of names) {
    // The host of a link is judged as such.
    if (name === piece.host && !isUnderTop(name)) continue;
    const judged = context.judgeName(name, place.isWhole);
    if (judged) add(judged.subject, judged, findPlace(name, piece, place));
  }
  const isRisky = findings.some(({ status }) => status === 'alert' || status === 'warn');
  const dot = isRisky ? null : findDeceptiveDot(place.text, piece);
  if (dot !== null)
    add('name', { status: 'warn', code: 'deceptive_dot', args: { judged: value, character: dot } });
  return findings;
}

/** Judges where a link leads, regardless of the names in it. */
function judgeHostOfLink({ host, user }: PastedPiece, context: TextContext): Verdict[] {
  if (!host) return [];
  const verdicts: Verdict[] = [];
  const ending = user?.slice(user.lastIndexOf('.') + 1) ?? '';
  if (user?.includes('.') && isNameEnding(ending) && !host.endsWith(user.toLowerCase()))
    verdicts.push({ status: 'alert', code: 'link_user', args: { user, host } });
  const verdict = isUnderTop(host) ? null : context.judgeHost(host);
  if (verdict) verdicts.push(verdict);
  return verdicts;
}

/** Returns the place of a name in a link that contains it as written. Otherwise, the place of the piece. */
function findPlace(name: string, piece: PastedPiece, { text, start }: PiecePlace) {
  const at = isLink(piece) ? text.slice(piece.start, piece.end).indexOf(name) : -1;
  return at < 0
    ? { start: start + piece.start, end: start + piece.end }
    : { start: start + piece.start + at, end: start + piece.start + at + name.length };
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
  if (isWhole) return true;
  return RUNS_CODE.test(piece.value) && !BEFORE_VALUE.test(text.slice(0, piece.start).slice(-20));
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
