import { readFile } from 'node:fs/promises';

/** Reads the package version. The relative path works in `src` and in the built package, which have the same depth. */
export async function readVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).version;
}
