import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS, SEALED } from './layers.ts';

/** An import from a different folder or from a built-in module. */
interface FolderImport {
  /** Path of the importing file, such as `src/ui/main.tsx`. */
  file: string;
  /** Folder of the importing file, relative to `src`. */
  from: string;
  /** Folder of the imported file, relative to `src`, or `node:` for a built-in module. */
  to: string;
}

/** Matches static and dynamic imports, re-exports, and URLs such as `new URL('…', import.meta.url)`. */
const IMPORT = /\b(?:from|import|new URL)\s*\(?\s*'((?:node:|\.{1,2}\/)[^']+)'/gu;

/** Folders whose subfolders have separate import rules. */
const SPLIT_FOLDERS = ['api', 'cli', 'client', 'data', 'engine', 'messages', 'tools', 'ui'];

/** Returns the paths of all source files in `src` except tests and test helpers. */
function listSourceFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|tsx|mjs)$/u.test(path))
    .filter((path) => !/\.test(?:-d)?\.|\/testing\/|\/node_modules\/|\.d\.m?ts$/u.test(path));
}

/**
 * Returns the folder whose import rules apply to a file.
 *
 * @example getFolder('src/engine/text/hex.ts') // 'engine/text'
 * @example getFolder('src/engine/inspector.ts') // 'engine'
 * @example getFolder('src/ui/features/bulk/bulk-screen.tsx') // 'ui/features/bulk'
 */
function getFolder(file: string): string {
  const [top = '', ...rest] = file.split('/').slice(1, -1);
  if (!SPLIT_FOLDERS.includes(top)) return top;
  return [top, ...rest.slice(0, rest[0] === 'features' ? 2 : 1)].join('/');
}

/** Returns a file's imports from other folders of `src` and from built-in modules. Skips npm packages. */
function listFolderImports(file: string, source: string): FolderImport[] {
  const from = getFolder(file);
  return [...source.matchAll(IMPORT)].flatMap(([, specifier = '']): FolderImport[] => {
    if (specifier.startsWith('node:')) return [{ file, from, to: 'node:' }];
    const [path = ''] = specifier.split('?');
    const target = posix.join(posix.dirname(file), path);
    const to = getFolder(target);
    return to === '' || to === from || !target.startsWith('src/') ? [] : [{ file, from, to }];
  });
}

/** Returns all source files' imports from other folders of `src` and from built-in modules. */
function listAllFolderImports(): FolderImport[] {
  return listSourceFiles().flatMap((file) => listFolderImports(file, readFileSync(file, 'utf8')));
}

const files = listSourceFiles();
const folders = [...new Set(files.map(getFolder))].sort();
const imports = listAllFolderImports();

const getLayerKey = (folder: string) => folder.replace(/^ui\/features\/.+/u, 'ui/features/*');
const isWithin = (folder: string, outer: string) =>
  folder === outer || (!SEALED.includes(outer) && folder.startsWith(`${outer}/`));

/** Returns the folders of an import cycle, or null if there is no cycle. */
function findCycle(edges: readonly { from: string; to: string }[]): string[] | null {
  const finished = new Set<string>();
  const visit = (folder: string, path: string[]): string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return null;
    for (const { to } of edges.filter(({ from }) => from === folder)) {
      const cycle = visit(to, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return null;
  };
  for (const { from } of edges) {
    const cycle = visit(from, []);
    if (cycle) return cycle;
  }
  return null;
}

describe('LAYERS', () => {
  it('has an entry for every folder in src', () => {
    expect(Object.keys(LAYERS).sort()).toEqual([...new Set(folders.map(getLayerKey))].sort());
  });

  it.each(folders)('%s imports only from the folders in its entry', (folder) => {
    const allowed = LAYERS[getLayerKey(folder)] ?? [];
    const forbidden = imports.filter(
      ({ from, to }) => from === folder && !allowed.some((each) => isWithin(to, each)),
    );
    expect(forbidden.map(({ file, to }) => `${file} imports from ${to}`)).toEqual([]);
  });

  // The entries of engine folders are generated.
  const written = Object.entries(LAYERS).filter(([folder]) => !folder.startsWith('engine/'));
  it.each(written)('%s imports from every folder in its entry', (key, allowed) => {
    const used = imports.filter(({ from }) => getLayerKey(from) === key).map(({ to }) => to);
    expect(allowed.filter((folder) => !used.some((to) => isWithin(to, folder)))).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(findCycle(imports)).toBeNull();
  });

  it.each([
    ['ab bc ac', null],
    ['ab bc cb', 'bcb'],
    ['ab cd de ec', 'cdec'],
  ])('findCycle(%j) returns %j', (edges, cycle) => {
    const found = findCycle(edges.split(' ').map(([from = '', to = '']) => ({ from, to })));
    expect(found?.join('') ?? null).toBe(cycle);
  });
});

describe('src/tsconfig.*.json', () => {
  it('include every folder of src', () => {
    const projects = readdirSync('src').filter((name) => name.startsWith('tsconfig.'));
    const included = projects.flatMap((name): string[] => {
      return JSON.parse(readFileSync(`src/${name}`, 'utf8')).include ?? [];
    });
    expect(
      folders.filter((each) => !included.some((one) => `${each}/`.startsWith(`${one}/`))),
    ).toEqual([]);
  });
});

describe('file names', () => {
  it('are unique in src', () => {
    const names = files
      .map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.(?:ts|tsx|mjs)$/u, ''))
      .filter((name) => name !== 'main');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
