import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NEEDS_SHELL } from './install.mjs';

function findCommand(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
}

/** Path of the first of these commands that the machine has, else of the first of these files. */
export function findProgram(commands, files) {
  for (const command of commands) {
    const path = findCommand(command);
    if (path) return path;
  }
  return files.find((path) => existsSync(path));
}

/** Runs a command in the open; true when it succeeded. */
export function tryToRun(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const options = { stdio: 'inherit', timeout: 600_000, shell: NEEDS_SHELL };
  return spawnSync(command, args, options).status === 0;
}

/** Installs a package of the distribution; false where that cannot be done. */
export function installPackage(name) {
  if (!findCommand('apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const runApt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return tryToRun(command, rest);
  };
  runApt('update');
  return runApt('install', '-y', name);
}
