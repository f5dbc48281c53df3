import { expect, it } from 'vitest';
import { createMemorySink } from '../export/testing/create-memory-sink.ts';
import {
  createCandidateRow,
  createFoundRow,
  exportImitations,
  type ImitationsFormat,
} from './export-imitations.ts';

const candidates = [
  createCandidateRow(
    { name: '-vitalik.eth', kind: 'hyphen', evidence: 'one, “two”', verdict: 'none' },
    null,
  ),
  createCandidateRow(
    { name: 'vitalik🔒.eth', kind: 'emoji', evidence: '', verdict: 'alert' },
    0.987654321,
  ),
];
const known = { name: '=vitalik.eth', title: 'V', category: 'watchlist' };
const imitation = { ...known, row: 2, kind: 'one_edit', evidence: '', rating: 4 } as const;
const found = [
  createFoundRow({ ...imitation, status: null, verdict: 'known', known }, 'vitalik.eth'),
  createFoundRow({ ...imitation, status: 'alert', verdict: 'alert', known: null }, 'vitalik.eth'),
];
const facts = {
  columns: ['registration'],
  formatCells: () => ['none'],
  formatJson: () => ({ on_chain: {} }),
};

it.each<[ImitationsFormat, typeof candidates | typeof found, typeof facts | null, string[]]>([
  ['txt', candidates, facts, ['-vitalik.eth', 'vitalik🔒.eth']],
  ['txt', found, null, ['=vitalik.eth', '=vitalik.eth']],
  [
    'csv',
    candidates,
    null,
    [
      '\ufeffname,kind,evidence,verdict,likeness\r',
      // The apostrophe prevents a formula in a spreadsheet.
      `'-vitalik.eth,hyphen,"one, “two”",none,\r`,
      'vitalik🔒.eth,emoji,,alert,0.9877\r',
    ],
  ],
  [
    'csv',
    candidates.slice(1),
    facts,
    [
      '\ufeffname,kind,evidence,verdict,likeness,registration\r',
      'vitalik🔒.eth,emoji,,alert,0.9877,none\r',
    ],
  ],
  [
    'csv',
    found,
    null,
    [
      '\ufeffname,imitates,kind,evidence,verdict,known\r',
      `'=vitalik.eth,vitalik.eth,one_edit,,known,'=vitalik.eth\r`,
      `'=vitalik.eth,vitalik.eth,one_edit,,alert,\r`,
    ],
  ],
  [
    'jsonl',
    candidates.slice(0, 1),
    facts,
    [
      '{"name":"-vitalik.eth","kind":"hyphen","evidence":"one, “two”","verdict":"none","likeness":null,"on_chain":{}}',
    ],
  ],
  [
    'jsonl',
    found.slice(0, 1),
    null,
    [
      '{"name":"=vitalik.eth","imitates":"vitalik.eth","kind":"one_edit","evidence":"","verdict":"known","known":"=vitalik.eth"}',
    ],
  ],
])('writes %s in the order of the rows: %j', async (format, rows, onChain, lines) => {
  const { sink, written } = createMemorySink();
  await exportImitations(rows, format, sink, onChain);
  expect(written).toEqual({ text: `${lines.join('\n')}\n`, end: 'closed' });
});
