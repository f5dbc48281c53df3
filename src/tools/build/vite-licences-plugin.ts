import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A package whose code the site contains. */
interface ShippedPackage {
  name: string;
  version: string;
  /** The `license` field of package.json, such as `MIT`. */
  licence: string;
  /** The address of the package's repository. */
  link: string;
  licenceText: string;
}

/** Folders of the build tools that add modules to a bundle, by prefix of their module ids. */
const BUILD_TOOLS = { '\0rolldown/': 'node_modules/rolldown', '\0vite/': 'node_modules/vite' };

/** The section of Vite's licence file about Vite's dependencies. The site does not contain their code. */
const LICENCES_OF_TOOL_DEPENDENCIES = /^# Licenses of bundled dependencies$[\s\S]*/mu;

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
export function describePackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license: licence, repository } = manifest;
  if (typeof licence !== 'string')
    throw new Error(`${name} does not state a licence in package.json.`);
  return {
    name,
    version,
    licence,
    link: createLink(name, repository?.url ?? repository),
    licenceText: readLicenceText(name, folder),
  };
}

/** Returns the text of the licence and notice files of a package, with normalized line endings. */
function readLicenceText(name: string, folder: string): string {
  const licenceText = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice)\b/iu.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
    .map((text) => text.replace(LICENCES_OF_TOOL_DEPENDENCIES, '').trim())
    .join('\n\n');
  if (licenceText === '') throw new Error(`${name} has no licence text.`);
  return licenceText;
}

/**
 * Returns the web address of a repository.
 * `git+https://github.com/a/b.git`, `github:a/b` or `a/b` → `https://github.com/a/b`
 */
function createLink(name: string, repository: unknown): string {
  const match =
    /^(?:(?:git\+)?(?:https|ssh|git):\/\/(?:git@)?(?<host>[^/]+)\/|github:)?(?<path>[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/u.exec(
      String(repository),
    )?.groups;
  if (!match) throw new Error(`${name} does not state a known repository in package.json.`);
  return `https://${match.host ?? 'github.com'}/${match.path}`;
}

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
