// npm run mutants -- [folder…]: changes folders of the engine in thousands of small ways and lists the changes that no
// test notices. Without an argument it runs for every folder. `.` stands for the files next to the folders.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { NEEDS_SHELL, projectRoot } from '../../install.mjs';

process.chdir(projectRoot);

const chosen = process.argv.slice(2);
const known = [...listFolders('src/engine'), '.'];
const unknown = chosen.find((folder) => !known.includes(folder));
if (unknown !== undefined) {
  console.error(`src/engine has no folder ${unknown}; it has ${known.join(', ')}.`);
  process.exit(2);
}
const folders = chosen.length > 0 ? chosen : known;
const weak = folders.filter((folder) => !isStrong(folder));

if (weak.length > 0) console.log(`\nBelow the threshold: ${weak.join(', ')}`);
process.exitCode = weak.length > 0 ? 1 : 0;

function listFolders(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
}

function isStrong(folder) {
  console.log(`\n== ${folder}`);
  const run = spawnSync(
    'npx',
    ['stryker', 'run', 'src/tools/quality/mutation/stryker.config.mjs'],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTANTS_OF: folder },
      shell: NEEDS_SHELL,
    },
  );
  return run.status === 0;
}
