import type { PastedText } from '../../../messages/pieces/read-pasted.ts';

/** The authority of a link: `https://user@evil.com:80/vitalik.eth` → `user@evil.com:80`. */
const AUTHORITY = /^(?:[a-z][a-z\d+-]*:[/\\]{2,})?([^/\\?#]+)/iu;
/** Links without an authority: `ens:vitalik.eth`. */
const OPAQUE = /^[a-z][a-z\d+-]*:(?![/\\]|\d)/iu;
/** Hosts of ENS apps, names under `eth`, and gateways for these names: `vitalik.eth.limo`. */
const KNOWN_HOST = /(?:(?:^|\.)ens\.(?:domains|app|dev)|\.eth(?:\.limo|\.link)?)$/u;

/** Says what was not checked besides the names in links and e-mail addresses. Returns an empty string if nothing. */
export function describeUnchecked({ names, pieces }: PastedText): string {
  const named = pieces.filter((piece) => piece.names.length > 0);
  const start = names.length === 1 ? 'Only the name was checked' : 'Only the names were checked';
  const hosts = new Set(
    named.flatMap((piece) => (piece.kind === 'link' ? findHost(piece.value) : [])),
  );
  const [host, ...others] = [...hosts].filter(
    (each) => !KNOWN_HOST.test(each) && !names.includes(each),
  );
  if (host !== undefined) {
    return `${start}, not the ${others.length === 0 ? `website ${host}` : 'websites in this text'}.`;
  }
  return named.some(({ kind }) => kind === 'email')
    ? `${start}. An e-mail address is not an ENS name.`
    : '';
}

function findHost(link: string): string[] {
  if (OPAQUE.test(link)) return [];
  const [, authority = ''] = AUTHORITY.exec(link) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/u, '');
  return host === '' ? [] : [host.toLowerCase().replace(/\.$/u, '')];
}
