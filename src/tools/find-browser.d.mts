/** Path of a Chromium to test with; throws when none can be had. */
export function findBrowser(): Promise<string>;
/** What the browser prints about itself; its path on Windows. */
export function getBrowserVersion(path: string): string;
