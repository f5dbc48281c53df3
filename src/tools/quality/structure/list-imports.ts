import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** An import from a different folder or from a built-in module. */
export interface FolderImport {
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
export function listSourceFiles(): string[] {
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
export function getFolder(file: string): string {
  const [top = '', ...rest] = file.split('/').slice(1, -1);
  if (!SPLIT_FOLDERS.includes(top)) return top;
  return [top, ...rest.slice(0, rest[0] === 'features' ? 2 : 1)].join('/');
}

/** Returns a file's imports from other folders of `src` and from built-in modules. Skips npm packages. */
export function listFolderImports(file: string, source: string): FolderImport[] {
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
export function listAllFolderImports(): FolderImport[] {
  return listSourceFiles().flatMap((file) => listFolderImports(file, readFileSync(file, 'utf8')));
}
