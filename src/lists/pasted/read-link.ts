import {
  decodeName,
  isNameLike,
  isUnderEth,
  splitList,
  trimEnds,
  trimSentence,
} from './name-syntax.ts';

const SCHEME = /^([a-z][a-z\d+-]*):(\/\/)?(?=\S)/iu;
/** Schemes that may be followed by a name without `//`. */
const NAME_SCHEMES = ['ens', 'eth', 'ethereum', 'web3', 'ipns', 'ipfs'];
const HOST_START = /^[^\s/@]+\.[a-z]{2,}(?::\d+)?\//iu;
const GATEWAY_END = /\.(?:limo|link)\.?$/iu;
const ENS_HOST = /(?:^|\.)ens\.(?:domains|app|dev)$/iu;
/** Closing brackets and quotes, which stay at the end of a link that was in brackets or quotes. */
const CLOSERS = /["'”’)\]}>）】]+$/u;

/** Lists the names in a link. Returns null if the text is not a link. */
export function readLink(text: string): string[] | null {
  if (/\s/u.test(text)) return null;
  const [start, scheme = '', slashes] = SCHEME.exec(text) ?? [];
  const isNamed = NAME_SCHEMES.includes(scheme.toLowerCase());
  if (start !== undefined && (slashes || isNamed)) {
    return findNames(text.slice(start.length), !slashes);
  }
  const isBareLink =
    HOST_START.test(text) || (GATEWAY_END.test(text) && isUnderEth(stripGateway(text)));
  return isBareLink ? findNames(text, false) : null;
}

/**
 * Finds all names under `eth` in a link. If there are none, returns the names in a link to an ENS app, or the host of a
 * link without a path.
 *
 * @param link the link without its scheme
 * @param isOpaque whether the link has no authority, such as `ethereum:vitalik.eth@1`
 */
function findNames(link: string, isOpaque: boolean): string[] {
  const [authority = ''] = /^[^/?#]*/u.exec(link) ?? [];
  const rest = link.slice(authority.length);
  const [beforeAt = ''] = authority.split('@');
  const whole = isOpaque ? beforeAt : authority.slice(authority.lastIndexOf('@') + 1);
  const host = stripGateway(decodeName(whole.replace(/:\d*$/u, '').toLowerCase()));
  const [path = ''] = /^[^?#]*/u.exec(rest) ?? [];
  // A path segment is at most one name. A query value may be a list.
  const values = rest
    .slice(path.length)
    .split(/[/?#&=]+/u)
    .map(decodeOnce);
  const parts = [...path.split('/').map(decodeOnce), ...values.flatMap(splitWhole)]
    .map((part) => decodeName(trimLink(trimEnds(part))))
    .filter(isNameLike);
  const underEth = [host, ...parts].filter(isUnderEth);
  if (underEth.length > 0) return underEth;
  if (ENS_HOST.test(host) && parts.length > 0) return parts;
  return isNameLike(host) && /^\/?$/u.test(rest) ? [host] : [];
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

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Removes closing brackets and punctuation of the surrounding sentence from the end of a link part. */
function trimLink(text: string): string {
  const trimmed = trimSentence(text);
  const bare = trimmed.replace(CLOSERS, '');
  return bare === trimmed || /["'“‘([{<（【]/u.test(bare) ? trimmed : trimSentence(bare);
}
