import { formatCodePoints } from '../primitives/code-points.ts';
import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';

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

/** Variation selectors by number: VS1–VS16, then VS17–VS256. */
function labelVariationSelector(codePoint: number): string | undefined {
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `VS${codePoint - 0xfe00 + 1}`;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `VS${codePoint - 0xe0100 + 17}`;
  return undefined;
}

/** True for what draws nothing or nothing known when it stands alone. */
export function isHidden(character: string): boolean {
  return HIDDEN_CHARACTER.test(character);
}

/** Short label of a hidden character. */
function labelHiddenCharacter(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return (
    SHORT_NAMES.get(codePoint) ??
    labelVariationSelector(codePoint) ??
    formatCodePoints(character).slice('U+'.length)
  );
}

/** A stretch of text that shows itself, or one hidden character with its label. */
export interface VisibleRun {
  text: string;
  label: string | null;
}

const EMOJI_PART =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u20E3/u;
const TAG = /[\u{E0020}-\u{E007F}]/u;
/** The one emoji that tags follow: https://www.unicode.org/reports/tr51/#valid-emoji-tag-sequences */
const BLACK_FLAG = '🏴';

/** True for a joiner, selector or tag that is drawn as part of an emoji, if what is before it is drawn. */
function isEmojiJoiner(character: string, before: string, after: string): boolean {
  if (character === '\u200D') return EMOJI_PART.test(before) && EMOJI_PART.test(after);
  if (character === '\uFE0F')
    return /[\d#*]/.test(before) ? after === '\u20E3' : /\p{Emoji}/u.test(before);
  return TAG.test(character) && (TAG.test(before) || before === BLACK_FLAG);
}

/** Splits a text so that what cannot be seen stands alone, with a label to show in its place. */
export function splitVisibleRuns(text: string): VisibleRun[] {
  const characters = Array.from(text);
  const runs: VisibleRun[] = [];
  characters.forEach((character, index) => {
    const last = runs.at(-1);
    const isDrawn =
      !isHidden(character) ||
      (last?.label === null &&
        isEmojiJoiner(character, characters[index - 1] ?? '', characters[index + 1] ?? ''));
    if (!isDrawn) runs.push({ text: character, label: labelHiddenCharacter(character) });
    else if (last?.label === null) last.text += character;
    else runs.push({ text: character, label: null });
  });
  return runs;
}
