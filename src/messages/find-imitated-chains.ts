import { CHAIN_LABELS, findChain, getChainLabel } from './pieces/known-chains.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';

/** Maps each chain label that imitates a known chain to the title of the known chain. */
export type ImitatedChains = ReadonlyMap<string, string>;

/** Maximum number of chain labels per text to compare with known chains. */
const MAX_LABELS = 1_000;

/** Lists the different chains in a text that are not known, up to a limit. */
export function listUnknownChains(pieces: readonly PastedPiece[]): string[] {
  const texts = pieces.flatMap(({ chain }) => (chain && chain.title === null ? [chain.text] : []));
  return [...new Set(texts)].slice(0, MAX_LABELS);
}

/**
 * Finds the well-known chains that unknown chain labels look like. Returns the title of the chain for each label.
 *
 * @param foldLooks function of the inspector that returns the readings of each label
 */
export async function findImitatedChains(
  texts: readonly string[],
  foldLooks: (labels: string[]) => string[] | Promise<string[]>,
): Promise<ImitatedChains> {
  const imitated = new Map<string, string>();
  if (texts.length === 0) return imitated;
  const looks = await foldLooks([...CHAIN_LABELS, ...texts.map(getChainLabel)]);
  const known = looks.slice(0, CHAIN_LABELS.length);
  for (const [index, text] of texts.entries()) {
    const label = findImitatedChain([looks[CHAIN_LABELS.length + index] ?? '', ...known]);
    const chain = label === null ? null : findChain(label);
    if (chain) imitated.set(text, chain.title);
  }
  return imitated;
}

/**
 * Finds the first chain label that can be read like the given label. The first element contains the readings of the
 * given label. The other elements contain the readings of `CHAIN_LABELS`. Each element has one reading per line.
 */
export function findImitatedChain([own = '', ...known]: readonly string[]): string | null {
  const readings = new Set(own.split('\n'));
  const index = known.findIndex((look) =>
    look.split('\n').some((reading) => readings.has(reading)),
  );
  return CHAIN_LABELS[index] ?? null;
}
