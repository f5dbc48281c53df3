import { listNonBlankLines } from '../../primitives/list-lines.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { findStart } from '../../secrets/find-start.ts';
import type { SecretKind } from '../../secrets/secret-kind.ts';
import type { HiddenAddress } from './hidden-address.ts';
import { findOnlyLine, MAX_FIELD_LENGTH } from './list-input.ts';
import { navigate, type SecretFound } from './navigation.ts';
import { parseRoute } from './route.ts';

/** A name with a suffix, perhaps with more columns after it. */
const NAME_LINE = /^\S+\.\p{L}\S*$/u;

/** Number of lines from which every text is a list. */
const MIN_LIST = 100;

/** Checks whether a text is a list of names. The readers of lists reject only the lines with secrets. */
function isNameList(text: string): boolean {
  const lines = listNonBlankLines(text);
  const names = lines.filter((line) => NAME_LINE.test(line.trim()));
  return lines.length > 1 && (lines.length >= MIN_LIST || names.length * 2 >= lines.length);
}

/** Shows or hides the notice, without leaving the screen. */
export function showSecret(secret?: SecretFound): void {
  navigate(history.state?.route ?? parseRoute(location.hash), {
    ...history.state,
    secret,
    typing: true,
  });
}

/** Screens whose address contains the text of a field, with their address without a text. */
const EMPTY_ADDRESSES: Readonly<Record<string, string>> = {
  name: '#/',
  compare: '#/compare',
  characters: '#/characters',
  imitations: '#/imitations',
};

/** Empties a field, its undo history, and the address that contains its text. */
function emptyField(field: HTMLInputElement, kind: SecretKind): void {
  field.setSelectionRange(0, field.value.length);
  replaceSelection(field, '', 'deleteContent');
  // Browsers forget the undo history of an element that is not on the page. The field also loses the focus, so that the
  // next words of the user are not inspected.
  const { parentNode, nextSibling } = field;
  field.remove();
  parentNode?.insertBefore(field, nextSibling);
  const [, screen = ''] = location.hash.split('/');
  const href = EMPTY_ADDRESSES[screen];
  if (href !== undefined && href !== location.hash) {
    history.replaceState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  showSecret({ kind, isStart: false });
}

/** Dispatches an event that is not checked again. Returns whether its default action is wanted. */
function dispatchChecked(target: EventTarget, event: Event, content: object = {}): boolean {
  return target.dispatchEvent(Object.assign(event, content, { isChecked: true }));
}

function dispatchInput(field: HTMLInputElement, inputType: string): void {
  dispatchChecked(field, new InputEvent('input', { bubbles: true, inputType }));
}

/** Replaces the selected text of a field like a paste. */
function replaceSelection(field: HTMLInputElement, text: string, inputType: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  dispatchInput(field, inputType);
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Checks an address, and restores it if it holds no secret. */
export async function checkAddress({ hash, state }: HiddenAddress): Promise<void> {
  const kind = await findSecret(decode(hash));
  if (kind) {
    showSecret({ kind, isStart: false });
    return;
  }
  history.replaceState({ ...state, isChecked: true }, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Checks a text that an event has brought, and repeats the event if the text holds no secret. */
export async function checkText(
  type: string,
  target: HTMLInputElement,
  text: string,
): Promise<void> {
  // The text of these fields is sent without being read as a list.
  const isSent = target.closest?.('[data-sent]');
  const kind = !isSent && isNameList(text) ? null : await findSecret(text);
  if (type === 'input') {
    // A later event brings the whole text again.
    if (target.value !== text) return;
    if (kind) emptyField(target, kind);
    else dispatchInput(target, 'insertText');
    return;
  }
  if (kind) {
    showSecret({ kind, isStart: false });
    return;
  }
  const data = { getData: () => text, files: [], types: ['text/plain'] };
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
  const content = { clipboardData: data, dataTransfer: data };
  if (!dispatchChecked(target, event, content) || !target.setRangeText) return;
  target.focus();
  replaceSelection(target, text, type === 'paste' ? 'insertFromPaste' : 'insertFromDrop');
}

/**
 * Checks a text that another app has shared. Opens its report if it is one line. Returns whether the text is a list that
 * remains to be opened.
 */
export async function checkSharedText(text: string): Promise<boolean> {
  if (isNameList(text)) return true;
  const kind = await findSecret(text);
  const line = findOnlyLine(text);
  if (kind) showSecret({ kind, isStart: false });
  else if (line !== null && line.length <= MAX_FIELD_LENGTH)
    navigate({ screen: 'name', name: line });
  else return true;
  return false;
}

/** Number of words from which the start of a phrase is refused like a phrase. */
const MIN_REFUSED_WORDS = 6;

/** Commits typed texts that cannot become a secret. Others wait in the field, at most until the user presses Enter. */
export async function checkTyped(
  texts: readonly string[],
  isFinal: boolean,
  commit: () => void,
): Promise<void> {
  for (const text of texts) {
    const start = await findStart(text);
    if (start === null) continue;
    if (!isFinal) {
      showSecret({ kind: start.kind, isStart: true });
      return;
    }
    if (start.words >= MIN_REFUSED_WORDS) {
      const field = document.activeElement as HTMLInputElement;
      if (field.value === text) emptyField(field, start.kind);
      return;
    }
  }
  if (history.state?.secret?.isStart) showSecret();
  commit();
}
