import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { ON_CHAIN_COLUMNS, toOnChainCells } from '../../lists/writers/on-chain-columns.ts';
import { describeImitation } from '../../words/chain/imitation-on-chain.ts';
import { formatChainWords } from '../chain/format-chain-words.ts';
import { NO_MOMENT } from '../chain/found-name.ts';
import type { Output } from '../process/output.ts';
import { escapeRecord } from '../terminal/escape-for-terminal.ts';
import { formatJsonLine } from '../terminal/format-json.ts';
import type { Styles } from '../terminal/styles.ts';
import { type Cell, createTable } from '../terminal/table.ts';
import { getTableWidth } from '../terminal/terminal-width.ts';
import { hasSameOwner, type ListedCandidate, toCandidateJson } from './listed-candidate.ts';

const COLUMNS = ['name', 'kind', 'evidence'] as const;

/** Formats candidates. In CSV and tables, the first call includes the headings. */
export type FormatCandidates = (candidates: readonly ListedCandidate[]) => string;

interface FormatOptions {
  readonly format: 'table' | 'jsonl' | 'csv';
  /** Whether the candidates have facts from the chain. */
  readonly hasFacts: boolean;
  readonly styles: Styles;
}

/** Creates a function that formats candidates for an output. */
export function createFormatCandidates(
  { format, hasFacts, styles }: FormatOptions,
  output: Output,
): FormatCandidates {
  switch (format) {
    case 'jsonl':
      return (listed) =>
        listed.map((each) => formatJsonLine(output, toCandidateJson(each))).join('');
    case 'csv':
      return createFormatCsv(hasFacts, output);
    case 'table':
      return createFormatTable(hasFacts, styles, output);
  }
}

function createFormatCsv(hasFacts: boolean, output: Output): FormatCandidates {
  const format = (values: Parameters<typeof formatCsvRecord>[0]) => {
    const record = formatCsvRecord(values);
    return output.isTerminal ? escapeRecord(record) : record;
  };
  let header = [format([...COLUMNS, ...(hasFacts ? ['same_owner', ...ON_CHAIN_COLUMNS] : [])])];
  return (listed) => {
    const lines = listed.map(({ candidate: { name, kind, evidence }, onChain }) =>
      format([
        ...[name, kind, evidence],
        ...(onChain ? [hasSameOwner(onChain) ?? '?', ...toOnChainCells(onChain.found)] : []),
      ]),
    );
    const text = [...header, ...lines].join('');
    header = [];
    return text;
  };
}

function createFormatTable(hasFacts: boolean, styles: Styles, output: Output): FormatCandidates {
  const titles = hasFacts ? ['name', 'kind', 'on chain', 'evidence'] : COLUMNS;
  const columns = titles.map((title) => ({ title, isCut: title === 'evidence' }));
  const table = createTable(columns, styles, getTableWidth(output));
  return (listed) =>
    table.formatRows(
      listed.map((each) => {
        const { name, kind, evidence } = each.candidate;
        return [name, kind, ...describeOnChain(each, styles), evidence];
      }),
    );
}

function describeOnChain({ onChain }: ListedCandidate, styles: Styles): Cell[] {
  if (onChain === null) return [];
  const { found, original } = onChain;
  const { tone, parts } = describeImitation(found.facts, original.facts, found.moment ?? NO_MOMENT);
  return [{ text: formatChainWords(parts), draw: (text) => styles.status(tone, text) }];
}
