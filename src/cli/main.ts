#!/usr/bin/env node
import { EXIT_CODES } from './process/exit-codes.ts';
import { runProgram } from './program.ts';

/** Maximum time for closing open files after Ctrl-C, in milliseconds. */
const CLOSE_MS = 500;

await runProgram(process.argv.slice(2));
// All output is written. A named pipe that sends nothing keeps the process alive, and `process.exit` would wait for the
// pipe, so a signal ends the process.
if (process.exitCode === EXIT_CODES.interrupted) {
  setTimeout(() => process.kill(process.pid, 'SIGINT'), CLOSE_MS).unref();
}
