import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { listFiles } from '../list-files.ts';

/**
 * Matches files that are not in files.json: the list itself, the service worker, pictures, source maps and compressed
 * copies.
 */
const UNLISTED = /^(files\.json$|service-worker\.js$|pictures\/)|\.(?:br|gz|map)$/u;

/** Returns the SHA-256 hash of a file, as browsers check it. */
export function hashFile(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/**
 * Adds hashes to the tags that load scripts and stylesheets, so that the browser rejects damaged files. Tags that
 * only prefetch a file get no hash, because the code that uses the file checks its hash.
 */
export function addIntegrity(html: string, getIntegrity: (path: string) => string): string {
  return html.replace(
    /<(?:script|link)\b(?![^>]*\brel="prefetch")[^>]*?\b(?:src|href)="\.\/(assets\/[^"]+)"/gu,
    (tag, path: string) => `${tag} integrity="${getIntegrity(path)}"`,
  );
}

/** Writes the hashes of the built files into `index.html` and `files.json`. */
export function viteIntegrityPlugin(): Plugin {
  let folder = '';
  return {
    name: 'namescope-integrity',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      const page = join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      writeFileSync(
        page,
        addIntegrity(html, (path) => hashFile(join(folder, path))),
      );
      const paths = listFiles(folder).filter((path) => !UNLISTED.test(path));
      const files = Object.fromEntries(paths.map((path) => [path, hashFile(join(folder, path))]));
      writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
    },
  };
}
