import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../../primitives/testing/create-test-folder.ts';
import { listSteps, readWorkflows } from './read-workflows.ts';

/**
 * Replaces gh and npm, which need the network. Appends each call to the file `$CALLS`. Fails if the call starts with
 * `$FAILS`. `npm view` prints `$PUBLISHED`.
 */
const FAKE_COMMAND = `#!/bin/sh
call="$(basename "$0") $*"
echo "$call" >> "$CALLS"
case "$call" in "\${FAILS:-none}"*) exit 1 ;; "npm view"*) echo "$PUBLISHED" ;; esac
`;

const release = readWorkflows().filter(({ file }) => file === 'release.yml');
const steps = release.flatMap(listSteps);
/**
 * The options with which GitHub starts Bash for a workflow that sets `shell: bash`:
 * https://docs.github.com/actions/reference/workflow-syntax-for-github-actions#jobsjob_idstepsshell
 */
const SHELL_OPTIONS = ['--noprofile', '--norc', '-eo', 'pipefail'];

const root = createTestFolder();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(root, 'release-'));
});

function write(path: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Runs a step's command as GitHub does, in the temporary folder. */
function runStep(name: string, env: Record<string, string> = {}) {
  const step = steps.find((candidate) => candidate.name === name);
  // `npm test` sets variables that describe this project, not the one in the temporary folder.
  const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith('npm_'));
  return spawnSync('bash', [...SHELL_OPTIONS, '-c', step?.run ?? 'exit 99'], {
    cwd: join(folder, step?.['working-directory'] ?? '.'),
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(inherited),
      GITHUB_REF_NAME: 'v1.2.3',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'someone/namescope',
      ...env,
    },
  });
}

