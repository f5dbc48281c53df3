import { TONE_WORDS } from '../../words/names/rating-words.ts';
import type { ReadPiece } from '../extension-messages.ts';

export function drawVerdict({ shown, status, headline, note }: ReadPiece): HTMLElement {
  const verdict = document.createElement('div');
  verdict.className = 'verdict';
  verdict.dataset.status = status;
  const addPart = (tag: string, className: string, content: string) => {
    const part = document.createElement(tag);
    part.className = className;
    part.textContent = content;
    verdict.append(part);
  };
  addPart('span', 'name', shown);
  addPart('span', 'tone', TONE_WORDS[status]);
  addPart('strong', 'headline', headline);
  if (note !== null) addPart('span', 'note', note);
  return verdict;
}

/** Returns the element of the page with an ID. */
export function getPart<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}
