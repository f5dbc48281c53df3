// A file of its own that needs no other: what tells the visitor when the page cannot start.

import { findFaults } from '../primitives/fetch-whole.ts';

/** A file that the page starts with, as index.html names it: by its hash too. */
interface Part extends Element {
  src?: string;
  href?: string;
  integrity: string;
}

const listParts = () => [...document.querySelectorAll<Part>('[integrity]')];

/** A page without its style, which a browser may count as empty, has not started. */
function hasStarted(): boolean {
  return (
    document.querySelector('#root') !== null &&
    !document.querySelector('.boot') &&
    getComputedStyle(document.documentElement).getPropertyValue('--page') !== ''
  );
}

/** Asks again for what the browser keeps wrong, and tells what cannot be had. */
function repairParts(): Promise<string[]> {
  return findFaults(listParts().map(({ src, href = '', integrity }) => [src ?? href, integrity]));
}

function createElement(tag: string, content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

let isTold = false;

function tell(faults: string[]): void {
  if (isTold) return;
  isTold = true;
  const retry = createElement('button', ['Try again']);
  retry.onclick = async () => {
    await repairParts();
    location.reload();
  };
  const sentences = ['Namescope has not arrived whole.', ...faults];
  const words = createElement('div', [
    ...sentences.map((text) => createElement('p', [text])),
    retry,
  ]);
  words.className = 'boot-problem';
  words.role = 'alert';
  document.body.prepend(words);
}

/** Something is wrong where a file is, or where the page has not started although all are right. */
async function check(isLate: boolean): Promise<void> {
  if (hasStarted()) return;
  const faults = await repairParts();
  if (faults.length > 0 || (isLate && !hasStarted())) tell(faults);
}

// Of files that come later, such as the worker, a screen tells.
addEventListener(
  'error',
  ({ target }) => {
    if (listParts().some((part) => part === target)) void check(true);
  },
  true,
);
addEventListener('unhandledrejection', () => void check(true));
// What went wrong before this ran is found by looking.
addEventListener('load', () => setTimeout(check, 1_000, false));
setTimeout(check, 10_000, true);
