import type { Candidate } from '../../contract/imitations.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import type { ChainReader } from '../chain/chain-reader.ts';
import { type ListedCandidate, mayBeRegistered } from './listed-candidate.ts';

/** Candidates to look up at once. Together with the imitated name, these candidates fill the first look-up. */
export const LOOKED_UP_CANDIDATES = 1999;

interface LookUpOptions {
  readonly reader: ChainReader;
  /** The imitated name without the labels in front of the varied label. */
  readonly imitated: string;
  /** Whether to list only candidates that somebody has registered. */
  readonly onlyRegistered: boolean;
}

/**
 * Adds facts from the chain to chunks of candidates. For `pay.vita1ik.eth`, looks up `vita1ik.eth`, because whoever has
 * that name can create the subname at any time. With `onlyRegistered`, stops when a look-up fails, because nothing is
 * known about the remaining candidates.
 */
export async function* lookUpCandidates(
  chunks: Iterable<readonly Candidate[]>,
  { reader, imitated, onlyRegistered }: LookUpOptions,
): AsyncGenerator<ListedCandidate[]> {
  const labelCount = imitated.split('.').length;
  let original: FoundName | undefined;
  for (const chunk of chunks) {
    const names = chunk.map(({ name }) => name.split('.').slice(-labelCount).join('.'));
    const found = await reader.read(original ? names : [imitated, ...names]);
    original ??= found.shift() as FoundName;
    const listed: ListedCandidate[] = [];
    for (const [index, candidate] of chunk.entries()) {
      const own = found[index] as FoundName;
      if (!onlyRegistered || mayBeRegistered(own))
        listed.push({ candidate, onChain: { found: own, original } });
    }
    yield listed;
    if (onlyRegistered && reader.hasFailed) return;
  }
}
