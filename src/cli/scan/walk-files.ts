import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { locate } from '../terminal/cli-io.ts';
import { describeSystemError } from '../terminal/exit-codes.ts';
import { addRules, type IgnoreRules, isIgnored, readParentRules } from './gitignore-rules.ts';

/** A file to scan, or the reason why something is not scanned. */
export type WalkedEntry =
  | { kind: 'file'; path: string }
  /** A pipe or a device that the user named. The content of the pipe or device arrives as a stream. */
  | { kind: 'stream'; path: string }
  | { kind: 'skipped'; reason: 'link' | 'special' | 'ignored' }
  | { kind: 'unreadable'; path: string; reason: string }
  /** A `.gitignore` that is not used, so more files are scanned. */
  | { kind: 'unused'; path: string; reason: string };

export interface WalkOptions {
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
