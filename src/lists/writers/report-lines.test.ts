import { expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import type { RowAddress } from '../rows/address-column.ts';
import { formatExportHead, formatExportLine } from './report-lines.ts';

const engine = await createNodeInspector();
const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const CSV = { kind: 'csv', hasBom: false, hasEscapedColumn: true } as const;

function format(name: string, address: RowAddress | null): Record<string, string> {
  const [outcome] = engine.bulkInspectNames([name]);
  if (!outcome?.ok) throw new Error(`${name} was not inspected`);
  const columns = formatExportHead(CSV, true).trimEnd().split(',');
  // No cell of these rows contains a comma.
  const cells = formatExportLine(CSV, outcome.value, { address }).trimEnd().split(',');
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
}

it('writes the columns of addresses after all others', () => {
  const plain = formatExportHead(CSV).trimEnd();
  expect(formatExportHead({ ...CSV, hasBom: true })).toBe(`\ufeff${plain}\r\n`);
  expect(formatExportHead(CSV, true).trimEnd()).toBe(
    `${plain},address,address_checksum,address_trust`,
  );
});

it.each([
  ['pay.metamask.eth', { imitates: '', imitates_kind: '', known: 'metamask.eth', given: '' }],
  [
    'rnetamask.eth',
    {
      imitates: 'metamask.eth',
      imitates_kind: 'identical_look',
      imitates_status: 'alert',
      known: '',
    },
  ],
  [
    'a\u200b.eth',
    { name_escaped: 'a\\u{200B}.eth', highest_risk: 'invisible', normalization: 'unnormalized' },
  ],
])('writes the facts about %j as columns', (name, expected) => {
  expect(format(name, null)).toMatchObject(expected);
});

it.each<[string, RowAddress | null, Record<string, string>]>([
  [
    'ok-1234567.eth',
    { address: A, finding: 'right', pin: null },
    { rating: '2', address: A, address_checksum: 'right', address_trust: '' },
  ],
  [
    'ok-1234567.eth',
    {
      address: `0xd8da${'0'.repeat(32)}6045`,
      finding: 'poisoned',
      pin: { address: A, name: '=vitalik.eth', note: null },
    },
    {
      rating: '4',
      title: 'Looks like the address you trust as =vitalik.eth: 31 of 40 digits differ.',
      address_checksum: 'absent',
      address_trust: 'poisoned',
    },
  ],
  [
    'rnetamask.eth',
    { address: A.replace('dA', 'Da'), finding: 'wrong', pin: null },
    { rating: '4', risk_count: '1', imitates: 'metamask.eth', address_checksum: 'wrong' },
  ],
  [
    'ok-1234567.eth',
    { address: null, finding: 'invalid', pin: null },
    { rating: '3', title: 'Not an address', address: '', address_checksum: 'invalid' },
  ],
  [
    A,
    { address: A, finding: 'right', pin: null },
    {
      name: A,
      rating: '2',
      title: 'Checksum right',
      risk_count: '0',
      highest_risk: '',
      imitates_kind: '',
      address: A,
    },
  ],
  ['ok-1234567.eth', null, { rating: '2', address: '', address_checksum: '', address_trust: '' }],
])('writes %j with the address %j', (name, address, expected) => {
  expect(format(name, address)).toMatchObject(expected);
});
