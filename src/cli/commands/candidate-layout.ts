import type { Candidate } from '../../contract/imitations.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import {
  type FoundName,
  hasSameOwner,
  ON_CHAIN_COLUMNS,
  toOnChainCells,
  toOnChainJson,
} from '../../lists/writers/on-chain-columns.ts';
import { describeImitation } from '../../words/chain/imitation-on-chain.ts';
import { formatChainWords, NO_MOMENT } from '../inspection/chain-reader.ts';
import type { ResultLayout } from '../terminal/result-writer.ts';
import { createStatusCell, type Row, type Styles } from '../terminal/table.ts';

/** A candidate with its facts from the chain, if they were looked up. */
export interface ListedCandidate {
  readonly candidate: Candidate;
  readonly onChain: CandidateOnChain | null;
}

interface CandidateOnChain {
  readonly found: FoundName;
  /** Facts of the name that the candidate imitates. */
  readonly original: FoundName;
}

/** Returns the JSON of a candidate. Without facts, the output has the documented shape of the HTTP API. */
export function toCandidateJson({ candidate, onChain }: ListedCandidate) {
  if (onChain === null) return candidate;
  return {
    ...candidate,
    same_owner: hasSameOwner(onChain.found, onChain.original),
    on_chain: toOnChainJson(onChain.found),
  };
}

/**
 * Returns whether somebody has registered a name. A name counts as registered if only its owner can renew it, or if
 * its contract did not say.
 */
export function mayBeRegistered({ facts, moment }: FoundName): boolean {
  const { registration, address } = facts;
  // Records remain after a registration has ended, so the name still works.
  if (address.status === 'known') return true;
  if (registration.status === 'known') return registration.value.state !== 'ended';
  return registration.status === 'not_answered' && moment !== null;
}

const COLUMNS = ['name', 'kind', 'evidence'];

/**
 * Returns how candidates are written.
 *
 * @param hasFacts whether the candidates have facts from the chain
 */
export function createCandidateLayout(hasFacts: boolean): ResultLayout<ListedCandidate> {
  return {
    titles: hasFacts ? ['name', 'kind', 'on chain', 'evidence'] : COLUMNS,
    toRows(listed, styles) {
      const { name, kind, evidence } = listed.candidate;
      return [[name, kind, ...describeOnChain(listed, styles), evidence]];
    },
    csv: {
      header: formatCsvRecord([
        ...COLUMNS,
        ...(hasFacts ? ['same_owner', ...ON_CHAIN_COLUMNS] : []),
      ]),
      toRecords: ({ candidate: { name, kind, evidence }, onChain }) => [
        formatCsvRecord([
          ...[name, kind, evidence],
          ...(onChain
            ? [
                hasSameOwner(onChain.found, onChain.original) ?? '?',
                ...toOnChainCells(onChain.found),
              ]
            : []),
        ]),
      ],
    },
    toJson: toCandidateJson,
  };
}

function describeOnChain({ onChain }: ListedCandidate, styles: Styles): Row {
  if (onChain === null) return [];
  const { found, original } = onChain;
  const { tone, parts } = describeImitation(found.facts, original.facts, found.moment ?? NO_MOMENT);
  return [createStatusCell(tone, styles, formatChainWords(parts))];
}
