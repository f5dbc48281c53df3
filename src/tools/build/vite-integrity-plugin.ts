import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { listFiles } from '../quality/compare-folders.ts';

/** Files that are not in files.json: the list itself, the service worker, and files that the page does not need. */
const UNLISTED = /^(files\.json$|service-worker\.js$|pictures\/)|\.map$/u;

function hashFile(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/** Adds the hash of every script and style to the page, so that the browser rejects damaged files. */
export function addIntegrity(html: string, getIntegrity: (path: string) => string): string {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="\.\/(assets\/[^"]+)"/gu,
    (tag, path: string) => `${tag} integrity="${getIntegrity(path)}"`,
  );
}

/** Writes the hashes of the built files into the page, `files.json` and the list of the service worker. */
export function createIntegrity() {
  let folder = '';
  const plugin: Plugin = {
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
  const addToEntry = <Entry extends { url: string }>(entry: Entry) => ({
    ...entry,
    integrity: hashFile(join(folder, entry.url)),
  });
  return { plugin, addToEntry };
}