// The workflow runs on Linux. On macOS, tar and sha256sum take different options.
describe.runIf(process.platform === 'linux')('release.yml', () => {
  it('sets `shell: bash`', () => {
    expect(release.map(({ defaults }) => defaults?.run.shell)).toEqual(['bash']);
  });

  describe('Compare the tag with the package and the changelog', () => {
    const RELEASED = '# Changelog\n\n## Unreleased\n\n## 1.2.3\n\n- A change.\n\n## 1.2.2\n';
    const UNRELEASED = `## Unreleased\n\n### Page\n\n${'- A change.\n'.repeat(20_000)}\n## 1.2.3\n`;

    it.each([
      ['the version and its heading', 'v1.2.3', '1.2.3', RELEASED, undefined],
      ['no heading for unreleased changes', 'v1.2.3', '1.2.3', '## 1.2.3\n\n- One.\n', undefined],
      ['another version', 'v1.2.4', '1.2.3', RELEASED, 'package.json says 1.2.3'],
      ['a prerelease', 'v1.2.3-rc.1', '1.2.3-rc.1', '## 1.2.3-rc.1\n', 'is a prerelease'],
      ['no heading', 'v1.2.3', '1.2.3', '## 1.2.30\n\n## 1.2.2\n', "no heading '## 1.2.3'"],
      ['unreleased changes', 'v1.2.3', '1.2.3', UNRELEASED, 'lists changes as unreleased'],
    ])('%s', (_, tag, version, changelog, error) => {
      write('package.json', JSON.stringify({ version }));
      write('CHANGELOG.md', changelog);
      const { status, stdout } = runStep('Compare the tag with the package and the changelog', {
        GITHUB_REF_NAME: tag,
      });
      expect(status).toBe(error ? 1 : 0);
      expect(stdout).toContain(error ?? '');
    });
  });

  describe('Collect the release files', () => {
    beforeEach(() => {
      const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));
      const alone = { version: '1.2.3', dependencies: {}, devDependencies: {}, overrides: {} };
      write('package.json', JSON.stringify({ ...packageJson, ...alone }));
      write('dist-package/engine/inspector.js', 'export {};\n');
    });

    /** Returns the text of a file in an archive. */
    const extract = (archive: string, file: string) =>
      spawnSync('tar', ['-xzOf', archive, file], {
        cwd: join(folder, 'release'),
        encoding: 'utf8',
      }).stdout;

    it('collects files whose hashes the npm job accepts', () => {
      write('dist/index.html', '<title>the site</title>');
      expect(runStep('Collect the release files').status).toBe(0);
      const site = 'namescope-v1.2.3-site.tar.gz';
      const files = ['namescope-1.2.3.tgz', site, 'namescope-v1.2.3.cdx.json'];
      expect(readdirSync(join(folder, 'release')).sort()).toEqual(['SHA256SUMS', ...files]);
      expect(extract(site, './index.html')).toContain('the site');
      const extractPacked = (file: string) => extract('namescope-1.2.3.tgz', `package/${file}`);
      expect(extractPacked('dist-package/engine/inspector.js')).toContain('export');
      expect(JSON.parse(extractPacked('package.json'))).toMatchObject({
        version: '1.2.3',
        repository: { type: 'git', url: 'git+https://github.com/someone/namescope.git' },
      });
      expect(JSON.parse(read('release/namescope-v1.2.3.cdx.json'))).toMatchObject({
        bomFormat: 'CycloneDX',
        metadata: { component: { purl: 'pkg:npm/namescope@1.2.3' } },
      });

      const { status, stdout } = runStep('Check the files');
      expect(status).toBe(0);
      expect(stdout).toBe(files.map((file) => `${file}: OK\n`).join(''));
      appendFileSync(join(folder, 'release/namescope-1.2.3.tgz'), ' ');
      expect(runStep('Check the files').status).toBe(1);
    });

    it('fails without a built site', () => {
      expect(runStep('Collect the release files').status).not.toBe(0);
      expect(existsSync(join(folder, 'release/SHA256SUMS'))).toBe(false);
    });
  });

  describe('publishes', () => {
    beforeEach(() => {
      for (const command of ['gh', 'npm']) write(`bin/${command}`, FAKE_COMMAND, 0o755);
      for (const file of ['SHA256SUMS', 'namescope-1.2.3.tgz', 'namescope-v1.2.3-site.tar.gz']) {
        write(`release/${file}`, '');
      }
      write('calls', '');
    });

    const VIEW = 'gh release view v1.2.3';
    const CREATE = 'gh release create v1.2.3 --draft --verify-tag --generate-notes';
    const UPLOAD =
      'gh release upload v1.2.3 --clobber release/SHA256SUMS release/namescope-1.2.3.tgz release/namescope-v1.2.3-site.tar.gz';
    const LOOK_UP = 'npm view namescope@1.2.3 version';
    const PUBLISH =
      'npm publish ./release/namescope-1.2.3.tgz --provenance --access public --ignore-scripts';
    const ANNOUNCE = 'gh release edit v1.2.3 --draft=false';

    const DRAFT = 'Upload the files to a draft';

    it.each([
      [DRAFT, 'the first time', { FAILS: VIEW }, [VIEW, CREATE, UPLOAD], 0],
      [DRAFT, 'again', {}, [VIEW, UPLOAD], 0],
      [DRAFT, 'not without a draft', { FAILS: 'gh release' }, [VIEW, CREATE], 1],
      ['Publish on npm', 'a new version', { FAILS: LOOK_UP }, [LOOK_UP, PUBLISH], 0],
      ['Publish on npm', 'not twice', { PUBLISHED: '1.2.3' }, [LOOK_UP], 0],
      ['Publish on npm', 'and reports a failure', { FAILS: 'npm' }, [LOOK_UP, PUBLISH], 1],
      ['Make the release public', 'at the end', {}, [ANNOUNCE], 0],
    ])('%s: %s', (name, _, env, calls, status) => {
      const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
      const ended = runStep(name, { ...env, PATH: path, CALLS: join(folder, 'calls') });
      expect(read('calls').split('\n').slice(0, -1)).toEqual(calls);
      expect(ended.status).toBe(status);
      expect(ended.stdout.includes('npm already has 1.2.3.')).toBe('PUBLISHED' in env);
    });
  });
});
