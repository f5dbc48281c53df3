import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the sorted paths of all files below a folder, with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Returns one line for each file that differs between two folders. */
export function compareFolders(first: string, second: string): string[] {
  const inFirst = new Set(listFiles(first));
  const inSecond = new Set(listFiles(second));
  return [...new Set([...inFirst, ...inSecond])].sort().flatMap((file) => {
    if (!inSecond.has(file)) return [`${file}: only in ${first}`];
    if (!inFirst.has(file)) return [`${file}: only in ${second}`];
    const place = findDifference(readFileSync(join(first, file)), readFileSync(join(second, file)));
    return place < 0 ? [] : [`${file}: differs from byte ${place} on`];
  });
}

/** Returns the index of the first byte that differs, or -1 if all bytes are equal. */
function findDifference(first: Buffer, second: Buffer): number {
  if (first.equals(second)) return -1;
  const place = first.findIndex((byte, index) => byte !== second[index]);
  return place < 0 ? first.length : place;
}
