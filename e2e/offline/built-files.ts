import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWholeRun } from '../../src/engine/testing/test-scope.ts';

export const BUILT_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** Files by their purpose. Files of one row can be damaged together, because no fault hides another. */
const KINDS = [
  [/^index\.html$/],
  [/^assets\/entry-.*\.js$/],
  [/^assets\/main-.*\.js$/],
  [/^assets\/main-.*\.css$/],
  [/^assets\/inspector-worker-.*\.js$/],
  [/^assets\/bulk-.*\.bin$/],
  [
    /^assets\/(start-engine-.*\.js|details-.*\.bin|hashing-.*\.wasm|(later\/)?grapheme-.*\.(js|css))$/,
  ],
  [/^assets\/boot-.*\.js$/, /^(favicon\.svg|manifest\.webmanifest|files\.json)$/],
  [/^assets\/later\/notices-.*\.js$/],
  [/^service-worker\.js$/],
  [/^assets\/later\/small-.*\.js$/],
];

/** Lists the files that are damaged together: each file separately in `test:all`, otherwise one group for each purpose. */
export function listDamagedFiles(): string[][] {
  const listed = readFileSync(join(BUILT_FOLDER, 'files.json'), 'utf8');
  const paths = [...Object.keys(JSON.parse(listed)), 'files.json', 'service-worker.js'];
  if (isWholeRun) return paths.map((path) => [path]);
  return KINDS.map((kinds) => paths.filter((path) => kinds.some((kind) => kind.test(path))));
}

/** Returns the faults to try at an index of that list: all of them in `test:all`, otherwise a tenth. */
export function chooseFaults<Fault>(faults: readonly Fault[], index: number): Fault[] {
  return faults.filter((_, at) => isWholeRun || (at + index) % 10 === 0);
}
