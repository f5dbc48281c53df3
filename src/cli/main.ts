#!/usr/bin/env node
import { runProgram } from './program.ts';
import { createProcessIo } from './terminal/cli-io.ts';
import { EXIT_CODES } from './terminal/exit-codes.ts';

/** Maximum time for closing open files after Ctrl-C, in milliseconds. */
const CLOSE_MS = 500;

const io = createProcessIo();
await runProgram(process.argv.slice(2), io);
process.exitCode = io.exitCode;
// All output is written. A named pipe that sends nothing keeps the process alive, and `process.exit` would wait for the
// pipe, so a signal ends the process.
if (io.exitCode === EXIT_CODES.interrupted) {
  setTimeout(() => process.kill(process.pid, 'SIGINT'), CLOSE_MS).unref();
}
