// node run-until-closed.mjs PROGRAM [ARGUMENT…]: runs a program and kills it when the standard input ends. The input
// ends
// even if the process at its other end is killed, so the program never outlives a test.

import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.on('end', () => child.kill('SIGKILL'));
process.stdin.on('error', () => child.kill('SIGKILL'));
process.stdin.resume();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGKILL'));
