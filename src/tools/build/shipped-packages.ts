import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code reaches the visitor's browser, with the terms that its own files state. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
  link: string;
  terms: string;
}

/** Code that the build tools add from within themselves, by the start of its module id. */
const BUILD_TOOLS = { '\0rolldown/': 'node_modules/rolldown', '\0vite/': 'node_modules/vite' };

/** Vite's file goes on with the terms of what Vite itself bundles, which no page gets. */
const TERMS_OF_TOOL_DEPENDENCIES = /^# Licenses of bundled dependencies$[\s\S]*/mu;

/** The folder of the package that a module of a bundle belongs to; nothing for our own modules. */
export function findPackageFolder(moduleId: string): string | undefined {
  const folder = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(moduleId)?.[1];
  if (folder || !moduleId.startsWith('\0')) return folder;
  const tool = Object.entries(BUILD_TOOLS).find(([start]) => moduleId.startsWith(start));
  if (!tool) throw new Error(`The bundle has a module of unknown origin: ${moduleId.slice(1)}.`);
  return tool[1];
}

/** What a package says about itself. Throws when it names no licence, has no text of it, or no address. */
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

/** The licence and notices of a package, with line ends as they are here. */
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

/** Where a package is developed: `git+https://github.com/a/b.git`, `github:a/b` and `a/b` are one page. */
function createLink(name: string, repository: unknown): string {
  const place =
    /^(?:(?:git\+)?(?:https|ssh|git):\/\/(?:git@)?(?<host>[^/]+)\/|github:)?(?<path>[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/u.exec(
      String(repository),
    )?.groups;
  if (!place) throw new Error(`${name} does not say where it is developed.`);
  return `https://${place.host ?? 'github.com'}/${place.path}`;
}
