import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Written by a build or a measurement, so they are missing in a fresh checkout. */
const GENERATED = /^(?:dist|bench-results|mutants|test-results|node_modules)/u;

const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n');
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const sources = files.filter(
  (file) =>
    /^(?:src|e2e)\/.*\.(?:ts|tsx|mjs|css)$/u.test(file) &&
    // Cases of tests and examples of this folder are invented.
    !/\.test\.|\/quality\/structure\//u.test(file),
);

/** Returns the targets of relative links, such as `../README.md`. */
function listLinks(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, target = '']) => target);
}

/** Returns paths of files in backticks, such as `text/hex.ts` or `hex.ts`. */
function listQuotedFiles(text: string): string[] {
  const quoted = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|capnp|css|md))`/gu;
  return [...text.matchAll(quoted)].map(([, path = '']) => path);
}

/** Whether a path exists, seen from a document's folder, from `src`, or from the project's root. */
function isFound(document: string, path: string): boolean {
  const folder = posix.dirname(document);
  return (
    GENERATED.test(path) ||
    [folder, 'src', '.'].some((start) => existsSync(posix.join(start, path))) ||
    // File names are unique, so the end of a path is enough.
    files.some((file) => file.endsWith(`/${path}`))
  );
}

it.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const folder = posix.dirname(document);
  const brokenLinks = listLinks(text).filter((link) => !existsSync(posix.join(folder, link)));
  const missingFiles = listQuotedFiles(text).filter((path) => !isFound(document, path));
  expect([...brokenLinks, ...missingFiles]).toEqual([]);
});

it('has comments that name only files that exist', () => {
  const missing = sources.flatMap((file) => {
    const paths = readFileSync(file, 'utf8').match(/\b(?:src|e2e)\/[\w./-]+\.(?:tsx?|mjs|md)\b/gu);
    return (paths ?? []).filter((path) => !existsSync(path)).map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
