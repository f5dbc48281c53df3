import type { BrowserContext } from '@playwright/test';

/** Collects whatever the browser complains about in any page or worker of the context: errors, warnings, violations of the policy. */
export function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
  });
  return complaints;
}
