import type { RowQuery } from '../../../client/bulk/row-view.ts';

/** Orders in the menu, which every screen has. On wide screens, the table headings offer more orders. */
export const ORDERS: readonly { word: string; sort: RowQuery['sort'] }[] = [
  { word: 'Most dangerous first', sort: { key: 'found', descending: false } },
  { word: 'Order of the list', sort: { key: 'row', descending: false } },
  { word: 'By name', sort: { key: 'name', descending: false } },
  { word: 'By imitated name', sort: { key: 'target', descending: false } },
];
