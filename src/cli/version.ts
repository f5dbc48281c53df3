import { readFile } from 'node:fs/promises';

/** The version of the package that this file belongs to; it is as deep in `src` as in the built package. */
export async function readVersion(): Promise<string> {
  const stated = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return JSON.parse(stated).version;
}
