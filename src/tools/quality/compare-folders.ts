import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the sorted paths of all files in a folder and its subfolders. Paths are relative and use forward slashes. */
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

/** Returns a message for each file that differs or is missing in one of the folders. */
export function compareFolders(first: string, second: string): string[] {
  const inFirst = new Set(listFiles(first));
  const inSecond = new Set(listFiles(second));
  return [...new Set([...inFirst, ...inSecond])].sort().flatMap((file) => {
    if (!inSecond.has(file)) return [`${file}: only in ${first}`];
    if (!inFirst.has(file)) return [`${file}: only in ${second}`];
    const offset = findDifference(
      readFileSync(join(first, file)),
      readFileSync(join(second, file)),
    );
    return offset < 0 ? [] : [`${file}: first difference at byte ${offset}`];
  });
}

/** Returns the offset of the first byte that differs, or -1 if the files are equal. */
function findDifference(first: Buffer, second: Buffer): number {
  if (first.equals(second)) return -1;
  const offset = first.findIndex((byte, index) => byte !== second[index]);
  return offset < 0 ? first.length : offset;
}
