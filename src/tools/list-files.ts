import { readdirSync } from 'node:fs';
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
