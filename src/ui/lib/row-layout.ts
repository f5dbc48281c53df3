import { getScrollTop, scaleRows } from './scaled-rows.ts';

/** How the rows of the table are laid out. */
export interface RowLayout {
  /** Of one row, in CSS pixels. */
  height: number;
  /** What was found stands below the name, not beside it. */
  isNarrow: boolean;
  /** Characters that the column of names has room for. */
  room: number;
}

export const WIDE_LAYOUT: RowLayout = { height: 40, isNarrow: false, room: 40 };

const NARROW_HEIGHT = 56;
/** Widest table that is narrow, in `rem`. */
const MAX_NARROW_WIDTH = 40;
/** Width of a narrow table that is not the name's, and of a character of names, in CSS pixels. */
const REST_WIDTH = 90;
const CHARACTER_WIDTH = 9;

/** The layout of a table of this width, where a `rem` has so many pixels. */
export function chooseLayout(width: number, rem: number): RowLayout {
  if (width > MAX_NARROW_WIDTH * rem) return WIDE_LAYOUT;
  const room = Math.floor((width - REST_WIDTH) / CHARACTER_WIDTH);
  return { height: NARROW_HEIGHT, isNarrow: true, room: Math.min(room, WIDE_LAYOUT.room) };
}

/** The scroll position in rows of another height at which a row is where it was; the first in view where it is not. */
export function keepInPlace(
  row: number,
  count: number,
  viewport: number,
  before: { height: number; scrollTop: number },
  height: number,
): number {
  const { first, end } = scaleRows(count, before.height, viewport, before.scrollTop);
  const anchor = row >= first && row < end ? row : first;
  const top = Math.max(0, Math.round(anchor - ((anchor - first) * before.height) / height));
  return getScrollTop(top, count, height, viewport);
}
