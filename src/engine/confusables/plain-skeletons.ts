// Skeletons of plain text, for which no table is needed: https://www.unicode.org/reports/tr39/#def-skeleton

/** The prototypes of `[a-z0-9_$-]` that are not the character itself; the dots between labels stay. */
const PROTOTYPES: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', m: 'rn', w: 'vv' };

const PIECES = Array.from({ length: 0x80 }, (_, codePoint) => {
  const character = String.fromCharCode(codePoint);
  return PROTOTYPES[character] ?? character;
});

/** The skeleton of labels of `[a-z0-9_$-]`, or of several joined by dots: the same as with the tables. */
export function getPlainSkeleton(text: string): string {
  if (!/[01mw]/.test(text)) return text;
  let joined = '';
  for (let at = 0; at < text.length; at++) joined += PIECES[text.charCodeAt(at)];
  return joined;
}

const FIRST_UNITS = Uint8Array.from(PIECES, (piece) => piece.charCodeAt(0));
/** 0 where there is none. */
const SECOND_UNITS = Uint8Array.from(PIECES, (piece) => piece.charCodeAt(1));

/**
 * Writes {@link getPlainSkeleton} of a text into an array, for many texts; returns how many units it has.
 *
 * @param units room for two a character
 */
export function writePlainSkeleton(text: string, units: Uint16Array): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const second = SECOND_UNITS[code] as number;
    units[length++] = FIRST_UNITS[code] as number;
    if (second !== 0) units[length++] = second;
  }
  return length;
}

/** Letters that read as one when they stand together: `cl` as `d`. Makes the loose skeleton of such labels of theirs. */
export function joinLetterPairs(skeleton: string): string {
  return skeleton.includes('cl') ? skeleton.replaceAll('cl', 'd') : skeleton;
}

const [C, L, D] = Array.from('cld', (letter) => letter.charCodeAt(0)) as [number, number, number];

/** {@link joinLetterPairs} in place of a skeleton that was written into an array; returns how many units are left. */
export function joinWrittenPairs(units: Uint16Array, length: number): number {
  let left = 0;
  for (let at = 0; at < length; at++) {
    const unit = units[at] as number;
    if (unit === L && at > 0 && units[left - 1] === C) units[left - 1] = D;
    else units[left++] = unit;
  }
  return left;
}
