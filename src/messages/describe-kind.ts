import { formatCount } from '../primitives/format-count.ts';
import { getNamingSystem } from './pieces/name-endings.ts';
import type { PastedKind, PastedText } from './pieces/read-pasted.ts';

/** Words for kinds of text that are described in the same way regardless of what the text contains. */
const WORDS: Partial<Record<PastedKind, string>> = {
  address: 'Address',
  short_address: 'Shortened address',
  hash: 'Hash or key',
  transaction: 'Link to a transaction',
  unsafe_link: 'Link that can run code',
  email: 'E-mail address',
  handle: 'Handle',
  file: 'File name',
  bitcoin: 'Bitcoin address',
  solana: 'Solana address',
  tron: 'Tron address',
  content_hash: 'Content identifier',
  payment: 'Payment link',
};

/** Describes briefly what was pasted. `pasted` is null if the text can only be a name. */
export function describeKind(
  text: string,
  pasted: Pick<PastedText, 'kind' | 'names'> | null,
): string {
  if (!pasted) return describeName(text);
  const { kind, names } = pasted;
  const [name = ''] = names;
  switch (kind) {
    case 'list':
      return formatCount(names.length, 'name');
    case 'text':
      return names.length === 0
        ? 'Message without a name'
        : `Message with ${formatCount(names.length, 'name')}`;
    case 'link':
      return names.length === 0 ? 'Link without a name' : 'Link to a name';
    case 'chain':
      return `${names.length === 0 ? 'Address' : 'Name'} on a chain`;
    default:
      return WORDS[kind] ?? describeName(name);
  }
}

function describeName(name: string): string {
  if (!name.includes('.')) return 'Name without an ending';
  if (getNamingSystem(name) !== null) return 'Another naming system';
  return /\.eth$/iu.test(name) ? 'ENS name' : 'Name outside .eth';
}
