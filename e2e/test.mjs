// npm test: installs what is missing, then runs the gate, the unit and conformance tests, the
// size budgets and the browser journeys; ends with one line that sums all runners.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installDependencies, NEEDS_SHELL, projectRoot } from '../src/tools/install.mjs';

process.chdir(projectRoot);
installDependencies();

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };

function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`);
  const options = { stdio: 'inherit', env: { ...process.env, ...env }, shell: NEEDS_SHELL };
  return spawnSync(command, args, options).status === 0;
}

/** Adds a runner's own counts; a runner that failed without saying so counts as one failure. */
function add(title, succeeded, counts) {
  total.passed += counts.passed;
  total.failed += succeeded ? counts.failed : Math.max(1, counts.failed);
  console.log(`${title}: ${counts.passed} passed, ${counts.failed} failed`);
}

/** Counts from a JSON report; none when the runner died before writing it. */
function readCounts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function step(title, command, args, env) {
  const succeeded = run(title, command, args, env);
  add(title, succeeded, succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return succeeded;
}

function runVitest(title, name, args, env) {
  const report = `${results}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run(title, 'npx', ['vitest', 'run', ...args, ...reporters], env);
  const read = ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  });
  add(title, succeeded, readCounts(report, read));
}

step('gate', 'npm', ['run', 'check']);
const built = step('build', 'npm', ['run', 'build']);
if (built) step('size budgets', 'npm', ['run', 'sizes']);

runVitest('unit, property and conformance tests', 'unit', ['--coverage']);

if (built) {
  const { getBrowserVersion, findBrowser } = await import('../src/tools/find-browser.mjs');
  const browser = await findBrowser();
  console.log(`\nBrowser: ${getBrowserVersion(browser)} (${browser})`);
  const journeys = run(
    'browser journeys',
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    { BROWSER_PATH: browser },
  );
  add(
    'browser journeys',
    journeys,
    readCounts(`${results}/e2e.json`, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    })),
  );

  const { findFirefox } = await import('../src/tools/find-firefox.mjs');
  const firefox = findFirefox();
  if (firefox) {
    console.log(`\nFirefox: ${getBrowserVersion(firefox)} (${firefox})`);
    const config = ['--config', 'e2e/firefox/vitest.config.ts'];
    runVitest('journeys in Firefox', 'firefox', config, { FIREFOX_PATH: firefox });
  } else {
    console.log('\nNo Firefox: the journeys in Firefox were NOT run. FIREFOX_PATH can name one.');
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
