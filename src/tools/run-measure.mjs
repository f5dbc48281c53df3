// npm run measure WHAT [-- OPTIONS]: measures one of the things below.

import { spawnSync } from 'node:child_process';
import { projectRoot } from './install.mjs';

const TSX = ['--import', 'tsx'];
const BUILD = ['node_modules/vite/bin/vite.js', 'build'];

/** Arguments of Node for each command of a measurement. The last command gets the options. */
const MEASUREMENTS = {
  // Time and memory of the command line for a million names.
  cli: [
    ['src/tools/build/package/build-package.mjs'],
    [...TSX, 'src/tools/quality/measure-cli.mjs'],
  ],
  // Speed and memory of the engine, and with --browser of the page: see src/bench/README.md.
  speed: [
    [...BUILD, '--config', 'src/bench/node.config.ts'],
    ['node_modules/.cache/bench-node/main.js'],
  ],
  // How the servers stand costly, slow and unread requests.
  stress: [
    ['src/tools/build/package/build-package.mjs'],
    BUILD,
    [...TSX, 'src/tools/quality/stress/stress-servers.ts'],
  ],
  // Verdicts on a folder of judged names: see .github/CONTRIBUTING.md.
  verdicts: [[...TSX, 'src/tools/quality/verdicts/measure-verdicts.ts']],
};

process.chdir(projectRoot);
const [what = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(MEASUREMENTS, what)) {
  console.error(`Pass what to measure: ${Object.keys(MEASUREMENTS).join(', ')}.`);
  process.exit(2);
}
const commands = MEASUREMENTS[what];
for (const [place, args] of commands.entries()) {
  const given = place === commands.length - 1 ? options : [];
  const { status } = spawnSync(process.execPath, [...args, ...given], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
