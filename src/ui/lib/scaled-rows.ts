/** Maximum height of the scrolling element in CSS pixels. Browsers lay out taller elements inexactly. */
const MAX_HEIGHT = 8_000_000;

export interface ScaledRows {
  /** Height of the scrolling element. */
  height: number;
  /** Index of the first drawn row. */
  first: number;
  /** Index after the last drawn row. */
  end: number;
  /** Top of the first drawn row in the scrolling element. Never negative, because CSS would ignore it. */
  offset: number;
}

/**
 * Computes which rows of equal height to draw, and where. Lists that are too tall for an element scroll faster than
 * the scroll bar, so that the scroll bar still reaches the last row.
 */
export function scaleRows(
  count: number,
  rowHeight: number,
  viewport: number,
  scrollTop: number,
): ScaledRows {
  const full = count * rowHeight;
  const height = Math.min(full, MAX_HEIGHT);
  const way = Math.max(0, height - viewport);
  const at = Math.min(Math.max(0, scrollTop), way);
  const scale = way === 0 ? 1 : Math.max(0, full - viewport) / way;
  const top = at * scale;
  const first = Math.min(Math.floor(top / rowHeight), Math.max(0, count - 1));
  const end = Math.min(count, Math.ceil((top + viewport) / rowHeight) + 1);
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
