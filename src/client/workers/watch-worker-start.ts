/** Time between two checks, in milliseconds. */
const CHECK_INTERVAL = 250;
/** Number of checks after which a worker whose script has loaded must have sent a message: 1.5 seconds. */
const MAX_QUIET_CHECKS = 6;
/** Number of checks after which any worker must have sent a message: 20 seconds, long enough for a slow network. */
const MAX_CHECKS = 80;

/**
 * Calls `onSilent` once if a worker does not start. A script that has loaded but sends no message is empty or damaged.
 * Counts checks instead of time, because a busy page receives messages late.
 *
 * @param scriptUrl absolute URL of a script that sends a message as soon as it runs; undefined for other scripts
 * @returns a function that ends the checks
 */
export function watchWorkerStart(scriptUrl: string | undefined, onSilent: () => void): () => void {
  // A worker can use a script that the page has loaded before, so only new entries count.
  const countLoads = () =>
    scriptUrl === undefined ? 0 : performance.getEntriesByName(scriptUrl, 'resource').length;
  const countDownloads = () => performance.getEntriesByType('resource').length;
  const loadsBefore = countLoads();
  let downloads = 0;
  let checks = 0;
  let quietChecks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const isDownloading = countDownloads() !== downloads;
    downloads = countDownloads();
    quietChecks = isDownloading || countLoads() === loadsBefore ? 0 : quietChecks + 1;
    if (quietChecks < MAX_QUIET_CHECKS && checks < MAX_CHECKS) return;
    clearInterval(timer);
    onSilent();
  }, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
