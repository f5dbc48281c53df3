// Reads which files Git ignores: https://git-scm.com/docs/gitignore

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ignore from 'ignore';

/** The rules of one `.gitignore`. */
interface FolderRules {
  readonly folder: string;
  /** @param path relative to the folder, with `/` at the end if it is a folder */
  test(path: string): { ignored: boolean; unignored: boolean };
}

/** Rules that apply to a folder, those of its closest `.gitignore` last. */
export type IgnoreRules = readonly FolderRules[];

/** Maximum size of a `.gitignore` that is used. */
const MAX_BYTES = 262_144;

/** Maximum number of rules in a `.gitignore` that is used. Every file is compared with each rule. */
const MAX_RULES = 2_000;

/**
 * Matches a rule that is too slow to compare with long file names, because one part of the path has too many wildcards.
 */
const COSTLY_RULE = /(?:\*[^/*]+){3}\*|(?:\*\*.*){4}/u;

/**
 * Adds the rules of the `.gitignore` in a folder, if there is one.
 *
 * @param onUnused called with the reason why a `.gitignore` is not used. Its files are scanned then
 */
export function addRules(
  rules: IgnoreRules,
  folder: string,
  onUnused: (path: string, reason: string) => void,
): IgnoreRules {
  const path = join(folder, '.gitignore');
  const size = measureFile(path);
  if (size === null) return rules;
  if (size > MAX_BYTES) {
    onUnused(path, 'it is too long');
    return rules;
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    onUnused(path, 'it cannot be read');
    return rules;
  }
  const lines = text.split('\n');
  if (lines.length > MAX_RULES || lines.some((line) => COSTLY_RULE.test(line))) {
    onUnused(path, 'its rules would take too long to apply');
    return rules;
  }
  const matcher = ignore({ ignorecase: false, allowRelativePaths: true }).add(text);
  return [...rules, { folder, test: (each) => matcher.test(each) }];
}

/**
 * Returns the size of a file, or null if there is none. Errors of a folder are reported later, when the folder is
 * listed.
 */
function measureFile(path: string): number | null {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : null;
  } catch {
    return null;
  }
}

/** Checks whether the ignore rules exclude a path. The closest `.gitignore` with a rule for the path decides. */
export function isIgnored(rules: IgnoreRules, path: string, isFolder: boolean): boolean {
  for (const { folder, test } of rules.toReversed()) {
    const within = relative(folder, path).split(sep).join('/');
    const { ignored, unignored } = test(isFolder ? `${within}/` : within);
    if (ignored || unignored) return ignored;
  }
  return false;
}

/**
 * Returns the rules of all parent folders of a folder, up to the root of the repository. Returns no rules if the folder
 * is not in a repository. If the rules ignore the folder itself, no rules apply, because the user asked to scan the
 * folder.
 */
export function readParentRules(
  folder: string,
  onUnused: (path: string, reason: string) => void,
): IgnoreRules {
  const parents: string[] = [];
  for (let at = folder; !existsSync(join(at, '.git')); at = dirname(at)) {
    if (dirname(at) === at) return [];
    parents.unshift(dirname(at));
  }
  let rules: IgnoreRules = [];
  for (const [index, parent] of parents.entries()) {
    rules = addRules(rules, parent, onUnused);
    if (isIgnored(rules, parents[index + 1] ?? folder, true)) return [];
  }
  return rules;
}
