import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { describePackage, findPackageFolder, type ShippedPackage } from './shipped-packages.ts';

/** List that the page shows. */
export const LIST = 'src/ui/features/about/shipped-packages.json';
/** File with the full text of all licences. */
export const TERMS = 'public/licences.txt';

const RULE = '='.repeat(80);

/** Licences of data and other parts of the site, by title. */
const OTHER_TERMS = [
  ['The tables', 'src/data/LICENSES.md'],
  ['Unicode data', 'src/data/sources/LICENSE-UNICODE.txt'],
] as const;

/**
 * Compares the licences that the site lists with the packages in its bundles. The builds of the page and the workers
 * use `collect`; the last build, that of the service worker, uses `check`. If the packages have changed, `check`
 * rewrites both files and fails, so that someone reviews the change.
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
            `The licences are written again, because the packages of the site changed. Review the changes of ${LIST} and ${TERMS}, then build again.`,
          );
        }
      },
    }),
  };
}

/**
 * Returns the modules in a file of the bundle. Styles, assets and unused modules leave no code.
 * Files that a style imports with `@import` are not listed.
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

/** Groups packages with the same licence text under all their names. */
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

/** Reads a project file with normalized line ends, because Git may have converted them on Windows. */
function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Writes a file if its content differs. Returns whether it was written. */
function update(file: string, text: string): boolean {
  if (readText(file) === text) return false;
  writeFileSync(file, text);
  return true;
}
