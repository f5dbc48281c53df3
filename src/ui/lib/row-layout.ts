/** Layout of the rows of the table. */
export interface RowLayout {
  /** Height of a row in CSS pixels. */
  height: number;
  /** Height of the column headings in CSS pixels. 0 if they are hidden. */
  header: number;
  /** Whether findings are below the name instead of next to it. */
  isNarrow: boolean;
  /** Number of characters that fit in the name column. */
  room: number;
}

export const WIDE_LAYOUT: RowLayout = { height: 40, header: 36, isNarrow: false, room: 40 };

const NARROW_HEIGHT = 56;
/** Maximum width of a narrow table, in `rem`. */
const MAX_NARROW_WIDTH = 40;
/** Width of a narrow table without the name column, in CSS pixels. */
const REST_WIDTH = 90;
/** Width of a character in the name column, in CSS pixels. */
const CHARACTER_WIDTH = 9;

/** Chooses the layout for a table. `width` is in CSS pixels, `rem` in CSS pixels per rem. */
export function chooseLayout(width: number, rem: number): RowLayout {
  if (width > MAX_NARROW_WIDTH * rem) return WIDE_LAYOUT;
  const room = Math.floor((width - REST_WIDTH) / CHARACTER_WIDTH);
  return {
    height: NARROW_HEIGHT,
    header: 0,
    isNarrow: true,
    room: Math.min(room, WIDE_LAYOUT.room),
  };
}

/** Returns the scroll position that keeps a row in place when row heights change. Uses the first visible row if the row is not visible. */
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

/** Maximum height of the scrolling element in CSS pixels. Browsers lay out taller elements inexactly. */
const MAX_HEIGHT = 8_000_000;

/**
 * Computes which rows of equal height to draw, from `first` to before `end`, and the top of the first one in the scrolling
 * element. Lists that are too tall for an element scroll faster than
 * the scroll bar, so that the scroll bar still reaches the last row.
 */
export function scaleRows(count: number, rowHeight: number, viewport: number, scrollTop: number) {
  const full = count * rowHeight;
  const height = Math.min(full, MAX_HEIGHT);
  const way = Math.max(0, height - viewport);
  const at = Math.min(Math.max(0, scrollTop), way);
  const scale = way === 0 ? 1 : Math.max(0, full - viewport) / way;
  const top = at * scale;
  const first = Math.min(Math.floor(top / rowHeight), Math.max(0, count - 1));
  const end = Math.min(count, Math.ceil((top + viewport) / rowHeight) + 1);
  // Never negative, because CSS would ignore it.
  const offset = Math.max(0, at - (top - first * rowHeight));
  return { height, first, end, offset };
}

/** Returns the scroll position at which a row is at the top. */
export function getScrollTop(
  row: number,
  count: number,
  rowHeight: number,
  viewport: number,
): number {
  const full = count * rowHeight;
  const way = Math.max(0, Math.min(full, MAX_HEIGHT) - viewport);
  const scale = way === 0 ? 1 : Math.max(0, full - viewport) / way;
  return Math.min(way, (row * rowHeight) / scale);
}
