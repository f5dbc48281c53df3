import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { describePackage, findPackageFolder, type ShippedPackage } from './shipped-packages.ts';

/** The list of packages that the page shows. */
export const PACKAGES_FILE = 'src/ui/features/about/shipped-packages.json';
/** The full text of all licences. */
export const LICENCES_FILE = 'public/licences.txt';

const SEPARATOR = '='.repeat(80);

/** Titles and files of the licences that do not belong to a package. */
const DATA_LICENCES = [
  ['The tables', 'src/data/LICENSES.md'],
  ['Unicode data', 'src/data/sources/LICENSE-UNICODE.txt'],
] as const;

/**
 * Returns plugins that keep the lists of packages and licences up to date with the bundles of the site.
 * The builds of the page and the workers use `collect`. The service worker is built last and uses `check`.
 * If packages or licences have changed, `check` updates the files and fails the build, so that someone reviews the change.
 * Other builds use `emit`, which adds a file with the licences of their own packages.
 */
export function createLicencesPlugins(root: string): {
  collect(): Plugin;
  check(): Plugin;
  emit(): Plugin;
} {
  const folders = new Set<string>();

  function collect(bundle: Rolldown.OutputBundle): void {
    for (const id of Object.values(bundle).flatMap(listSources)) {
      const folder = findPackageFolder(id);
      if (folder) folders.add(resolve(root, folder));
    }
  }

  const listPackages = () => [...folders].map(describePackage).sort(compareByName);

  const name = 'namescope-licences';
  return {
    collect: () => ({ name, apply: 'build', generateBundle: (_, bundle) => collect(bundle) }),
    check: () => ({
      name,
      apply: 'build',
      generateBundle: (_, bundle) => {
        collect(bundle);
        const packages = listPackages();
        const changed = [
          updateFile(join(root, PACKAGES_FILE), formatList(packages)),
          updateFile(join(root, LICENCES_FILE), formatLicences(root, packages)),
        ];
        if (changed.some(Boolean)) {
          throw new Error(
            `The packages or licences of the site have changed. Review the updates of ${PACKAGES_FILE} and ${LICENCES_FILE}, then build again.`,
          );
        }
      },
    }),
    emit: () => ({
      name,
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const source = formatLicences(root, listPackages());
        this.emitFile({ type: 'asset', fileName: basename(LICENCES_FILE), source });
      },
    }),
  };
}

/**
 * Returns the source files of a file in the bundle. Skips modules without code, except stylesheets.
 * Does not return files that a stylesheet imports with `@import`.
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
  const list = packages.map(({ licenceText: _, ...shown }) => shown);
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** Formats the licence texts. Packages with the same licence text share a section. */
function formatLicences(root: string, packages: readonly ShippedPackage[]): string {
  const namesByLicence = new Map<string, string[]>();
  for (const { name, version, licenceText } of packages) {
    const names = namesByLicence.get(licenceText) ?? [];
    namesByLicence.set(licenceText, [...names, `${name} ${version}`]);
  }
  const sections = [
    ['Namescope', readText(join(root, 'LICENSE'))],
    ...[...namesByLicence].map(([licenceText, names]) => [names.join(', '), licenceText]),
    ...DATA_LICENCES.map(([title, file]) => [title, readText(join(root, file))]),
  ];
  return sections
    .map(([title, text = '']) => `${SEPARATOR}\n${title}\n${SEPARATOR}\n\n${text.trim()}\n`)
    .join('\n');
}

/** Reads a text file and normalizes its line endings, because Git may have converted them on Windows. */
function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Writes a file if its content has changed. Returns whether it wrote the file. */
function updateFile(file: string, text: string): boolean {
  if (readText(file) === text) return false;
  writeFileSync(file, text);
  return true;
}
