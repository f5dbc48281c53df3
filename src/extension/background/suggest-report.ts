import { mayHoldSecret } from '../../secrets/may-hold-secret.ts';
import { judgeTypedText } from '../judging/judge-typed-text.ts';
import { getTextContext } from './extension-engine.ts';

/** Firefox shows suggestions as plain text, but other browsers parse them as XML. */
const readsXml = () => !chrome.runtime.getURL('').startsWith('moz-extension:');

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);

/** Shows the verdict of the text after the keyword in the address bar. */
export async function suggestReport(
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
  const description = first ? `${first.text}: ${first.headline}` : 'Open the report';
  await chrome.omnibox.setDefaultSuggestion({
    description: readsXml() ? escapeXml(description) : description,
  });
}
