import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { describePackage, findPackageFolder, type ShippedPackage } from './shipped-packages.ts';

/** What the page shows. */
export const LIST = 'src/ui/features/about/shipped-packages.json';
/** All terms in full. */
export const TERMS = 'public/licences.txt';

const RULE = '='.repeat(80);

/** Other terms that come with the site, by title. */
const OTHER_TERMS = [
  ['The tables', 'src/data/LICENSES.md'],
  ['Unicode data', 'src/data/sources/LICENSE-UNICODE.txt'],
] as const;

/**
 * Holds the licences that the site names to the packages that are in it. The site is built in three parts:
 * `collect` goes into those of page and workers, `check` into the last, that of the service worker. Where
 * the packages have changed, it writes both files again and fails, so that someone looks at the change.
 */
export function createLicencesPlugins(root: string): { collect(): Plugin; check(): Plugin } {
  const folders = new Set<string>();

  function collect(bundle: Rolldown.OutputBundle): void {
    for (const id of Object.values(bundle).flatMap(listSources)) {
      const folder = findPackageFolder(id);
      if (folder) folders.add(resolve(root, folder));
    }
  }

  const name = 'namescope-licences';
  return {
    collect: () => ({ name, apply: 'build', generateBundle: (_, bundle) => collect(bundle) }),
    check: () => ({
      name,
      apply: 'build',
      generateBundle: (_, bundle) => {
        collect(bundle);
        const packages = [...folders].map(describePackage).sort(compareByName);
        const changed = [
          update(join(root, LIST), formatList(packages)),
          update(join(root, TERMS), formatTerms(root, packages)),
        ];
        if (changed.some(Boolean)) {
          throw new Error(
            `The licences are written again, as other packages are in the site: look at what has changed in ${LIST} and ${TERMS}, then build again.`,
          );
        }
      },
    }),
  };
}

/**
 * The modules that a file of the bundle is made of. Styles and assets leave no code, unused modules neither.
 * What a style takes in by `@import` is not listed: code imports it.
 */
function listSources(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  if (file.type === 'asset') return file.originalFileNames;
  return Object.entries(file.modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(?:\?|$)/u.test(id))
    .map(([id]) => id);
}

function compareByName(a: ShippedPackage, b: ShippedPackage): number {
  const [first, second] = [`${a.name} ${a.version}`, `${b.name} ${b.version}`];
  return first < second ? -1 : Number(first > second);
}

function formatList(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ terms: _, ...shown }) => shown);
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** Packages of one house have the same terms: these stand once, under all their names. */
function formatTerms(root: string, packages: readonly ShippedPackage[]): string {
  const namesOf = new Map<string, string[]>();
  for (const { name, version, terms } of packages) {
    namesOf.set(terms, [...(namesOf.get(terms) ?? []), `${name} ${version}`]);
  }
  const parts = [
    ['Namescope', readText(join(root, 'LICENSE'))],
    ...[...namesOf].map(([terms, names]) => [names.join(', '), terms]),
    ...OTHER_TERMS.map(([title, file]) => [title, readText(join(root, file))]),
  ];
  return parts
    .map(([title, terms = '']) => `${RULE}\n${title}\n${RULE}\n\n${terms.trim()}\n`)
    .join('\n');
}

/** A file of ours; Git may have given it the line ends of Windows. */
function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Writes a file unless it says the same already, and tells whether it did. */
function update(file: string, text: string): boolean {
  if (readText(file) === text) return false;
  writeFileSync(file, text);
  return true;
}
