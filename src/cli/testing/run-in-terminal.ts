import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Runs a command in a pseudo-terminal: https://man7.org/linux/man-pages/man1/script.1.html */
const SCRIPT = '/usr/bin/script';

/** Whether tests can use a terminal. They need Linux, because `script` has other options elsewhere. */
export const HAS_TERMINAL = process.platform === 'linux' && existsSync(SCRIPT);

/** Runs a shell command in a terminal with 80 columns and returns both output streams as one string. */
export async function runShellInTerminal(
  line: string,
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const { NO_COLOR, FORCE_COLOR, ...others } = process.env;
  const { stdout } = await promisify(execFile)(
    SCRIPT,
    ['-qc', `stty cols 80; ${line}`, '/dev/null'],
    { cwd, env: { ...others, TERM: 'xterm', ...env } },
  );
  return stdout.replaceAll('\r\n', '\n');
}
