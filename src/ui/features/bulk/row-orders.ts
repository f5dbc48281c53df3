import type { RowQuery } from '../../../client/bulk/row-view.ts';

/** Orders that the user can choose on every screen. The headings of a wide table offer the others. */
export const ORDERS: readonly { word: string; sort: RowQuery['sort'] }[] = [
  { word: 'Most dangerous first', sort: { key: 'found', descending: false } },
  { word: 'Order of the list', sort: { key: 'row', descending: false } },
  { word: 'By name', sort: { key: 'name', descending: false } },
  { word: 'By imitated name', sort: { key: 'target', descending: false } },
];
