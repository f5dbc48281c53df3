import type { TrustedAddresses } from '../addresses/trusted-addresses.ts';
import { formatHeadlineParts } from '../words/names/format-headline.ts';
import { getAddressHeadline } from './address-headline.ts';
import type { ImitatedChains } from './find-imitated-chains.ts';
import type { NamedChain, PastedPiece } from './pieces/pasted-text.ts';

/** Explains why the user must not send funds to a chain. Returns null if the chain has no problem. */
export function describeChainDanger(chain: NamedChain, imitated: ImitatedChains): string | null {
  const title = imitated.get(chain.text);
  if (title !== undefined) return `Don’t send. “${chain.text}” is not the chain ${title}.`;
  return chain.checksum === 'wrong'
    ? 'Don’t send. The checksum is wrong, so the address or its chain was changed.'
    : null;
}

/** Chains and addresses in a text. The dangerous ones come first. */
export interface Dangers {
  /** Pieces with a chain or a payment. */
  readonly chained: readonly PastedPiece[];
  readonly addresses: readonly string[];
  /** Headline of the first address, or null if there is none or until the trusted addresses are loaded. */
  readonly addressWords: string | null;
  /** Dangers that exist regardless of the names in the text. The page shows them before the verdict of any name. */
  readonly sentences: readonly string[];
}

/** Finds dangerous chains and addresses in a text. `trusted` is null until the trusted addresses are loaded. */
export function findDangers(
  pieces: readonly PastedPiece[],
  names: readonly string[],
  imitated: ImitatedChains,
  trusted: TrustedAddresses | null,
): Dangers {
  const chained = pieces
    .filter(({ chain, payment }) => chain || payment)
    .map((piece) => ({
      value: piece,
      danger: piece.chain ? describeChainDanger(piece.chain, imitated) : null,
    }));
  const written = pieces.flatMap(({ kind, value }) => (kind === 'address' ? [value] : []));
  const addresses = putDangersFirst(
    Array.from(new Set(written), (value) => describeAddress(value, names, trusted)),
  );
  return {
    chained: putDangersFirst(chained).map(({ value }) => value),
    addresses: addresses.map(({ value }) => value),
    addressWords: addresses[0]?.words ?? null,
    sentences: [...chained, ...addresses].flatMap(({ danger }) => danger ?? []),
  };
}

function describeAddress(
  value: string,
  names: readonly string[],
  trusted: TrustedAddresses | null,
) {
  if (trusted === null) return { value, words: null, danger: null };
  const { tone, parts } = getAddressHeadline(value, names, trusted);
  const words = `${formatHeadlineParts(parts)}.`;
  return { value, words, danger: tone === 'alert' ? words : null };
}

function putDangersFirst<T extends { danger: string | null }>(found: readonly T[]): T[] {
  const isDangerous = ({ danger }: T) => Number(danger !== null);
  return found.toSorted((a, b) => isDangerous(b) - isDangerous(a));
}
