// The popup of the toolbar button: checks a text, marks the names of the page and sets where names are marked.

import { formatCount } from '../../primitives/format-count.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { describeSecret } from '../../secrets/secret-kind.ts';
import { getSitePattern, type PageAccess, readAccess } from '../background/page-access.ts';
import { ask } from '../extension-messages.ts';
import { EVERY_PAGE } from '../manifest.ts';
import { drawVerdict, getPart } from './draw-verdict.ts';

const field = getPart<HTMLTextAreaElement>('text');
const answer = getPart('answer');
const page = getPart('page');
const problem = getPart('problem');
const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=access]')];

const tabReady = chrome.tabs
  .query({ active: true, currentWindow: true })
  .then(([tab]) => tab ?? null);

// The field

field.focus();

/** The text that the user says is not a secret. */
let accepted: string | undefined;

/** Creates a button that enters a refused text again. Only this button keeps the text. */
function createAcceptButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'This is not a secret';
  button.addEventListener('click', () => {
    accepted = text;
    field.value = text;
    field.focus();
    void showAnswer();
  });
  return button;
}

/** Removes a secret from the field. Returns whether there was one. */
async function removeSecret(): Promise<boolean> {
  const text = field.value;
  if (text === accepted) return false;
  accepted = undefined;
  const kind = await findSecret(text);
  if (kind === null || field.value !== text) return kind !== null;
  field.value = '';
  answer.replaceChildren(
    `This looked like ${describeSecret(kind, text)}, so it was removed and not saved.`,
    createAcceptButton(text),
  );
  return true;
}

async function showAnswer(): Promise<void> {
  const text = field.value.trim();
  if (text === '') {
    answer.replaceChildren();
    return;
  }
  if (await removeSecret()) return;
  const pieces = await ask('read', { text });
  if (field.value.trim() !== text) return;
  if (pieces === null) answer.replaceChildren('The text could not be checked. Try again.');
  else if (pieces.length === 0) answer.replaceChildren('No name found.');
  else answer.replaceChildren(...pieces.map(drawVerdict));
}

field.addEventListener('input', () => void showAnswer());
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  getPart<HTMLFormElement>('check').requestSubmit();
});

getPart('check').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (await removeSecret()) return;
  // If only the user says that the text is not a secret, the text stays out of the address.
  const text = field.value;
  await ask('open', { text, isChecked: text !== accepted });
  window.close();
});

// The page

/** Interval for checking the number of marks, in milliseconds. */
const COUNT_INTERVAL = 500;

async function showPage(): Promise<void> {
  const tab = await tabReady;
  const found = tab?.id === undefined ? null : await ask('check', { tabId: tab.id });
  if (!found?.canRun) {
    page.textContent = 'The browser doesn’t allow extensions on this page.';
    return;
  }
  const { alerts, marks } = found;
  const alertWords = alerts > 0 ? `, ${formatCount(alerts, 'alert')}` : '';
  page.textContent =
    marks === 0
      ? 'No deceptive names found.'
      : `${formatCount(marks, 'name')} marked${alertWords}.`;
  setTimeout(() => void showPage(), COUNT_INTERVAL);
}

// Where names are marked

const REFUSED = 'The browser did not allow this change. Nothing was changed.';

let pageUrl: string | undefined;

async function showAccess(): Promise<void> {
  pageUrl = (await tabReady)?.url;
  const access = await readAccess(pageUrl);
  for (const radio of radios) {
    radio.checked = radio.value === access;
    if (radio.value === 'site') radio.disabled = getSitePattern(pageUrl) === null;
  }
}

/**
 * Requests access from the browser, or removes this access. The browser asks the user, but only if it gets the request
 * before anything is awaited.
 */
async function changeAccess(access: PageAccess): Promise<void> {
  problem.textContent = '';
  const site = getSitePattern(pageUrl);
  const sites = site === null ? [] : [site];
  if (access === 'click') await chrome.permissions.remove({ origins: [...EVERY_PAGE, ...sites] });
  else {
    if (access === 'site') void chrome.permissions.remove({ origins: EVERY_PAGE });
    const origins = access === 'every' ? EVERY_PAGE : sites;
    const isGranted = await chrome.permissions.request({ origins });
    if (!isGranted) problem.textContent = REFUSED;
  }
  await showAccess();
}

for (const radio of radios) {
  radio.addEventListener('change', () => {
    changeAccess(radio.value as PageAccess).catch(async () => {
      problem.textContent = REFUSED;
      await showAccess();
    });
  });
}

void showPage();
void showAccess();
