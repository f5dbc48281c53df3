import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Output and exit code of a process. */
interface CliResult {
  stdout: string;
  stderr: string;
  /** Exit code, or null if a signal ended the process. */
  code: number | null;
}

interface RunOptions {
  /** Complete standard input, empty by default. */
  stdin?: string | Uint8Array;
  cwd?: string;
}

/** Whether tests can send Ctrl-C to a process. On Windows, a signal ends the process at once. */
export const CAN_INTERRUPT = process.platform !== 'win32';

/** Folder that contains only the installed package. */
export const packedFolder = inject('packedFolder');

/** Path of the installed command's script. */
export const CLI = join(packedFolder, 'node_modules/namescope/dist-package/cli/main.js');

/** Starts the installed command. The caller reads and writes its streams. */
export function startCli(
  args: readonly string[],
  { cwd = packedFolder }: Pick<RunOptions, 'cwd'> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [CLI, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined },
  });
}

/** Collects what a process writes from now on, and its exit code. */
export async function collect(child: ChildProcessWithoutNullStreams): Promise<CliResult> {
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { stdout, stderr, code };
}

/** Runs the installed command until it exits. */
export function runCli(
  args: readonly string[],
  { stdin = '', ...options }: RunOptions = {},
): Promise<CliResult> {
  const child = startCli(args, options);
  // A command that doesn't read its input can exit before everything is written to it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  return collect(child);
}
