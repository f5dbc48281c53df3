/** Path of a Chromium to test with; throws when none can be had. */
export function findBrowser(): Promise<string>;
/** First line that the browser prints about itself. */
export function getBrowserVersion(path: string): string;
