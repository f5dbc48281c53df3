import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The folders of the engine by floor: each imports from the floors before its own alone. */
const FLOORS = [
  ['text'],
  ['tables'],
  ['segmentation'],
  ['ensip15'],
  ['hashing', 'confusables'],
  ['known-names'],
  ['checks'],
  ['grapheme'],
  ['label'],
  ['name'],
  ['imitations'],
];
const FOLDERS = FLOORS.flat();

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'engine-floors-'));
/** Imports that the linter refuses, such as `text/label`. */
let refused: Set<string>;

interface LintReport {
  diagnostics: { category: string; location: { path: string } }[];
}

/** Lints a copy of the engine's folders, in which each has a file for every other that it imports a type of. */
function lintImports(): Set<string> {
  cpSync(join(projectRoot, 'biome.json'), join(copy, 'biome.json'));
  for (const folder of FOLDERS) {
    mkdirSync(join(copy, 'src/engine', folder), { recursive: true });
    for (const other of FOLDERS.filter((each) => each !== folder)) {
      const line = `export type { Thing } from '../${other}/thing.ts';\n`;
      writeFileSync(join(copy, 'src/engine', folder, `${other}.ts`), line);
    }
  }
  const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as LintReport;
  return new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location }) => location.path.replaceAll('\\', '/').slice('src/engine/'.length, -3)),
  );
}

beforeAll(() => {
  refused = lintImports();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('floors of the engine', () => {
  it('are all its folders', () => {
    const folders = readdirSync(join(projectRoot, 'src/engine'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name);
    expect(folders.sort()).toEqual([...FOLDERS].sort());
  });

  it.each(FLOORS.flatMap((folders, floor) => folders.map((folder) => [folder, floor] as const)))(
    '%s imports from the floors before its own, and no others, types included',
    (folder, floor) => {
      const allowed = FLOORS.slice(0, floor).flat();
      const others = FOLDERS.filter((other) => other !== folder);
      expect(others.filter((other) => !refused.has(`${folder}/${other}`))).toEqual(allowed);
    },
  );
});
