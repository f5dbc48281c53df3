import { type RowQuery, WHOLE_LIST } from '../../client/bulk/row-view.ts';
import type { BulkSession } from '../../client/bulk/session/bulk-session.ts';
import { type RowLayout, WIDE_LAYOUT } from './row-layout.ts';

/** Tabs of a list. */
export const PARTS = ['names', 'look-alikes', 'imitations'] as const;

/** Position of the user in a list. */
export interface ReadingPlace {
  part: (typeof PARTS)[number];
  /** Index of the row whose report is open. */
  open: number | null;
  /** Scroll position of the table for `query`. A new query starts at the top. */
  scrollTop: number;
  query: RowQuery;
  layout: RowLayout;
}

const places = new WeakMap<BulkSession, ReadingPlace>();

/** Returns the position in a list. Components update it, so that users return to the same place. */
export function getReadingPlace(session: BulkSession): ReadingPlace {
  let place = places.get(session);
  if (!place) {
    place = { part: 'names', open: null, scrollTop: 0, query: WHOLE_LIST, layout: WIDE_LAYOUT };
    places.set(session, place);
  }
  return place;
}
