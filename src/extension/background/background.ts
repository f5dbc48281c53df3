// Background of the extension: answers the content scripts, and adds the menu, the address bar keyword and the badge.

import { mayHoldSecret } from '../../secrets/may-hold-secret.ts';
import type { PageMessage, RequestKind, RequestMessage } from '../extension-messages.ts';
import { judgePassages, judgeTypedName, judgeTypedText } from '../judge-texts.ts';
import { forgetEngine, getTextContext } from './extension-engine.ts';
import { askToTrust, getReportUrl, openReport } from './open-report.ts';
import { markTab, registerScript } from './page-access.ts';
import { readFocused } from './read-focused.ts';
import { forgetFrame, forgetTab, readTabCount, setFrameCount } from './tab-counts.ts';
import { TRUSTED_KEY } from './trusted-names.ts';

/** Reads the focused field of a frame, except password fields. Resolves to an empty text if no text is available. */
async function readField(tabId: number | undefined, frameId: number): Promise<string> {
  if (tabId === undefined) return '';
  try {
    const [result] = await chrome.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      func: readFocused,
    });
    return result?.result ?? '';
  } catch {
    return '';
  }
}

const MENU = [
  { id: 'selection', title: 'Inspect “%s”', contexts: ['selection'] },
  { id: 'field', title: 'Inspect the text in this field', contexts: ['editable'] },
] as const;

chrome.runtime.onInstalled.addListener(() => {
  for (const { contexts, ...item } of MENU) {
    chrome.contextMenus.create({ ...item, contexts: [...contexts] });
  }
  void registerScript();
});

chrome.contextMenus.onClicked.addListener(
  async ({ menuItemId, selectionText = '', frameId = 0 }, tab) => {
    const text = menuItemId === 'field' ? await readField(tab?.id, frameId) : selectionText;
    await openReport(text, tab);
  },
);

chrome.permissions.onAdded.addListener(() => void registerScript());
chrome.permissions.onRemoved.addListener(() => void registerScript());

// A page that breaks into its content script must not read or change the trusted names. Firefox lacks this function.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

chrome.tabs.onRemoved.addListener((tabId) => void forgetTab(tabId));

chrome.storage.onChanged.addListener((changes) => {
  if (!(TRUSTED_KEY in changes)) return;
  forgetEngine();
  void restartTabs();
});

/** Makes every page judge its names again. */
async function restartTabs(): Promise<void> {
  const message: PageMessage = { kind: 'restart' };
  for (const { id } of await chrome.tabs.query({})) {
    // Most tabs have no content script, so the message is rejected.
    if (id !== undefined) chrome.tabs.sendMessage(id, message).catch(() => undefined);
  }
}

/** Firefox shows suggestions as plain text, but other browsers parse them as XML. */
const readsXml = () => !chrome.runtime.getURL('').startsWith('moz-extension:');

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);

/** Shows the verdict of the text after the keyword in the address bar. */
async function suggestReport(
  text: string,
  suggest: (suggestions: chrome.omnibox.SuggestResult[]) => void,
): Promise<void> {
  const trimmed = text.trim();
  suggest([]);
  if (trimmed === '' || mayHoldSecret(trimmed)) {
    await chrome.omnibox.setDefaultSuggestion({ description: 'Type an ENS name or an address' });
    return;
  }
  const [first] = judgeTypedText(trimmed, await getTextContext());
  const description = first ? `${first.shown}: ${first.headline}` : 'Open the report';
  await chrome.omnibox.setDefaultSuggestion({
    description: readsXml() ? escapeXml(description) : description,
  });
}

chrome.omnibox.onInputChanged.addListener((text, suggest) => void suggestReport(text, suggest));
chrome.omnibox.onInputEntered.addListener((text, disposition) => {
  const url = getReportUrl(text);
  if (disposition === 'currentTab') void chrome.tabs.update({ url });
  else void chrome.tabs.create({ url, active: disposition === 'newForegroundTab' });
});

async function answer(
  message: RequestMessage,
  { tab, frameId = 0 }: chrome.runtime.MessageSender,
): Promise<unknown> {
  switch (message.kind) {
    case 'judge':
      return judgePassages(message.passages, await getTextContext());
    case 'count': {
      const { alerts, marks } = message;
      if (tab?.id !== undefined) await setFrameCount(tab.id, frameId, { alerts, marks });
      return null;
    }
    case 'leave':
      if (tab?.id !== undefined) await forgetFrame(tab.id, frameId);
      return null;
    case 'read':
      return judgeTypedText(message.text, await getTextContext());
    case 'judgeName':
      return judgeTypedName(message.name, await getTextContext());
    case 'check': {
      const canRun = await markTab(message.tabId);
      return { canRun, ...(await readTabCount(message.tabId)) };
    }
    case 'trust':
      await askToTrust(message.name);
      return null;
    case 'open':
      await openReport(message.text, tab, message.isChecked);
      return null;
  }
}

/** Requests that only the popup and other extension pages make. */
const FROM_OWN_PAGES: ReadonlySet<RequestKind> = new Set(['read', 'judgeName', 'check']);

function isOwnPage({ url = '' }: chrome.runtime.MessageSender): boolean {
  return url.startsWith(chrome.runtime.getURL('/'));
}

chrome.runtime.onMessage.addListener((message: RequestMessage, sender, respond) => {
  if (sender.id !== chrome.runtime.id) return false;
  if (FROM_OWN_PAGES.has(message.kind) && !isOwnPage(sender)) return false;
  answer(message, sender).then(respond, () => respond(null));
  return true;
});
