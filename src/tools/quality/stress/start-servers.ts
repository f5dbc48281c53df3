// Starts the servers of the HTTP API, each in its own process.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findWorkerd } from '../../on-demand-packages.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** Maximum heap size of the servers in Node, in MB. */
const HEAP_MB = 256;

export interface StartedServer {
  /** Address of the API, such as `http://127.0.0.1:8080/api`. */
  readonly api: string;
  /** Returns the processor time that the server has used, in milliseconds. Returns NaN if the value is not known. */
  getProcessorTime(): number;
  /** Whether the process is still running. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Functions that start a server. Run `npm run build` before `npm start`, and `npm run edge` before workerd. */
export const START_SERVER: Readonly<Record<string, () => Promise<StartedServer>>> = {
  'namescope serve': async () => {
    const server = startNode(['--import', 'tsx', 'src/cli/main.ts', 'serve', '--port', '0']);
    const line = await readLine(server.stdout as Readable, /openapi\.json/);
    return createServer(server, new URL('.', line).href.slice(0, -1));
  },
  'npm start': async () => {
    const server = startNode(['src/hosts/start.mjs'], { PORT: '4199' });
    const line = await readLine(server.stdout as Readable, /Its API/);
    return createServer(server, /http:\S+\/api/.exec(line)?.[0] ?? '');
  },
  workerd: async () => {
    const options = ['--socket-addr=http=127.0.0.1:0', '--control-fd=3'];
    const server = spawn(findWorkerd(), ['serve', 'src/hosts/workerd.capnp', ...options], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    const line = await readLine(server.stdio[3] as Readable, /port/);
    return createServer(server, `http://127.0.0.1:${JSON.parse(line).port}/api`);
  },
};

function startNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function readLine(stream: Readable, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(stream)) {
    if (pattern.test(line)) {
      stream.resume();
      return line;
    }
  }
  throw new Error('The server did not start.');
}

function createServer(server: ChildProcess, api: string): StartedServer {
  return {
    api,
    getProcessorTime: () => readProcessorTime(server.pid),
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
  };
}

/** Length of a clock tick, the unit of processor time in Linux, in milliseconds. */
const TICK_MS = 10;

function readProcessorTime(pid: number | undefined): number {
  try {
    // Fields 14 and 15 are the user time and system time. The second field is in parentheses and can contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
