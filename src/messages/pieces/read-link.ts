import { GATEWAYS } from '../../engine/known-names/shared-parents.ts';
import { readChainForm } from './chain-forms.ts';
import { decodePercent } from './decode-escapes.ts';
import { LEADING_WORDS } from './may-be-one-name.ts';
import { isUnderEth, isUnderTop } from './name-endings.ts';
import { decodeName, isNameLike, SPACE, splitList, trimEnds, trimSentence } from './name-syntax.ts';
import { NAME_SCHEMES, readAuthority, splitLink } from './read-authority.ts';

const SPACES = new RegExp(`(?:${SPACE})+`, 'u');
const SCHEME = /^[a-z][a-z\d+-]*:/iu;
/** A link without an authority, and its name: `ens:vitalik.eth`. */
const OPAQUE = new RegExp(`^(?:${NAME_SCHEMES}):(?!//)([^/?#@]*)[^/?#]*`, 'iu');
const HOST_START = /^[^\s/\\@:]+\.[a-z]{2,}(?::\d+)?[/\\]/iu;
/** The endings of gateways: `.limo` after a name under `eth`. */
const GATEWAY_END = new RegExp(
  `\\.(?:${[...GATEWAYS].map((gateway) => gateway.replace(/^.*\./u, '')).join('|')})\\.?$`,
  'iu',
);
const ENS_HOST = /(?:^|\.)ens\.(?:domains|app|dev)$/iu;
/** Matches every part of a link that may contain a name, and more. */
const MAY_HAVE_DOT = /[.。．｡․﹒%]|dot/iu;
/** Closing brackets and quotes, which stay at the end of a link that was in brackets or quotes. */
const CLOSERS = /["'”’)\]}>）】]+$/u;

/** Checks whether a text ends like the host of a gateway: `vitalik.eth.limo`. */
export function endsLikeGateway(text: string): boolean {
  return GATEWAY_END.test(text);
}

/** Lists the names in a link. Returns null if the text is not a link. */
export function readLink(text: string): string[] | null {
  if (SPACES.test(text)) return null;
  const [whole, name = ''] = OPAQUE.exec(text) ?? [];
  if (whole !== undefined) {
    const host = stripGateway(decodeName(decodePercent(name).toLowerCase()));
    return listNames(host, text.slice(whole.length), false);
  }
  const link = SCHEME.test(text) ? text : isBareLink(text) ? `https://${text}` : '';
  const parts = splitLink(link);
  if (!parts) return null;
  const { host = '', user = null } = readAuthority(link) ?? {};
  return listNames(stripGateway(host), parts.rest, parts.isDisguised || user !== null);
}

function isBareLink(text: string): boolean {
  const isHost = endsLikeGateway(text) && !/[/\\]/u.test(text);
  return HOST_START.test(text) || (isHost && isUnderEth(stripGateway(decodeName(text))));
}

/**
 * Lists all names under `eth` in a link. If there are none, returns the names in a link to an ENS app, or the host of a
 * link without a path.
 *
 * @param rest the path, the query and the fragment
 * @param hasOtherHost whether the link seems to have another host, so that its real host is returned too
 */
function listNames(host: string, rest: string, hasOtherHost: boolean): string[] {
  const [path = ''] = /^[^?#]*/u.exec(rest) ?? [];
  const values = rest.slice(path.length).split(/[/?#&=]+/u);
  const parts = [...path.split(/[/\\]/u), ...values]
    .filter((part) => MAY_HAVE_DOT.test(part))
    .map(decodePercent)
    .flatMap(splitWhole)
    .flatMap(readPart);
  const underEth = parts.filter(isUnderEth);
  const real = isNameLike(host) && (hasOtherHost || isUnderTop(host)) ? [host] : [];
  if (underEth.length > 0) return [...real, ...underEth];
  if (ENS_HOST.test(host) && parts.length > 0) return [...real, ...parts];
  return isNameLike(host) && /^[/\\]?$/u.test(rest) ? [host] : real;
}

/** Reads the names in a part of a link. A part of two words is one name with a space, except `pay vitalik.eth`. */
function readPart(part: string): string[] {
  const words = part.split(SPACES).filter((word) => word !== '');
  const isMessage = words.length > 2 || LEADING_WORDS.has(words[0]?.toLowerCase() ?? '');
  return isMessage ? words.flatMap(readWord) : readWord(part);
}

/** Reads the name in a part of a link: `@vitalik.eth`, `vitalik.eth@base`, `ens:vitalik.eth`. */
function readWord(part: string): string[] {
  const text = trimPart(trimEnds(part)).replace(/^@|^(?:ens|eth|web3):(?:\/\/)?/iu, '');
  const name = decodeName(text);
  return isNameLike(name) ? [name] : [...(readChainForm(text)?.names ?? [])];
}

/** Splits a list of names. Returns the whole text if one part is not a name. */
function splitWhole(text: string): string[] {
  const parts = splitList(text);
  return parts.every(isNameLike) ? parts : [text];
}

function stripGateway(host: string): string {
  const stripped = host.replace(GATEWAY_END, '');
  return isUnderEth(stripped) ? stripped : host;
}

/** Removes quotes around a link part, and closing brackets and punctuation of the surrounding sentence from its end. */
function trimPart(text: string): string {
  const trimmed = trimSentence(text).replace(/^(["'“‘])(.*)["'”’]$/u, '$2');
  const bare = trimmed.replace(CLOSERS, '');
  return bare === trimmed || /["'“‘([{<（【]/u.test(bare) ? trimmed : trimSentence(bare);
}
