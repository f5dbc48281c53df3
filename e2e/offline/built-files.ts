import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWholeRun } from '../../src/engine/testing/test-scope.ts';

export const BUILT_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** One file of each kind, by what it does for the page; those of a row do not hide each other's faults. */
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
  [/^assets\/later\/start-notices-.*\.js$/],
  [/^service-worker\.js$/],
];

/** Paths of the files that are spoiled together: each alone in the whole run, else one of each kind. */
export function listSpoiledFiles(): string[][] {
  const listed = readFileSync(join(BUILT_FOLDER, 'files.json'), 'utf8');
  const paths = [...Object.keys(JSON.parse(listed)), 'files.json', 'service-worker.js'];
  if (isWholeRun) return paths.map((path) => [path]);
  return KINDS.map((kinds) => paths.filter((path) => kinds.some((kind) => kind.test(path))));
}

/** Of the faults that can be made to the files at a place of that list, all in the whole run, else every tenth one. */
export function chooseFaults<Fault>(faults: readonly Fault[], place: number): Fault[] {
  return faults.filter((_, at) => isWholeRun || (at + place) % 10 === 0);
}
