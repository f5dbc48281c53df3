import { findFileFaults } from '../../primitives/fetch-site-file.ts';
import { inspector } from '../workers/connect-inspector.ts';

/** Lists every file of the build with its hash. Written by the build. */
const FILE_LIST = 'files.json';

/**
 * Fetches all files of the site and replaces damaged copies in the HTTP cache, so that the next attempt gets intact
 * files. Returns a sentence for each file that could not be repaired.
 *
 * @param restarts whether to restart the inspection worker and the service worker. Both give up on a file after one
 * failed attempt.
 */
export async function repairFiles(restarts: boolean): Promise<string[]> {
  const response = await fetch(FILE_LIST, { cache: 'no-cache' });
  const faults = await findFileFaults(Object.entries<string>(await response.json()));
  if (restarts) {
    inspector.stop();
    await restartOfflineSupport().catch(() => undefined);
  }
  return faults;
}

/** Imports the script only after the repair, because it may be the damaged file. */
async function restartOfflineSupport(): Promise<void> {
  const { offlineSupport } = await import('./service-worker-registration.ts');
  if (!offlineSupport?.status().ready) void offlineSupport?.start();
}
