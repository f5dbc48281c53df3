import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findAnvil, NoTestChainError } from './test-chain-packages.ts';

export interface AnvilProcess {
  readonly url: string;
  stop(): Promise<void>;
}

export interface AnvilOptions {
  readonly chainId: number;
  /** Time of the first block in seconds since 1970. */
  readonly time?: number | undefined;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const launcher = fileURLToPath(new URL('./run-until-closed.mjs', import.meta.url));

/** Gas that a call may use. Reading 10 MB through the Universal Resolver takes more gas than a mainnet block allows. */
const GAS_LIMIT = 100_000_000_000;

/** Starts anvil on a free port and waits until it listens. */
export async function startAnvil(
  modules: string,
  { chainId, time }: AnvilOptions,
): Promise<AnvilProcess> {
  const args = [
    ...['--port', '0', '--chain-id', `${chainId}`, '--accounts', '1', '--auto-impersonate'],
    ...['--gas-price', '0', '--base-fee', '0', '--gas-limit', `${GAS_LIMIT}`],
    // Later versions limit the gas of a transaction, and a transaction registers many names.
    ...['--hardfork', 'cancun'],
    ...(time === undefined ? [] : ['--timestamp', `${time}`]),
  ];
  const child = spawn(process.execPath, [launcher, findAnvil(modules), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const port = await readPort(child);
  // A test that forgets to call `stop` can still end.
  child.unref();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.ref();
      child.stdin.end();
      await closed;
    },
  };
}

/** Returns the port that anvil prints: `Listening on 127.0.0.1:36403` */
function readPort(child: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /^Listening on .*:(\d+)$/m.exec(output)?.[1];
      if (!port) return;
      resolve(port);
      // Reads and discards further output, because a full pipe would block anvil.
      for (const stream of [child.stdout, child.stderr]) {
        stream.off('data', read);
        stream.resume();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new NoTestChainError(`anvil cannot start: ${output}`)));
  });
}
