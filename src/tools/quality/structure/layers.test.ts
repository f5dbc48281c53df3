import { describe, expect, it } from 'vitest';
import { LAYERS } from './layers.ts';
import {
  getFolder,
  listAllFolderImports,
  listFolderImports,
  listSourceFiles,
} from './list-imports.ts';

const files = listSourceFiles();
const folders = [...new Set(files.map(getFolder))].sort();
const imports = listAllFolderImports();

const getRule = (folder: string) => folder.replace(/^ui\/features\/.+/u, 'ui/features/*');
const isWithin = (folder: string, outer: string) =>
  folder === outer || folder.startsWith(`${outer}/`);

/** Returns folders that import each other in a circle, or null. */
function findCircle(edges: readonly { from: string; to: string }[]): string[] | null {
  const finished = new Set<string>();
  const visit = (folder: string, path: string[]): string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return null;
    for (const { to } of edges.filter(({ from }) => from === folder)) {
      const circle = visit(to, [...path, folder]);
      if (circle) return circle;
    }
    finished.add(folder);
    return null;
  };
  for (const { from } of edges) {
    const circle = visit(from, []);
    if (circle) return circle;
  }
  return null;
}

describe('LAYERS', () => {
  it('has a line for every folder of src', () => {
    expect(Object.keys(LAYERS).sort()).toEqual([...new Set(folders.map(getRule))].sort());
  });

  it.each(folders)('%s imports only from the folders in its line', (folder) => {
    const allowed = LAYERS[getRule(folder)] ?? [];
    const forbidden = imports.filter(
      ({ from, to }) => from === folder && !allowed.some((each) => isWithin(to, each)),
    );
    expect(forbidden.map(({ file, to }) => `${file} imports from ${to}`)).toEqual([]);
  });

  const written = Object.entries(LAYERS).filter(([folder]) => !folder.startsWith('engine/'));
  it.each(written)('%s imports from every folder in its line', (line, allowed) => {
    const used = imports.filter(({ from }) => getRule(from) === line).map(({ to }) => to);
    expect(allowed.filter((folder) => !used.some((to) => isWithin(to, folder)))).toEqual([]);
  });

  it('has no circles', () => {
    expect(findCircle(imports)).toBeNull();
  });
});

describe('findCircle', () => {
  it('returns the folders of a circle and leaves out the way to it', () => {
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'b' },
    ];
    expect(findCircle(edges)).toEqual(['b', 'c', 'b']);
    expect(findCircle(edges.slice(0, 2))).toBeNull();
  });
});

describe('listFolderImports', () => {
  it.each([
    ["import { a } from '../../contract/reports.ts';", 'contract'],
    ["import type { A } from '../../engine/text/hex.ts';", 'engine/text'],
    ["import {\n  a,\n  b,\n} from '../../lists/rows/row-store.ts';", 'lists'],
    ["export { a } from '../features/inspect/inspect-screen.tsx';", 'ui/features/inspect'],
    ["import '../app/base.css';", 'ui/app'],
    ["const a = await import('../components/glyph.tsx');", 'ui/components'],
    ["import url from '../../data/tables/bulk.bin?url';", 'data/tables'],
    ["new Worker(new URL('../../worker/a-worker.ts', import.meta.url));", 'worker'],
    ["import { readFileSync } from 'node:fs';", 'node:'],
  ])('reads %j', (source, to) => {
    const file = 'src/ui/lib/a.ts';
    expect(listFolderImports(file, source)).toEqual([{ file, from: 'ui/lib', to }]);
  });

  it.each([
    "import { a } from './b.ts';",
    "import { a } from 'react';",
    "import { version } from '../../../package.json';",
  ])('skips %j, which stays in its folder or leaves src', (source) => {
    expect(listFolderImports('src/ui/lib/a.ts', source)).toEqual([]);
  });
});

describe('file names', () => {
  it('are unique in src, so that a name alone finds a file', () => {
    const names = files
      .map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.(?:ts|tsx|mjs)$/u, ''))
      .filter((name) => name !== 'main');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
