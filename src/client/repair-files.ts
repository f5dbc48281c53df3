import { fetchWhole } from '../primitives/fetch-whole.ts';
import { inspector } from './inspector.ts';
import { offlineSupport } from './service-worker-registration.ts';

/** Every file of the build with its hash; the build writes it. */
const LIST = 'files.json';

/**
 * Asks for all files of the site, and anew for those that the browser keeps wrong, so that the next attempt has the
 * right ones. Tells in sentences what cannot be had.
 * @param restarts whether what stumbled over wrong files starts anew: a worker never asks twice for a part of its
 * program, nor a service worker for what it could not store
 */
export async function repairFiles(restarts: boolean): Promise<string[]> {
  const response = await fetch(LIST, { cache: 'no-cache' });
  const files = Object.entries<string>(await response.json());
  const checks = await Promise.allSettled(files.map((file) => fetchWhole(...file)));
  if (restarts) {
    inspector.stop();
    if (!offlineSupport?.status().ready) void offlineSupport?.start();
  }
  return checks.flatMap((check) =>
    check.status === 'rejected' ? `${(check.reason as Error).message}.` : [],
  );
}
