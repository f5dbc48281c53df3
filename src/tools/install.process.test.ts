import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';

/** Replaces npm. Logs its arguments and creates the record that npm writes at the end of an installation. */
const FAKE_NPM = `#!/bin/sh
echo "$*" >> npm-calls
[ -z "$NPM_FAILS" ] || exit 7
mkdir -p node_modules
echo '{}' > node_modules/.package-lock.json
`;

const root = createTestFolder();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(root, 'install-'));
  mkdirSync(join(folder, 'src/tools'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  copyFileSync('src/tools/install.mjs', join(folder, 'src/tools/install.mjs'));
  writeFileSync(
    join(folder, 'start.mjs'),
    "import { installDependencies } from './src/tools/install.mjs';\ninstallDependencies();\nconsole.log('started');\n",
  );
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'bin/npm'), FAKE_NPM, { mode: 0o755 });
  writeFileSync(join(folder, 'npm-calls'), '');
});

/** Installs with the fake npm. `calls` has the arguments of all calls so far. */
function install(env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`, ...env },
  });
  const calls = readFileSync(join(folder, 'npm-calls'), 'utf8').split('\n').slice(0, -1);
  return { status, hasStarted: stdout.includes('started'), stderr, calls };
}

const CALL = 'ci --no-audit --no-fund';

// On Windows, npm is a batch file, which the fake npm cannot replace.
describe.runIf(process.platform !== 'win32')('installDependencies', () => {
  it('does not delete packages that node_modules links to', () => {
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('elsewhere', join(folder, 'node_modules'));
    const { status, hasStarted, stderr, calls } = install();
    expect({ status, hasStarted, calls }).toEqual({ status: 1, hasStarted: false, calls: [] });
    expect(stderr).toContain('node_modules is a link');
  });

  it('installs the locked packages once, and again after the lock file has changed', () => {
    expect(install()).toMatchObject({ status: 0, hasStarted: true, calls: [CALL] });
    expect(install()).toMatchObject({ status: 0, hasStarted: true, calls: [CALL] });
    const later = Date.now() / 1000 + 60;
    utimesSync(join(folder, 'package-lock.json'), later, later);
    expect(install().calls).toEqual([CALL, CALL]);
  });

  it('exits if npm fails, and retries an interrupted installation', () => {
    mkdirSync(join(folder, 'node_modules/vite'), { recursive: true });
    const failed = install({ NPM_FAILS: '1' });
    expect(failed).toMatchObject({ status: 7, hasStarted: false });
    expect(failed.stderr).toContain('npm ci failed');
    expect(install().calls).toEqual([CALL, CALL]);
  });
});
