/** Returns the text of the field or editor that is focused. Runs on the page, so the function is self-contained. */
export function readFocused(): string {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (focused instanceof HTMLInputElement) return focused.type === 'password' ? '' : focused.value;
  if (focused instanceof HTMLTextAreaElement) return focused.value;
  // biome-ignore lint/performance/useDomNodeTextContent: the text content has no line breaks
  return focused instanceof HTMLElement && focused.isContentEditable ? focused.innerText : '';
}

/** Reads the focused field of a frame, except password fields. Resolves to an empty text if there is none. */
export async function readField(tabId: number | undefined, frameId: number): Promise<string> {
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
