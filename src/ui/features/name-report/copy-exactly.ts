import type { ClipboardEvent } from 'react';

/** Copies the selected names without the labels that the page adds. `data-row` says which name a row belongs to. */
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
  // Joins the rows of a name that has several rows.
  const texts = ['given', 'wanted'].map((name) =>
    rows.flatMap((row) => (row.name === name ? row.text : [])).join(''),
  );
  event.clipboardData.setData('text/plain', texts.filter((text) => text !== '').join('\n'));
  event.preventDefault();
}
