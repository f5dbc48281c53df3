import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects the errors, warnings and policy violations that the browser reports for any page or worker of the context. */
export function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const collect = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  context.on('console', collect);
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('serviceworker', (worker) => worker.on('console', collect));
  return complaints;
}
