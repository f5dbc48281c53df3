// npm run audit: runs `npm audit` and fails if a dependency has a vulnerability of high or critical severity. Passes
// with a note if the registry does not support audits.

import { spawnSync } from 'node:child_process';
import { judgeAudit } from './judge-audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const { passes, lines } = judgeAudit(JSON.parse(stdout));
console.log(lines.join('\n'));
process.exitCode = passes ? 0 : 1;
