// npm start: installs and builds what is missing or outdated, then serves the built site and the API.
// Runs before anything is installed, so it imports nothing but Node itself at the top.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectRoot } from '../tools/install.mjs';

const DEFAULT_PORT = '4173';
const BUILT_FROM = ['index.html', 'package-lock.json', 'vite.config.ts', 'public', 'src'];
/** The last file that a build writes: without it a build was broken off. */
const BUILT = 'dist/service-worker.js';

const parent = process.ppid;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function parsePort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  return fail(`PORT is "${text}", but a port is a whole number up to 65535.`);
}

/** Time of the last change to a file, or to any file in a folder, in milliseconds; 0 when there is none. */
function findLastChange(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time tells of files that were removed.
  const times = readdirSync(path).map((entry) => findLastChange(join(path, entry)));
  return Math.max(stats.mtimeMs, ...times);
}

function buildIfOutdated() {
  const built = findLastChange(BUILT);
  if (built > Math.max(...BUILT_FROM.map(findLastChange))) return;
  console.log('Building the site …');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (status !== 0) fail('The build failed: see its message above.');
}

async function serve(port) {
  const { preview } = await import('vite');
  // 127.0.0.1 answers to `localhost` and to its number; HOST=0.0.0.0 opens it to the network.
  const host = process.env.HOST || '127.0.0.1';
  try {
    return await preview({ logLevel: 'warn', preview: { port, host, strictPort: true } });
  } catch (error) {
    const taken = /already in use/.test(error.message);
    return fail(
      taken
        ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
        : `Cannot serve on port ${port}: ${error.message}`,
    );
  }
}

const port = parsePort(process.env.PORT || DEFAULT_PORT);
process.chdir(projectRoot);
installDependencies();
buildIfOutdated();
const server = await serve(port);
const address = `http://localhost:${server.httpServer.address().port}`;
console.log(`Namescope: ${address}/\nIts API:   ${address}/api/openapi.json\nCtrl-C stops it.`);

async function stop() {
  await server.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
// npm hands a SIGTERM to its shell, which ends without passing it on.
if (process.env.npm_lifecycle_event) {
  const orphaned = setInterval(() => process.ppid !== parent && stop(), 500);
  orphaned.unref();
}
