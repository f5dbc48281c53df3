/** A letter with marks that come in this order for no other seed, in UTF-16 units as long as asked for. */
export function createMarkedLetter(seed: number, length: number): string {
  let marks = '';
  for (let random = seed + 1; marks.length < length - 1; ) {
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    marks += String.fromCharCode(0x300 + ((random >>> 16) & 63));
  }
  return `e${marks}`;
}
