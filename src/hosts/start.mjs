// npm start: installs and builds what is missing or outdated, then serves the built site and the API.
// With --built, it only serves. Runs before dependencies are installed, so it imports them late.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectRoot } from '../tools/install.mjs';

const DEFAULT_PORT = '4173';
const BUILD_INPUTS = ['index.html', 'package-lock.json', 'vite.config.ts', 'public', 'src'];
/** The last file that a build writes. If it is missing, the build was interrupted. */
const LAST_OUTPUT = 'dist/service-worker.js';

const parent = process.ppid;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function parsePort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  return fail(`PORT must be a whole number up to 65535, but is "${text}".`);
}

/** Returns the time of the last change to a file or folder in milliseconds, or 0 if it does not exist. */
function findLastChange(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The time of the folder itself changes when a file is removed.
  const times = readdirSync(path).map((entry) => findLastChange(join(path, entry)));
  return Math.max(stats.mtimeMs, ...times);
}

function buildIfOutdated() {
  const lastBuild = findLastChange(LAST_OUTPUT);
  if (lastBuild > Math.max(...BUILD_INPUTS.map(findLastChange))) return;
  console.log('Building the site …');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (status !== 0) fail('The build failed. See the error above.');
}

async function serve(port) {
  // Node 20 cannot run TypeScript itself.
  const { register } = await import('tsx/esm/api');
  register();
  const { createSiteServer } = await import('./site-server.ts');
  const { BACKLOG } = await import('./node-adapter.ts');
  // By default only this computer can connect. HOST=0.0.0.0 opens the server to the network.
  const host = process.env.HOST || '127.0.0.1';
  const server = createSiteServer('dist', host).listen(port, host, BACKLOG);
  try {
    await once(server, 'listening');
    return server.address().port;
  } catch (error) {
    return fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`
        : `Cannot serve on port ${port}: ${error.message}`,
    );
  }
}

const port = parsePort(process.env.PORT || DEFAULT_PORT);
process.chdir(projectRoot);
if (!process.argv.includes('--built')) {
  installDependencies();
  buildIfOutdated();
}
const address = `http://localhost:${await serve(port)}`;
console.log(
  `Namescope: ${address}/\nIts API:   ${address}/api/openapi.json\nPress Ctrl-C to stop.`,
);

const stop = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
// npm sends SIGTERM to its shell, which exits without forwarding it.
if (process.env.npm_lifecycle_event) {
  const orphaned = setInterval(() => process.ppid !== parent && stop(), 500);
  orphaned.unref();
}
