import { takeEnd, takeStart } from '../../primitives/take-start.ts';

/** Maximum length of a label that is shown completely, in UTF-16 code units. */
const MAX_LENGTH = 120;
/** Maximum length of a run of plain characters that is shown completely. */
const PLAIN = /([a-z0-9-]{41,})/u;
/** Number of characters kept at each end of a shortened run. */
const PLAIN_END = 16;
/** Maximum length of a shortened label. Longer labels keep only both ends. */
const MAX_SHOWN = 400;

/** Text to show, or the number of code units left out. */
export type LabelPart = string | number;

function shortenText(text: string, end: number): LabelPart[] {
  const first = takeStart(text, end);
  const last = takeEnd(text, end);
  return [first, text.length - first.length - last.length, last];
}

/**
 * Shortens a label for narrow places. Removes only the middle of long runs of `[a-z0-9-]`, so that unusual characters
 * stay visible, unless there are hundreds of them.
 *
 * @example
 * shortenLabel(`${'a'.repeat(100)}а${'b'.repeat(30)}`); // ['aaaa…', 68, 'aaaa…', 'а', 'bbbb…']
 */
export function shortenLabel(label: string, longest = MAX_LENGTH): LabelPart[] {
  if (label.length <= longest) return [label];
  const parts = label
    .split(PLAIN)
    .flatMap((part) => (PLAIN.test(part) ? shortenText(part, PLAIN_END) : part))
    .filter((part) => part !== '');
  const shown = parts.reduce<number>(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 0),
    0,
  );
  return shown > MAX_SHOWN ? shortenText(label, MAX_SHOWN / 4) : parts;
}
