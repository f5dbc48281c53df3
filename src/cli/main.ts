#!/usr/bin/env node
import { EXIT_CODES } from './exit-code.ts';
import { runProgram } from './program.ts';

await runProgram(process.argv.slice(2));
// All is written; a file that nobody has opened yet at its other end would keep the process.
if (process.exitCode === EXIT_CODES.interrupted) process.exit();
