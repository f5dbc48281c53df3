// npm run fuzz -- --minutes N: runs the fuzz tests with other cases again and again, and stops at the first that fails.

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { NEEDS_SHELL, projectRoot } from '../install.mjs';

/** Times the cases of `npm test` in one round: starting the tests takes no time then. */
const SCALE = 4;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes is "${values.minutes}", but it is a number above 0.`);
  process.exit(1);
}

process.chdir(projectRoot);
const end = Date.now() + minutes * 60_000;
let rounds = 0;
let status = 0;
while (Date.now() < end && status === 0) {
  rounds += 1;
  console.log(`\nRound ${rounds}, ${Math.ceil((end - Date.now()) / 60_000)} minutes left`);
  ({ status } = spawnSync('npx', ['vitest', 'run', '.fuzz.test.', '--testTimeout=3600000'], {
    stdio: 'inherit',
    shell: NEEDS_SHELL,
    env: { ...process.env, FUZZ_SCALE: String(SCALE) },
  }));
}
console.log(
  status === 0
    ? `${rounds} rounds found nothing.`
    : 'Make what was found a named case of a table, and mend it.',
);
process.exitCode = status ?? 1;
