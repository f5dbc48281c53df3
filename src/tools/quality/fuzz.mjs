// npm run fuzz -- --minutes N: repeats the fuzz tests with new random inputs and stops at the first failure.

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { NEEDS_SHELL, projectRoot } from '../install.mjs';

/** Value of FUZZ_SCALE. Rounds take long enough that the time to start Vitest is negligible. */
const SCALE = 4;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes must be a positive number, not "${values.minutes}".`);
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
    ? `No failure in ${rounds} rounds.`
    : 'Add the failing input to a table of test cases, then fix the bug.',
);
process.exitCode = status ?? 1;
