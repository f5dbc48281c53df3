import { expect, it } from 'vitest';
import { createNodeInspector } from '../../../hosts/node.ts';
import type { AddressFinding } from '../../../lists/rows/address-column.ts';
import { createEmptyColumns } from '../../../lists/rows/judged-columns.ts';
import { createRowStore } from '../../../lists/rows/row-store.ts';
import { getRowContent } from './row-link.tsx';

const engine = await createNodeInspector();

it.each<[string, AddressFinding | null, string]>([
  ['Vitalik.eth', null, 'info'],
  ['Vitalik.eth', 'right', 'info'],
  ['Vitalik.eth', 'poisoned', 'alert'],
  ['Vitaiik.eth', null, 'alert'],
  ['meta-mask.eth', null, 'warn'],
  ['vitalik.eth', null, 'pass'],
])('shows %s with the address finding %s in the tone %s', (name, finding, tone) => {
  const store = createRowStore();
  store.append([name], { ...engine.inspectColumns([name]), revision: 0 });
  const describeAddress = () => finding && { address: null, finding, pin: null };
  expect(getRowContent({ store, describeAddress }, 0).tone).toBe(tone);
});

it('returns no tone for a row that was not inspected', () => {
  const store = createRowStore();
  store.append(['nick.eth'], createEmptyColumns(1));
  expect(getRowContent({ store, describeAddress: () => null }, 0).tone).toBeNull();
});
