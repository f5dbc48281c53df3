import type { ReadPiece } from '../extension-messages.ts';

/** Draws a name with its verdict. */
export function drawVerdict({ text, status, headline, note }: ReadPiece): HTMLElement {
  const verdict = document.createElement('div');
  verdict.className = 'verdict';
  verdict.dataset.status = status;
  const name = document.createElement('span');
  name.textContent = text;
  const words = document.createElement('strong');
  words.textContent = headline;
  verdict.append(name, words);
  if (note !== null) {
    const why = document.createElement('span');
    why.textContent = note;
    verdict.append(why);
  }
  return verdict;
}
