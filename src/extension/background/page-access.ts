// Decides on which pages names are marked without a click.

import { EVERY_PAGE } from '../manifest.ts';

/** Where names are marked: on a click, or on the sites that the user has allowed. */
export type PageAccess = 'click' | 'site' | 'every';

/** Built file with the content script. */
const SCRIPT = 'content.js';

const SCRIPT_ID = 'marks';

/** Returns the match pattern of a page's site, or null if extensions cannot run there. */
export function getSitePattern(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}/*` : null;
}

/** Returns where names are marked without a click, for a page. */
export async function readAccess(url: string | undefined): Promise<PageAccess> {
  const { origins = [] } = await chrome.permissions.getAll();
  if (EVERY_PAGE.every((pattern) => origins.includes(pattern))) return 'every';
  const pattern = getSitePattern(url);
  return pattern !== null && origins.includes(pattern) ? 'site' : 'click';
}

/** Registers the content script for the pages that the user has allowed. */
export async function registerScript(): Promise<void> {
  const { origins = [] } = await chrome.permissions.getAll();
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
  if (registered.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
  if (origins.length === 0) return;
  await chrome.scripting.registerContentScripts([
    {
      id: SCRIPT_ID,
      js: [SCRIPT],
      matches: origins,
      allFrames: true,
      matchOriginAsFallback: true,
      runAt: 'document_idle',
    },
  ]);
}

/** Marks the names on the page of a tab at once. Resolves to false if extensions cannot run there. */
export async function markTab(tabId: number): Promise<boolean> {
  try {
    await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, files: [SCRIPT] });
    return true;
  } catch {
    return false;
  }
}
