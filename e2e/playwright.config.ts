import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4179);
const executablePath = process.env.BROWSER_PATH;
/** Chromium's sandbox refuses to start as root, which is what most CI containers are. */
const isRoot = process.getuid?.() === 0;

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default defineConfig({
  testDir: '.',
  // Firefox has a runner of its own.
  testIgnore: 'firefox/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npm run preview -- --port ${port} --strictPort`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
