import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ignore from 'ignore';
import { locate } from '../terminal/cli-io.ts';
import { describeSystemError } from '../terminal/exit-codes.ts';

/** A file to scan, or the reason why something is not scanned. */
export type WalkedEntry =
  | { kind: 'file'; path: string }
  /** A pipe or a device that the user named. The content of the pipe or device arrives as a stream. */
  | { kind: 'stream'; path: string }
  | { kind: 'skipped'; reason: 'link' | 'special' | 'ignored' }
  | { kind: 'unreadable'; path: string; reason: string }
  /** A `.gitignore` that is not used, so more files are scanned. */
  | { kind: 'unused'; path: string; reason: string };

interface WalkOptions {
  /** Folder that relative paths start from. */
  readonly cwd: string;
  /** Whether to skip paths that `.gitignore` files match, and folders called `node_modules`. */
  readonly usesGitignore: boolean;
}

const PACKAGES = 'node_modules';

/** Walks a file or a folder in a stable order. Does not follow symbolic links, unless the path itself is one. */
export function* walkFiles(path: string, options: WalkOptions): Generator<WalkedEntry> {
  try {
    const stats = statSync(locate(options, path));
    if (stats.isDirectory()) yield* walkFolder(path, options);
    else yield { kind: stats.isFile() ? 'file' : 'stream', path };
  } catch (error) {
    yield { kind: 'unreadable', path, reason: `${describeSystemError(error)}.` };
  }
}

/** A folder that has not been walked yet, with the rules of its parents. */
interface OpenFolder {
  path: string;
  rules: IgnoreRules;
}

/** Walks without recursion, because folders can be thousands of levels deep. */
function* walkFolder(root: string, options: WalkOptions): Generator<WalkedEntry> {
  const { usesGitignore } = options;
  const pending: WalkedEntry[] = [];
  const onUnused = (path: string, reason: string) =>
    pending.push({ kind: 'unused', path, reason: `The file is not used, because ${reason}.` });
  const skipsPackages = usesGitignore && !locate(options, root).split(sep).includes(PACKAGES);
  const open: (OpenFolder | { path: string; entry: Dirent; rules: IgnoreRules })[] = [
    { path: root, rules: usesGitignore ? readParentRules(locate(options, root), onUnused) : [] },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    if ('entry' in next) {
      const { path, entry, rules } = next;
      const isFolder = entry.isDirectory();
      if (entry.name === '.git') continue;
      const isSkipped = skipsPackages && isFolder && entry.name === PACKAGES;
      if (isSkipped || isIgnored(rules, locate(options, path), isFolder)) {
        yield { kind: 'skipped', reason: 'ignored' };
      } else if (isFolder) open.push({ path, rules });
      else if (entry.isFile()) yield { kind: 'file', path };
      else yield { kind: 'skipped', reason: entry.isSymbolicLink() ? 'link' : 'special' };
      continue;
    }
    const { path } = next;
    const rules = usesGitignore ? addRules(next.rules, locate(options, path), onUnused) : [];
    yield* pending.splice(0);
    let entries: Dirent[];
    try {
      entries = readdirSync(locate(options, path), { withFileTypes: true });
    } catch (error) {
      yield { kind: 'unreadable', path, reason: `${describeSystemError(error)}.` };
      continue;
    }
    entries.sort((a, b) => (a.name < b.name ? 1 : -1));
    for (const entry of entries) open.push({ path: join(path, entry.name), entry, rules });
  }
}

// Reads which files Git ignores: https://git-scm.com/docs/gitignore

/** The rules of one `.gitignore`. */
interface FolderRules {
  readonly folder: string;
  /** @param path relative to the folder, with `/` at the end if it is a folder */
  test(path: string): { ignored: boolean; unignored: boolean };
}

/** Rules that apply to a folder, those of its closest `.gitignore` last. */
type IgnoreRules = readonly FolderRules[];

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
function addRules(
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
function isIgnored(rules: IgnoreRules, path: string, isFolder: boolean): boolean {
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
function readParentRules(
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
