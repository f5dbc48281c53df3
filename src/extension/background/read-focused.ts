/** Returns the text of the focused field or editor. The function runs on the page, so it is self-contained. */
export function readFocused(): string {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (focused instanceof HTMLInputElement) return focused.type === 'password' ? '' : focused.value;
  if (focused instanceof HTMLTextAreaElement) return focused.value;
  // biome-ignore lint/performance/useDomNodeTextContent: the text content has no line breaks
  return focused instanceof HTMLElement && focused.isContentEditable ? focused.innerText : '';
}
