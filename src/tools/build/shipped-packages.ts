import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code is part of the site, with its licence. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
  link: string;
  terms: string;
}

/** Prefixes of the ids of modules that build tools add. */
const BUILD_TOOLS = { '\0rolldown/': 'node_modules/rolldown', '\0vite/': 'node_modules/vite' };

/** Heading in Vite's licence after which the licences of packages follow that no page contains. */
const TERMS_OF_TOOL_DEPENDENCIES = /^# Licenses of bundled dependencies$[\s\S]*/mu;

/** Returns the folder of the package that a module belongs to, or undefined for our own modules. */
export function findPackageFolder(moduleId: string): string | undefined {
  const folder = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(moduleId)?.[1];
  if (folder || !moduleId.startsWith('\0')) return folder;
  const tool = Object.entries(BUILD_TOOLS).find(([start]) => moduleId.startsWith(start));
  if (!tool) throw new Error(`The bundle has a module of unknown origin: ${moduleId.slice(1)}.`);
  return tool[1];
}

/** Reads name, version, licence and address of a package. Throws if the licence, its text or the address is missing. */
export function describePackage(folder: string): ShippedPackage {
  const stated = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license: licence, repository } = stated;
  if (typeof licence !== 'string') throw new Error(`${name} does not name its licence.`);
  return {
    name,
    version,
    licence,
    link: createLink(name, repository?.url ?? repository),
    terms: readTerms(name, folder),
  };
}

/** Returns the licence and notices of a package with normalized line ends. */
function readTerms(name: string, folder: string): string {
  const terms = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice)\b/iu.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
    .map((text) => text.replace(TERMS_OF_TOOL_DEPENDENCIES, '').trim())
    .join('\n\n');
  if (terms === '') throw new Error(`${name} has no text of its licence.`);
  return terms;
}

/** Returns the page of a repository. `git+https://github.com/a/b.git`, `github:a/b` and `a/b` have the same page. */
function createLink(name: string, repository: unknown): string {
  const place =
    /^(?:(?:git\+)?(?:https|ssh|git):\/\/(?:git@)?(?<host>[^/]+)\/|github:)?(?<path>[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/u.exec(
      String(repository),
    )?.groups;
  if (!place) throw new Error(`${name} does not say where it is developed.`);
  return `https://${place.host ?? 'github.com'}/${place.path}`;
}
