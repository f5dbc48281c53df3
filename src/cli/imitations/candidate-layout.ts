import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { ON_CHAIN_COLUMNS, toOnChainCells } from '../../lists/writers/on-chain-columns.ts';
import { describeImitation } from '../../words/chain/imitation-on-chain.ts';
import { formatChainWords } from '../chain/format-chain-words.ts';
import { NO_MOMENT } from '../chain/found-name.ts';
import type { Styles } from '../terminal/styles.ts';
import { createStatusCell, type Row } from '../terminal/table.ts';
import type { ResultLayout } from '../writing/result-writer.ts';
import { hasSameOwner, type ListedCandidate, toCandidateJson } from './listed-candidate.ts';

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
          ...(onChain ? [hasSameOwner(onChain) ?? '?', ...toOnChainCells(onChain.found)] : []),
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
