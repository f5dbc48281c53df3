import { defineConfig } from '@playwright/test';
import { isWholeRun } from '../src/engine/testing/test-scope.ts';

const port = Number(process.env.E2E_PORT ?? 4179);
const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.BROWSER_PATH;
/** Chromium's sandbox does not start as root, which most CI containers run as. */
const isRoot = process.getuid?.() === 0;

/** Features that Playwright turns off. Chromium reads only the last --disable-features, so they are repeated here. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Chromium loads two web pages of its own for the address bar of each window, which no journey sees. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default defineConfig({
  testDir: '.',
  // Vitest runs these.
  testIgnore: 'firefox/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // On two cores a third worker uses the time in which others wait.
  workers: 3,
  // Tests with this tag run only in `npm run test:all`.
  ...(isWholeRun ? {} : { grepInvert: /@all/ }),
  // Repeats a failed test only in CI, whose machines may be busy. `npm test` lists tests that pass only when repeated.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join()}`,
      ],
    },
  },
  webServer: {
    command: 'node src/hosts/start.mjs --built',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
