import { isEnsHost } from '../../../messages/pieces/read-link.ts';
import type { PastedText } from '../../../messages/pieces/read-pasted.ts';

/** Says what was not checked besides the names in links and e-mail addresses. Returns an empty string if nothing. */
export function describeUnchecked({ names, pieces }: PastedText): string {
  const named = pieces.filter((piece) => piece.names.length > 0);
  const start = names.length === 1 ? 'Only the name was checked' : 'Only the names were checked';
  const hosts = new Set(named.flatMap(({ kind, host }) => (kind === 'link' && host ? [host] : [])));
  const [host, ...others] = [...hosts].filter((each) => !isEnsHost(each) && !names.includes(each));
  if (host !== undefined) {
    return `${start}, not the ${others.length === 0 ? `website ${host}` : 'websites in this text'}.`;
  }
  return named.some(({ kind }) => kind === 'email')
    ? `${start}. An e-mail address is not an ENS name.`
    : '';
}
