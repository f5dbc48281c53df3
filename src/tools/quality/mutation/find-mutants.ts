// npm run mutants -- [folder…]: changes folders of the engine in many small ways and lists the changes that no test
// notices. Runs for every folder by default. `.` stands for the files directly in src/engine.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { projectRoot } from '../../install.mjs';
import { installOnDemand } from '../../on-demand-packages.ts';

process.chdir(projectRoot);

const stryker = `${installOnDemand('stryker')}/@stryker-mutator/core/bin/stryker.js`;
const chosen = process.argv.slice(2);
const available = [...listFolders('src/engine'), '.'];
const unknown = chosen.find((folder) => !available.includes(folder));
if (unknown !== undefined) {
  console.error(`src/engine has no folder ${unknown}. Its folders are ${available.join(', ')}.`);
  process.exit(2);
}
const folders = chosen.length > 0 ? chosen : available;
const weak = folders.filter((folder) => !runStryker(folder));

if (weak.length > 0) console.log(`\nBelow the threshold: ${weak.join(', ')}`);
process.exitCode = weak.length > 0 ? 1 : 0;

function listFolders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
}

/** Runs Stryker on a folder. Returns whether enough mutants were noticed. */
function runStryker(folder: string): boolean {
  console.log(`\n== ${folder}`);
  const run = spawnSync(
    process.execPath,
    [stryker, 'run', 'src/tools/quality/mutation/stryker.config.mjs'],
    { stdio: 'inherit', env: { ...process.env, MUTANTS_OF: folder } },
  );
  return run.status === 0;
}
