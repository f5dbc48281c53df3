/** Creates a letter with marks. Each seed creates a different grapheme. The length is in UTF-16 code units. */
export function createMarkedLetter(seed: number, length: number): string {
  let marks = '';
  for (let random = seed + 1; marks.length < length - 1; ) {
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    marks += String.fromCharCode(0x300 + ((random >>> 16) & 63));
  }
  return `e${marks}`;
}
