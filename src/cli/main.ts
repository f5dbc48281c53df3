#!/usr/bin/env node
import { EXIT_CODES } from './process/exit-codes.ts';
import { runProgram } from './program.ts';

await runProgram(process.argv.slice(2));
// All output is written, but a named pipe that has no writer yet would keep the process alive.
if (process.exitCode === EXIT_CODES.interrupted) process.exit();
