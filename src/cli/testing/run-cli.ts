import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a process wrote and ended with. */
export interface CliResult {
  stdout: string;
  stderr: string;
  /** Null when a signal ended it. */
  code: number | null;
}

interface RunOptions {
  /** All of standard input; it is empty and ended where nothing is given. */
  stdin?: string | Uint8Array;
  cwd?: string;
  env?: Record<string, string>;
}

/** The script of the installed command. */
export function findCli(packedFolder: string): string {
  return join(packedFolder, 'node_modules/namescope/dist-package/cli/main.js');
}

/** Starts the installed command; its streams are the caller's to read, feed and end. */
export function startCli(
  packedFolder: string,
  args: readonly string[],
  { cwd = packedFolder, env = {} }: Pick<RunOptions, 'cwd' | 'env'> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [findCli(packedFolder), ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
  });
}

/** What a started process writes from now on, and what it ends with. */
export async function collect(child: ChildProcessWithoutNullStreams): Promise<CliResult> {
  const [stdout, stderr, [code]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { stdout, stderr, code };
}

/** Runs the installed command to its end. */
export function runCli(
  packedFolder: string,
  args: readonly string[],
  { stdin = '', ...options }: RunOptions = {},
): Promise<CliResult> {
  const child = startCli(packedFolder, args, options);
  // A command that does not read its input may end before it has taken it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  return collect(child);
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
