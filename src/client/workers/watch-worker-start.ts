/** Time between two checks, in milliseconds. */
const CHECK_INTERVAL = 250;
/** Maximum number of checks between the end of the last download and the first message. They take 1.5 seconds. */
const MAX_QUIET_CHECKS = 6;
/**
 * Maximum number of checks before the first message. They last 20 seconds in total, which is long enough for a slow
 * network.
 */
const MAX_CHECKS = 80;

/**
 * Calls `onSilent` once if a worker does not start. If the script has loaded but sends no message, it is empty or damaged.
 * Counts checks instead of measuring time, because a busy page receives messages late.
 *
 * @param scriptUrl absolute URL of a script that sends a message as soon as it runs; undefined for other scripts
 * @returns a function that stops the checks
 */
export function watchWorkerStart(scriptUrl: string | undefined, onSilent: () => void): () => void {
  // An earlier worker may have loaded the same script, so only new entries count.
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
