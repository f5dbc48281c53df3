// Tells the visitor why the page cannot start. This script is separate so that it works when other files fail.

import { findFileFaults } from '../primitives/fetch-site-file.ts';

/** An element of index.html that loads a file with an integrity hash. */
interface Part extends Element {
  src?: string;
  href?: string;
  integrity: string;
}

const listParts = () => [...document.querySelectorAll<Part>('[integrity]')];

/** Whether the page has rendered with its styles. */
function hasStarted(): boolean {
  return (
    document.querySelector('#root') !== null &&
    !document.querySelector('.boot') &&
    getComputedStyle(document.documentElement).getPropertyValue('--page') !== ''
  );
}

/** Fetches damaged files again and returns what is still wrong. */
function repairParts(): Promise<string[]> {
  return findFileFaults(
    listParts().map(({ src, href = '', integrity }) => [src ?? href, integrity]),
  );
}

function createElement(tag: string, content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

let isReported = false;

function report(faults: string[]): void {
  if (isReported) return;
  isReported = true;
  const retry = createElement('button', ['Try again']);
  retry.onclick = async () => {
    await repairParts();
    location.reload();
  };
  const sentences = ['Namescope did not load completely.', ...faults];
  const words = createElement('div', [
    ...sentences.map((text) => createElement('p', [text])),
    retry,
  ]);
  words.className = 'boot-problem';
  words.role = 'alert';
  document.body.prepend(words);
}

/** Reports damaged files, and late a page that has not started although all files are correct. */
async function check(isLate: boolean): Promise<void> {
  if (hasStarted()) return;
  const faults = await repairParts();
  if (faults.length > 0 || (isLate && !hasStarted())) report(faults);
}

// Screens report files that load later, such as the worker.
addEventListener(
  'error',
  ({ target }) => {
    if (listParts().some((part) => part === target)) void check(true);
  },
  true,
);
addEventListener('unhandledrejection', () => void check(true));
// Errors before this script ran fired no event here, so they are found by checking.
addEventListener('load', () => setTimeout(check, 1_000, false));
setTimeout(check, 10_000, true);
