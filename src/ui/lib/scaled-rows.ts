/** Tallest element that browsers lay out exactly, in CSS pixels, with room to spare. */
const MAX_HEIGHT = 8_000_000;

export interface ScaledRows {
  /** Height of the element that scrolls. */
  height: number;
  /** First row that is drawn. */
  first: number;
  /** Row after the last that is drawn. */
  end: number;
  /** Where the first drawn row begins, in the element that scrolls; never negative, which styles would refuse. */
  offset: number;
}

/**
 * Which rows of equal height to draw, and where. Lists too tall for an element are scrolled
 * faster than the scroll bar moves, so that it still reaches the last row.
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

/** The scroll position at which a row is at the top. */
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
