import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LICENSED_PACKAGES } from './licences.ts';

/** Folders whose code is part of the site. */
const FOLDERS = ['contract', 'engine', 'http', 'worker', 'service-worker', 'client', 'ui'];
/** Imported by tools and tests that stand beside that code. */
const TOOLS = /^(?:node|vitest|fast-check|ajv|ajv-formats|@valibot|@seriousme)\b/u;

function listImportedPackages(): Set<string> {
  const found = new Set<string>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/u.test(file) || /\.test\.tsx?$/u.test(file)) continue;
      const source = readFileSync(join('src', folder, file), 'utf8');
      for (const [, name = ''] of source.matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)[^']*';/gu)) {
        if (!TOOLS.test(name)) found.add(name);
      }
    }
  }
  return found;
}

it('names every package in the site', () => {
  expect(LICENSED_PACKAGES.map(({ name }) => name)).toEqual([...listImportedPackages()].sort());
});

it.each(LICENSED_PACKAGES)(
  '$name is under the licence that the page names',
  ({ name, licence }) => {
    const stated = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(stated.license).toBe(licence);
  },
);

it.each(LICENSED_PACKAGES)('the terms of $name are in public/licences.txt', ({ name }) => {
  const file = readdirSync(`node_modules/${name}`).find((each) => /^licen[cs]e/iu.test(each));
  const terms = readFileSync(`node_modules/${name}/${file}`, 'utf8').trim();
  expect(terms.length).toBeGreaterThan(500);
  expect(readFileSync('public/licences.txt', 'utf8')).toContain(terms);
});
