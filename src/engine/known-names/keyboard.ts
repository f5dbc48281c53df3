// Finds adjacent keys on QWERTY, QWERTZ and AZERTY keyboards.

/** Rows of keys. Each row is shifted half a key to the right of the row above. */
const LAYOUTS = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];

const NEIGHBOURS = new Set(LAYOUTS.flatMap(listNeighbours));

function listNeighbours(rows: readonly string[]): string[] {
  const pairs: string[] = [];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1] ?? '';
    for (let at = 0; at < row.length; at++) {
      const key = row[at] as string;
      for (const other of [row[at + 1], below[at], below[at - 1]]) {
        if (other !== undefined) pairs.push(key + other, other + key);
      }
    }
  }
  return pairs;
}

/** Checks whether the keys of two characters are adjacent. */
export function isNeighbourKey(a: string, b: string): boolean {
  return NEIGHBOURS.has(a + b);
}
