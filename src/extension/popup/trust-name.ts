// Asks the user whether to trust a name. The name is in the hash of the URL.

import { trustName } from '../background/trusted-names.ts';
import { ask } from '../extension-messages.ts';
import { drawVerdict, getPart } from './draw-verdict.ts';

/** Delay before the button can be pressed, so that nobody presses it by accident. In milliseconds. */
const PAUSE = 700;

const answer = getPart('answer');
const problem = getPart('problem');
const trust = getPart<HTMLButtonElement>('trust');
const cancel = getPart('cancel');

const name = readName();
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function readName(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

async function showVerdict(): Promise<void> {
  const verdict = await ask('judgeName', { name });
  if (!verdict) {
    problem.textContent = 'The name could not be checked. Try again.';
    return;
  }
  answer.replaceChildren(drawVerdict(verdict));
  isShown = true;
  enableSoon();
}

/** Enables the button after a pause. Starts again when the window comes to the front, where a click may be meant for another window. */
function enableSoon(): void {
  clearTimeout(timer);
  trust.disabled = true;
  if (!isShown || document.hidden) return;
  timer = setTimeout(() => {
    trust.disabled = false;
  }, PAUSE);
}

window.addEventListener('focus', enableSoon);
document.addEventListener('visibilitychange', enableSoon);

trust.addEventListener('click', () => {
  trustName(name).then(
    () => window.close(),
    () => {
      problem.textContent = 'The name could not be saved. Try again.';
    },
  );
});
cancel.addEventListener('click', () => window.close());
cancel.focus();

void showVerdict();
