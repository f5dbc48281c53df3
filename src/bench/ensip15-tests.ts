import { readFile } from 'node:fs/promises';
import type { Corpus } from './corpora.ts';

/**
 * Reads the official tests of ENSIP-15, `validate/tests.json` of https://github.com/adraffy/ens-normalize.js. The file is
 * an array of objects with a `name`. The first object describes the file and is skipped.
 */
export async function readEnsip15Tests(path: string): Promise<Corpus> {
  const tests: { name: string }[] = JSON.parse(await readFile(path, 'utf8'));
  const names = tests.slice(1).map(({ name }) => name);
  return { title: 'ENSIP-15 tests', goal: 1.6, names };
}
