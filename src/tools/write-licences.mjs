// npm run licences: gathers the terms of everything in the site into public/licences.txt.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LICENSED_PACKAGES } from '../ui/features/about/licences.ts';

const RULE = '='.repeat(80);

/** The licence file of a package, as it came. */
function readTerms(name) {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
  return readFileSync(`${folder}/${file}`, 'utf8').trim();
}

// Packages of one house have the same terms: these stand once, under all their names.
const namesOf = new Map();
for (const { name } of LICENSED_PACKAGES) {
  const terms = readTerms(name);
  namesOf.set(terms, [...(namesOf.get(terms) ?? []), name]);
}

const parts = [
  ['Namescope', readFileSync('LICENSE', 'utf8').trim()],
  ...[...namesOf].map(([terms, names]) => [names.join(', '), terms]),
  ['The tables', readFileSync('src/data/LICENSES.md', 'utf8').trim()],
  ['Unicode data', readFileSync('src/data/sources/LICENSE-UNICODE.txt', 'utf8').trim()],
];
writeFileSync(
  'public/licences.txt',
  parts.map(([title, terms]) => `${RULE}\n${title}\n${RULE}\n\n${terms}\n`).join('\n'),
);
