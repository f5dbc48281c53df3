import { expect, it } from 'vitest';
import type { ExportSink } from '../export/export-task.ts';
import { createMemorySink } from '../export/testing/create-memory-sink.ts';
import type { JudgedCandidate } from './candidate-list.ts';
import {
  type CandidateFactsFormat,
  type CandidateFormat,
  exportCandidates,
} from './export-candidates.ts';
import type { Likeness } from './likeness-measure.ts';

const CANDIDATES: readonly JudgedCandidate[] = [
  { name: 'vita1ik.eth', kind: 'look_alike', evidence: '“1” reads as “l”', verdict: 'alert' },
  { name: '-vitalik.eth', kind: 'hyphen', evidence: 'one, “two”', verdict: 'none' },
  { name: 'vitalik🔒.eth', kind: 'emoji', evidence: '', verdict: 'warn' },
];
const MEASURED: readonly Likeness[] = [0.987654321, null, undefined];

function exportRows(
  format: CandidateFormat,
  rows: readonly number[],
  sink: ExportSink,
  facts: CandidateFactsFormat | null = null,
) {
  return exportCandidates(
    {
      format,
      rows,
      getCandidate: (row) => CANDIDATES[row % 3] as JudgedCandidate,
      getLikeness: (row) => MEASURED[row % 3],
      facts,
    },
    sink,
    new AbortController().signal,
    () => undefined,
  );
}

it.each<[CandidateFormat, string]>([
  ['txt', '-vitalik.eth\nvita1ik.eth\nvitalik🔒.eth\n'],
  [
    'csv',
    [
      '\ufeffname,kind,evidence,verdict,likeness',
      // The apostrophe prevents a formula in a spreadsheet.
      `'-vitalik.eth,hyphen,"one, “two”",none,`,
      'vita1ik.eth,look_alike,“1” reads as “l”,alert,0.9877',
      'vitalik🔒.eth,emoji,,warn,',
      '',
    ].join('\r\n'),
  ],
  [
    'jsonl',
    [
      '{"name":"-vitalik.eth","kind":"hyphen","evidence":"one, “two”","verdict":"none","likeness":null}',
      '{"name":"vita1ik.eth","kind":"look_alike","evidence":"“1” reads as “l”","verdict":"alert","likeness":0.9877}',
      '{"name":"vitalik🔒.eth","kind":"emoji","evidence":"","verdict":"warn","likeness":null}',
      '',
    ].join('\n'),
  ],
])('writes %s in the order of the rows', async (format, text) => {
  const { sink, written } = createMemorySink();
  await exportRows(format, [1, 0, 2], sink);
  expect(written).toEqual({ text, end: 'closed' });
});

it.each<[CandidateFormat, string]>([
  ['txt', 'vitalik🔒.eth\n'],
  [
    'csv',
    '\ufeffname,kind,evidence,verdict,likeness,registration\r\nvitalik🔒.eth,emoji,,warn,,none\r\n',
  ],
  [
    'jsonl',
    '{"name":"vitalik🔒.eth","kind":"emoji","evidence":"","verdict":"warn","likeness":null,"on_chain":{}}\n',
  ],
])('writes %s with facts from the chain', async (format, text) => {
  const { sink, written } = createMemorySink();
  await exportRows(format, [2], sink, {
    columns: ['registration'],
    formatCells: () => ['none'],
    formatJson: () => ({ on_chain: {} }),
  });
  expect(written.text).toBe(text);
});

it('writes thousands of candidates', async () => {
  const { sink, written } = createMemorySink();
  await exportRows('txt', [...Array(4_500).keys()], sink);
  expect(written.text.split('\n')).toHaveLength(4_501);
});
