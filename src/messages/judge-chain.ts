import type { Verdict } from '../contract/finding.ts';
import { memoize } from '../primitives/memoize.ts';
import { CHAIN_LABELS, findChain, getChainLabel } from './pieces/known-chains.ts';
import type { NamedChain } from './pieces/pasted-text.ts';

/** Judges the chain that is written with a name or an address. */
export type JudgeChain = (chain: NamedChain) => Verdict;

const MAX_CACHED = 1_000;

/**
 * Creates a function that judges chains: by the checksum, and by whether an unknown label looks like a known chain.
 *
 * @param foldLooks function of the inspector that returns the readings of each label, one per line
 */
export function createChainJudge(foldLooks: (labels: string[]) => string[]): JudgeChain {
  let known: string[] | undefined;
  const findImitated = memoize(
    (text) => {
      known ??= foldLooks([...CHAIN_LABELS]);
      const [own = ''] = foldLooks([getChainLabel(text)]);
      const readings = new Set(own.split('\n'));
      const index = known.findIndex((look) =>
        look.split('\n').some((reading) => readings.has(reading)),
      );
      return { title: findChain(CHAIN_LABELS[index] ?? '')?.title ?? null };
    },
    MAX_CACHED,
    ({ length }) => length <= 100,
  );
  return ({ text, title, checksum }) => {
    const imitated = title === null ? findImitated(text).title : null;
    if (imitated !== null) {
      return { status: 'alert', code: 'chain_imitates', args: { chain: text, title: imitated } };
    }
    const args = { chain: text, title: title ?? '', checksum: checksum ?? '' };
    if (checksum === 'wrong') return { status: 'alert', code: 'chain_checksum', args };
    return title === null
      ? { status: 'info', code: 'chain_unknown', args }
      : { status: 'pass', code: 'chain', args };
  };
}
