import { mayHoldSecret } from '../../secrets/may-hold-secret.ts';

/** Path of the site in the extension. */
const SITE = 'site/index.html';

/** Path of the page that asks whether a name is trusted. */
const TRUST_PAGE = 'site/trust-name.html';

/** Maximum length of a text that is opened, in UTF-16 code units. Longer URLs are cut off by some browsers. */
const MAX_TEXT = 20_000;

/**
 * Returns the URL of the site's report on a text. Leaves out a text that may be a secret, because browsers store URLs.
 *
 * @param isChecked whether the popup has found no secret in the text. The background has no word lists.
 */
export function getReportUrl(text: string, isChecked = false): string {
  const shown = text.slice(0, MAX_TEXT).toWellFormed().trim();
  const isLeftOut = shown === '' || (!isChecked && mayHoldSecret(shown));
  const hash = isLeftOut ? '' : `#/name/${encodeURIComponent(shown)}`;
  return chrome.runtime.getURL(SITE) + hash;
}

/** Opens the report on a text in a new tab, next to the given one. */
export async function openReport(
  text: string,
  tab?: chrome.tabs.Tab,
  isChecked?: boolean,
): Promise<void> {
  await chrome.tabs.create({
    url: getReportUrl(text, isChecked),
    ...(tab && { index: tab.index + 1, windowId: tab.windowId }),
  });
}

/** Size of the window that asks whether a name is trusted, in CSS pixels. */
const TRUST_WINDOW = { width: 420, height: 420 };

/** Opens a small window that asks the user whether to trust a name. The page under this window cannot cover it. */
export async function askToTrust(name: string): Promise<void> {
  if (!name.isWellFormed() || name.length > MAX_TEXT) return;
  const url = `${chrome.runtime.getURL(TRUST_PAGE)}#${encodeURIComponent(name)}`;
  // Firefox for Android has no windows.
  if (chrome.windows) await chrome.windows.create({ url, type: 'popup', ...TRUST_WINDOW });
  else await chrome.tabs.create({ url });
}
