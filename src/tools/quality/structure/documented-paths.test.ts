import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Folders that builds, measurements and npm create. They do not exist in a fresh checkout. */
const GENERATED = /^(?:dist|bench-results|mutants|test-results|node_modules)/u;

const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n');
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const sources = files.filter(
  (file) =>
    /^(?:src|e2e)\/.*\.(?:ts|tsx|mjs|css)$/u.test(file) &&
    // Test cases and examples in this folder contain invented paths.
    !/\.test\.|\/quality\/structure\//u.test(file),
);

/** Returns the targets of relative Markdown links, such as `../README.md`. */
function listLinks(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, target = '']) => target);
}

/** Returns the file paths in backticks, such as `text/hex.ts` or `hex.ts`. */
function listQuotedFiles(text: string): string[] {
  const quoted = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|capnp|css|md))`/gu;
  return [...text.matchAll(quoted)].map(([, path = '']) => path);
}

/** Checks whether a path exists, relative to the document, `src` or the project root. */
function pathExists(document: string, path: string): boolean {
  const folder = posix.dirname(document);
  return (
    GENERATED.test(path) ||
    [folder, 'src', '.'].some((start) => existsSync(posix.join(start, path))) ||
    // File names are unique, so the end of a path identifies a file.
    files.some((file) => file.endsWith(`/${path}`))
  );
}

it.each(documents)('%s refers only to files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const folder = posix.dirname(document);
  const brokenLinks = listLinks(text).filter((link) => !existsSync(posix.join(folder, link)));
  const missingFiles = listQuotedFiles(text).filter((path) => !pathExists(document, path));
  expect([...brokenLinks, ...missingFiles]).toEqual([]);
});

it('source files refer only to files that exist', () => {
  const missing = sources.flatMap((file) => {
    const paths = readFileSync(file, 'utf8').match(/\b(?:src|e2e)\/[\w./-]+\.(?:tsx?|mjs|md)\b/gu);
    return (paths ?? []).filter((path) => !existsSync(path)).map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
