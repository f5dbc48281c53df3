import { formatCodePoints } from '../primitives/format-code-points.ts';
import { splitHidden } from '../primitives/split-hidden.ts';

const SHORT_NAMES = new Map<number, string>([
  [0x00, 'NUL'],
  [0x09, 'TAB'],
  [0x0a, 'LF'],
  [0x0d, 'CR'],
  [0x20, 'SPACE'],
  [0x7f, 'DEL'],
  [0xa0, 'NBSP'],
  [0xad, 'SHY'],
  [0x34f, 'CGJ'],
  [0x61c, 'ALM'],
  [0x115f, 'HCF'],
  [0x1160, 'HJF'],
  [0x180e, 'MVS'],
  [0x200b, 'ZWSP'],
  [0x200c, 'ZWNJ'],
  [0x200d, 'ZWJ'],
  [0x200e, 'LRM'],
  [0x200f, 'RLM'],
  [0x2028, 'LSEP'],
  [0x2029, 'PSEP'],
  [0x202a, 'LRE'],
  [0x202b, 'RLE'],
  [0x202c, 'PDF'],
  [0x202d, 'LRO'],
  [0x202e, 'RLO'],
  [0x202f, 'NNBSP'],
  [0x2060, 'WJ'],
  [0x2066, 'LRI'],
  [0x2067, 'RLI'],
  [0x2068, 'FSI'],
  [0x2069, 'PDI'],
  [0x2800, 'BLANK'],
  [0x3000, 'IDSP'],
  [0x3164, 'HF'],
  [0xfeff, 'BOM'],
  [0xffa0, 'HWHF'],
]);

/** Returns the label of a variation selector, from VS1 to VS256. */
function labelVariationSelector(codePoint: number): string | undefined {
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `VS${codePoint - 0xfe00 + 1}`;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `VS${codePoint - 0xe0100 + 17}`;
  return undefined;
}

/** Returns a short label for a hidden character, such as `ZWJ`. */
function labelHiddenCharacter(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return (
    SHORT_NAMES.get(codePoint) ??
    labelVariationSelector(codePoint) ??
    formatCodePoints(character).slice('U+'.length)
  );
}

/** A run of visible text, or one hidden character with its label. */
export interface VisibleRun {
  text: string;
  label: string | null;
}

/**
 * Splits text into runs of visible text and single hidden characters, which get a label to show instead.
 *
 * @example splitVisibleRuns('a\u200db') // runs with the labels null, 'ZWJ' and null
 */
export function splitVisibleRuns(text: string): VisibleRun[] {
  return splitHidden(text).map((run) => ({
    text: run.text,
    label: run.isHidden ? labelHiddenCharacter(run.text) : null,
  }));
}
