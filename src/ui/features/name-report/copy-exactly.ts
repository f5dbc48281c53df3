import type { ClipboardEvent } from 'react';

/** Copies the selected names without the chips and tiles that show them. Each `[data-row]` is one name. */
export function copyExactly(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].map((row) => ({
    name: row.dataset.row,
    text: [...row.querySelectorAll<HTMLElement>('[data-text]')]
      .filter((piece) => selection.containsNode(piece, true))
      .map((piece) => piece.dataset.text)
      .join(''),
  }));
  // A name can have several rows.
  const texts = ['given', 'wanted'].map((name) =>
    rows.flatMap((row) => (row.name === name ? row.text : [])).join(''),
  );
  event.clipboardData.setData('text/plain', texts.filter((text) => text !== '').join('\n'));
  event.preventDefault();
}
