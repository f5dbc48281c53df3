import { expect, it } from 'vitest';
import { splitRecord } from '../../lists/readers/csv-records.ts';
import { createMemorySink } from '../export/testing/create-memory-sink.ts';
import { exportFound, type FoundFormat, formatFoundNames } from './export-found.ts';
import type { JudgedImitation } from './found-imitations.ts';

const found: JudgedImitation[] = [
  {
    row: 7,
    name: 'vita1ik.eth',
    kind: 'look_alike',
    evidence: '“1” reads as “l”, so',
    rating: 4,
    status: 'alert',
    known: null,
    verdict: 'alert',
  },
  {
    row: 2,
    name: '=vitalik.eth',
    kind: 'one_edit',
    evidence: '',
    rating: 4,
    status: null,
    verdict: 'known',
    known: { name: '=vitalik.eth', title: 'V', category: 'watchlist' },
  },
];

async function write(format: FoundFormat): Promise<string> {
  const { sink, written } = createMemorySink();
  await exportFound(found, 'vitalik.eth', format, sink);
  expect(written.end).toBe('closed');
  return written.text;
}

it('writes CSV for spreadsheets, with formulas escaped', async () => {
  const text = await write('csv');
  expect(text.startsWith('\ufeff')).toBe(true);
  const records = text.slice(1, -2).split('\r\n');
  expect(records.map((record) => splitRecord(record, ','))).toEqual([
    ['name', 'imitates', 'kind', 'evidence', 'verdict', 'known'],
    ['vita1ik.eth', 'vitalik.eth', 'look_alike', '“1” reads as “l”, so', 'alert', ''],
    ["'=vitalik.eth", 'vitalik.eth', 'one_edit', '', 'known', "'=vitalik.eth"],
  ]);
});

it('writes one JSON object per name', async () => {
  const lines = (await write('jsonl')).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      name: 'vita1ik.eth',
      imitates: 'vitalik.eth',
      kind: 'look_alike',
      evidence: '“1” reads as “l”, so',
      verdict: 'alert',
      known: null,
    },
    expect.objectContaining({ name: '=vitalik.eth', verdict: 'known', known: '=vitalik.eth' }),
  ]);
});

it('writes one name per line as text', async () => {
  expect(await write('txt')).toBe('vita1ik.eth\n=vitalik.eth\n');
  expect(formatFoundNames(found)).toBe('vita1ik.eth\n=vitalik.eth\n');
});
