import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code the site contains. */
export interface ShippedPackage {
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
