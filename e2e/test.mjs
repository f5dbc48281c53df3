// npm test: installs what is missing, then runs the gate, the unit tests, the size budgets and the browser journeys.
// npm run test:all: the same, with the long versions of tests, the tests named *.all.test.ts, the journeys in Firefox and
// the coverage thresholds.

import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { installDependencies, NEEDS_SHELL, projectRoot } from '../src/tools/install.mjs';
import {
  EMPTY_SUMMARY,
  formatFlaky,
  formatSlowest,
  readReport,
  summarizePlaywright,
  summarizeVitest,
} from '../src/tools/test-reports.mjs';

const RESULTS = 'test-results';
const ONE_PASSED = { ...EMPTY_SUMMARY, passed: 1 };

const isWholeRun = process.argv.includes('--all');
const total = { passed: 0, failed: 0, tests: [] };

process.chdir(projectRoot);
installDependencies();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
await runAll();

const flaky = formatFlaky(total.tests);
if (flaky.length > 0) console.log(`\nFailed once and passed when repeated:\n${flaky.join('\n')}`);
console.log(`\nSlowest tests:\n${formatSlowest(total.tests, 10).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runAll() {
  const browser = await findChromium();
  if (!browser) return;
  const [, isBuilt] = await Promise.all([runScript('gate', 'check'), runScript('build', 'build')]);
  if (isBuilt) await runScript('size budgets', 'sizes');
  if (isBuilt) await runScript('extension', 'build:extension');
  runVitest('unit tests', 'unit', isWholeRun ? ['--coverage'] : []);
  if (!isBuilt) return;
  await runJourneys(browser);
  if (isWholeRun) await runFirefoxJourneys();
}

/** Returns a Chromium. If there is none, says what to install and counts one failure. */
async function findChromium() {
  // Imported late, because it may import packages that have just been installed.
  const { findBrowser } = await import('../src/tools/find-browser.mjs');
  try {
    return await findBrowser();
  } catch (error) {
    console.error(`\n${error.message}`);
    add('browser', false);
    return undefined;
  }
}

/** Runs a script of package.json and prints its output at the end. Returns whether it passed. */
async function runScript(title, script) {
  const { hasPassed, output } = await new Promise((resolve) => {
    const options = { shell: NEEDS_SHELL, maxBuffer: Number.POSITIVE_INFINITY };
    execFile('npm', ['run', script], options, (error, stdout, stderr) => {
      resolve({ hasPassed: !error, output: stdout + stderr });
    });
  });
  console.log(`\n== ${title}\n${output}`);
  add(title, hasPassed);
  return hasPassed;
}

function runVitest(title, name, args, env) {
  const file = `${RESULTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const hasPassed = run(title, 'npx', ['vitest', 'run', ...args, ...reporters], env);
  add(title, hasPassed, readReport(file, summarizeVitest));
}

async function runJourneys(browser) {
  const { findHeadlessShell } = await import('../src/tools/find-browser.mjs');
  const shell = process.env.BROWSER_PATH ? undefined : findHeadlessShell();
  const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  const env = { BROWSER_PATH: browser, HEADLESS_SHELL_PATH: shell ?? browser };
  const hasPassed = run(`journeys in ${shell ?? browser}`, 'npx', args, env);
  add('journeys', hasPassed, readReport(`${RESULTS}/e2e.json`, summarizePlaywright));
}

async function runFirefoxJourneys() {
  const { findFirefox } = await import('../src/tools/find-browser.mjs');
  const firefox = findFirefox();
  if (!firefox) {
    console.log(
      '\nThe journeys in Firefox were NOT run: install Firefox, or set FIREFOX_PATH to it.',
    );
    return;
  }
  const args = ['--config', 'e2e/firefox/vitest.config.ts'];
  runVitest(`journeys in ${firefox}`, 'firefox', args, { FIREFOX_PATH: firefox });
}

function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`);
  const scope = isWholeRun ? { TEST_SCOPE: 'all' } : {};
  const options = {
    stdio: 'inherit',
    env: { ...process.env, ...scope, ...env },
    shell: NEEDS_SHELL,
  };
  return spawnSync(command, args, options).status === 0;
}

/** Adds the counts of one runner. A runner that fails without a failed test counts as one failure. */
function add(title, hasPassed, { passed, failed, tests } = hasPassed ? ONE_PASSED : EMPTY_SUMMARY) {
  const failures = hasPassed ? failed : Math.max(1, failed);
  total.passed += passed;
  total.failed += failures;
  total.tests.push(...tests);
  console.log(`${title}: ${passed} passed, ${failures} failed`);
}
