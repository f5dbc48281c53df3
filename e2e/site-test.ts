import { test as base } from '@playwright/test';

/**
 * A test in a browser without service workers. Installing ours would cost each test a second, and it would answer
 * requests that a test changes. The journeys in e2e/offline use the service worker.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await use(context);
  },
});
