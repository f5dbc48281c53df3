import { takeEnd, takeStart } from '../../primitives/cut-text.ts';

/** Longest label, in code units, that is shown whole where there is room. */
const MAX_LENGTH = 120;
/** A stretch of plain characters longer than this loses its middle. */
const PLAIN = /([a-z0-9-]{41,})/u;
/** Characters kept at either end of what loses its middle. */
const PLAIN_END = 16;
/** What is shown of a label at most; beyond, its two ends. */
const MAX_SHOWN = 400;

/** Text to show, or how many code units are left out. */
export type LabelPart = string | number;

function shortenText(text: string, end: number): LabelPart[] {
  const first = takeStart(text, end);
  const last = takeEnd(text, end);
  return [first, text.length - first.length - last.length, last];
}

/**
 * A label as it is shown where space is scarce. Only long stretches of `[a-z0-9-]` lose their
 * middle: a character that could deceive stays in sight, until there are hundreds.
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
