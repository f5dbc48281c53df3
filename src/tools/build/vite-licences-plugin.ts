import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The list of packages that the page shows. */
export const PACKAGES_FILE = 'src/ui/features/about/shipped-packages.json';
/** The full text of all licences. */
export const LICENCES_FILE = 'public/licences.txt';

/** Titles and files of the licences that do not belong to a package. */
const OWN_LICENCE = ['Namescope', 'LICENSE'] as const;
const DATA_LICENCES = [
  ['The tables', 'src/data/LICENSES.md'],
  ['Unicode data', 'src/data/sources/LICENSE-UNICODE.txt'],
] as const;

/** Folders of the build tools that add modules to a bundle, by prefix of their module ids. */
const BUILD_TOOLS = { '\0rolldown/': 'node_modules/rolldown', '\0vite/': 'node_modules/vite' };

/**
 * Returns plugins that keep the lists of packages and licences up to date with the bundles of the site.
 * The builds of the page and the workers use `collect`. The service worker is built last and uses `check`.
 * If packages or licences have changed, `check` updates the files and fails the build, so that someone reviews the change.
 * Other builds use `emit`, which adds a file with the licences of their own packages.
 */
export function createLicencesPlugins(
  root: string,
): Record<'collect' | 'check' | 'emit', () => Plugin> {
  const folders = new Set<string>();

  function collect(bundle: Rolldown.OutputBundle): void {
    for (const id of Object.values(bundle).flatMap(listSources)) {
      const folder = findPackageFolder(id);
      if (folder) folders.add(resolve(root, folder));
    }
  }

  /** Returns the list of packages and the text of all licences. Packages with the same licence text share a section. */
  function describeAll(): { list: string; licences: string } {
    const packages = [...folders].map(describePackage).sort(compareByName);
    const namesByLicence = new Map<string, string[]>();
    for (const { name, version, licenceText } of packages) {
      const names = namesByLicence.get(licenceText) ?? [];
      namesByLicence.set(licenceText, [...names, `${name} ${version}`]);
    }
    const readSection = ([title, file]: readonly [string, string]) => [
      title,
      readText(join(root, file)),
    ];
    const sections = [
      readSection(OWN_LICENCE),
      ...Array.from(namesByLicence, ([licenceText, names]) => [names.join(', '), licenceText]),
      ...DATA_LICENCES.map(readSection),
    ];
    const line = '='.repeat(80);
    const shown = packages.map(({ licenceText: _, ...each }) => each);
    return {
      list: `${JSON.stringify(shown, null, 2)}\n`,
      licences: sections
        .map(([title, text = '']) => `${line}\n${title}\n${line}\n\n${text.trim()}\n`)
        .join('\n'),
    };
  }

  const plugin = { name: 'namescope-licences', apply: 'build' } as const;
  return {
    collect: () => ({ ...plugin, generateBundle: (_, bundle) => collect(bundle) }),
    check: () => ({
      ...plugin,
      generateBundle: (_, bundle) => {
        collect(bundle);
        const { list, licences } = describeAll();
        const changed = [
          updateFile(join(root, PACKAGES_FILE), list),
          updateFile(join(root, LICENCES_FILE), licences),
        ];
        if (changed.some(Boolean)) {
          throw new Error(
            `The packages or licences of the site have changed. Review the updates of ${PACKAGES_FILE} and ${LICENCES_FILE}, then build again.`,
          );
        }
      },
    }),
    emit: () => ({
      ...plugin,
      generateBundle(_, bundle) {
        collect(bundle);
        const fileName = basename(LICENCES_FILE);
        this.emitFile({ type: 'asset', fileName, source: describeAll().licences });
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

/** Returns the folder of the package that a module belongs to, or undefined for a module of this project. */
export function findPackageFolder(moduleId: string): string | undefined {
  const folder = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(moduleId)?.[1];
  if (folder || !moduleId.startsWith('\0')) return folder;
  const tool = Object.entries(BUILD_TOOLS).find(([start]) => moduleId.startsWith(start));
  if (!tool)
    throw new Error(`The bundle contains a module of an unknown package: ${moduleId.slice(1)}.`);
  return tool[1];
}

/** Reads the metadata and licence files of a package. Throws if the licence, its text or the repository is missing. */
export function describePackage(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license: licence, repository } = manifest;
  const link = createLink(String(repository?.url ?? repository));
  const licenceText = readLicenceText(folder);
  if (typeof licence !== 'string') throw new Error(`${name} has no licence in package.json.`);
  if (link === null) throw new Error(`${name} has no known repository in package.json.`);
  if (licenceText === '') throw new Error(`${name} has no licence text.`);
  return { name: String(name), version: String(version), licence, link, licenceText };
}

type ShippedPackage = ReturnType<typeof describePackage>;

function compareByName(a: ShippedPackage, b: ShippedPackage): number {
  return `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1;
}

/** The section of Vite's licence file about Vite's dependencies. The site does not contain their code. */
const LICENCES_OF_TOOL_DEPENDENCIES = /^# Licenses of bundled dependencies$[\s\S]*/mu;

/** Returns the text of the licence and notice files of a package. */
function readLicenceText(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice)\b/iu.test(file))
    .sort()
    .map((file) => readText(join(folder, file)).replace(LICENCES_OF_TOOL_DEPENDENCIES, '').trim())
    .join('\n\n');
}

/**
 * Returns the web address of a repository, or null if it is not known.
 * `git+https://github.com/a/b.git`, `github:a/b` or `a/b` → `https://github.com/a/b`
 */
function createLink(repository: string): string | null {
  const { host = 'github.com', path } =
    /^(?:(?:git\+)?(?:https|ssh|git):\/\/(?:git@)?(?<host>[^/]+)\/|github:)?(?<path>[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/u.exec(
      repository,
    )?.groups ?? {};
  return path === undefined ? null : `https://${host}/${path}`;
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
