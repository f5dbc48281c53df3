import { readChainForm } from './chain-forms.ts';
import { decodeOnce } from './decode-once.ts';
import { NAME_SCHEMES } from './link-schemes.ts';
import { LEADING_WORDS } from './may-be-one-name.ts';
import { isUnderEth, isUnderTop } from './name-endings.ts';
import { decodeName, isNameLike, SPACE, splitList, trimEnds, trimSentence } from './name-syntax.ts';

const SPACES = new RegExp(`(?:${SPACE})+`, 'u');
const SCHEME = /^([a-z][a-z\d+-]*):(\/\/)?(?=\S)/iu;
const IS_NAME_SCHEME = new RegExp(`^(?:${NAME_SCHEMES})$`, 'iu');
const HOST_START = /^[^\s/@:]+\.[a-z]{2,}(?::\d+)?\//iu;
const GATEWAY_END = /\.(?:limo|link)\.?$/iu;
const ENS_HOST = /(?:^|\.)ens\.(?:domains|app|dev)$/iu;
/** Closing brackets and quotes, which stay at the end of a link that was in brackets or quotes. */
const CLOSERS = /["'”’)\]}>）】]+$/u;

/** Links in which browsers read `\` as `/`. */
const IS_WEB_LINK = /^(?:(?:h(?:tt|xx)ps?|wss?|ftp):[/\\]|[^:/\\]+[/\\])/iu;

/** Lists the names in a link. Returns null if the text is not a link. */
export function readLink(text: string): string[] | null {
  if (SPACES.test(text)) return null;
  const link = readSlashes(text);
  const isDisguised = link !== text;
  const [start, scheme = '', slashes] = SCHEME.exec(link) ?? [];
  const isNamed = IS_NAME_SCHEME.test(scheme);
  if (start !== undefined && (slashes || isNamed)) {
    return findNames(link.slice(start.length), !slashes, isDisguised);
  }
  const isBareLink =
    HOST_START.test(link) || (GATEWAY_END.test(link) && isUnderEth(stripGateway(decodeName(link))));
  return isBareLink ? findNames(link, false, isDisguised) : null;
}

/** Writes the slashes of a link as browsers do: `https:\\evil.com\@nick.eth` → `https://evil.com/@nick.eth`. */
function readSlashes(text: string): string {
  if (!IS_WEB_LINK.test(text)) return text;
  return text.replace(/^[^?#]*/u, (path) =>
    path.replaceAll('\\', '/').replace(/^([a-z]+:)\/+/iu, '$1//'),
  );
}

/**
 * Finds all names under `eth` in a link. If there are none, returns the names in a link to an ENS app, or the host of a
 * link without a path.
 *
 * @param link the link without its scheme
 * @param isOpaque whether the link has no authority, such as `ens:vitalik.eth`
 * @param isDisguised whether the link seems to have another host, so that its real host is returned too
 */
function findNames(link: string, isOpaque: boolean, isDisguised: boolean): string[] {
  const [authority = ''] = /^[^/?#]*/u.exec(link) ?? [];
  const rest = link.slice(authority.length);
  const [beforeAt = ''] = authority.split('@');
  const whole = isOpaque ? beforeAt : authority.slice(authority.lastIndexOf('@') + 1);
  const host = stripGateway(
    decodeName(decodeOnce(whole.replace(/:\d*$/u, '')).replace(/\.$/u, '').toLowerCase()),
  );
  const [path = ''] = /^[^?#]*/u.exec(rest) ?? [];
  const values = rest.slice(path.length).split(/[/?#&=]+/u);
  const parts = [...path.split('/'), ...values]
    .map(decodeOnce)
    .flatMap(splitWhole)
    .flatMap(readPart);
  const underEth = parts.filter(isUnderEth);
  const hasOtherHost = isDisguised || (!isOpaque && authority.includes('@'));
  const real = isNameLike(host) && (hasOtherHost || isUnderTop(host)) ? [host] : [];
  if (underEth.length > 0) return [...real, ...underEth];
  if (ENS_HOST.test(host) && parts.length > 0) return [...real, ...parts];
  return isNameLike(host) && /^\/?$/u.test(rest) ? [host] : real;
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
