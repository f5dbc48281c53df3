import { type RowQuery, WHOLE_LIST } from '../../client/bulk/row-view.ts';
import type { BulkSession } from '../../client/bulk/session/bulk-session.ts';
import { type RowLayout, WIDE_LAYOUT } from './row-layout.ts';

/** Parts of a session, of which one is looked at. */
export const PARTS = ['names', 'look-alikes', 'imitations'] as const;

/** Where the reader of a list is. */
export interface ReadingPlace {
  part: (typeof PARTS)[number];
  /** Row whose report is open. */
  open: number | null;
  /** Of the table, whose rows are those of `query`: other rows are read from their top. */
  scrollTop: number;
  query: RowQuery;
  layout: RowLayout;
}

const places = new WeakMap<BulkSession, ReadingPlace>();

/** Where the reader of this list is, to be kept up by what they do: other screens come back there. */
export function getReadingPlace(session: BulkSession): ReadingPlace {
  let place = places.get(session);
  if (!place) {
    place = { part: 'names', open: null, scrollTop: 0, query: WHOLE_LIST, layout: WIDE_LAYOUT };
    places.set(session, place);
  }
  return place;
}
