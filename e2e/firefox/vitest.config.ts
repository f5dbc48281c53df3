import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest requires it
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/firefox/*.test.ts'],
    environment: 'node',
    globalSetup: 'e2e/firefox/preview-server.ts',
    // Each file starts a browser, and a list uses all cores.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
