import { findFaults } from '../../primitives/fetch-whole.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { offlineSupport } from './service-worker-registration.ts';

/** Every file of the build with its hash; the build writes it. */
const LIST = 'files.json';

/**
 * Asks for all files of the site, and again for those that the browser keeps wrong, so that the next attempt has the
 * right ones. Tells in sentences what cannot be had.
 * @param restarts whether what stumbled over wrong files starts again: a worker never asks twice for a part of its
 * program, nor a service worker for what it could not store
 */
export async function repairFiles(restarts: boolean): Promise<string[]> {
  const response = await fetch(LIST, { cache: 'no-cache' });
  const faults = await findFaults(Object.entries<string>(await response.json()));
  if (restarts) {
    inspector.stop();
    if (!offlineSupport?.status().ready) void offlineSupport?.start();
  }
  return faults;
}
