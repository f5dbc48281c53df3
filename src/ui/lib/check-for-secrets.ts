import { listNonBlankLines } from '../../primitives/list-lines.ts';
import { endsWithMostOfKey, findStart, type SecretStart } from '../../secrets/find-start.ts';
import type { SecretKind } from '../../secrets/secret-kind.ts';
import { findLongSecret } from './find-long-secret.ts';
import type { HiddenAddress } from './hidden-address.ts';
import { findOnlyLine, MAX_FIELD_LENGTH } from './list-input.ts';
import { navigate, type SecretFound } from './navigation.ts';
import { parseRoute } from './route.ts';

/** Matches a name with a suffix, optionally followed by more columns: `nick.eth,5`. */
const NAME_LINE = /^\S+\.\p{L}\S*$/u;

/** Minimum number of lines at which any text is treated as a list. */
const MIN_LIST = 100;

/** Checks whether a text is a list of names. The list readers later reject only the lines with secrets. */
function isNameList(text: string): boolean {
  const lines = listNonBlankLines(text);
  const names = lines.filter((line) => NAME_LINE.test(line.trim()));
  return lines.length > 1 && (lines.length >= MIN_LIST || names.length * 2 >= lines.length);
}

/** Shows the notice about a secret, or hides it if there is no secret. Stays on the current screen. */
export function showSecret(secret?: SecretFound): void {
  navigate(history.state?.route ?? parseRoute(location.hash), {
    ...history.state,
    secret,
    typing: true,
  });
}

/** Screens whose URL contains the text of a field, each with its URL for an empty field. */
const EMPTY_ADDRESSES: Readonly<Record<string, string>> = {
  name: '#/',
  compare: '#/compare',
  characters: '#/characters',
  imitations: '#/imitations',
};

/** Removes the text of a field from the field, from its undo history and from the URL. */
function emptyField(field: HTMLInputElement, kind: SecretKind): void {
  field.setSelectionRange(0, field.value.length);
  replaceSelection(field, '', 'deleteContent');
  // Browsers discard the undo history of a field that is removed from the page. The field also loses the focus, so that
  // the page does not inspect what the user types next.
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

/** Dispatches an event that is not checked again. Returns false if a listener prevented its default action. */
function dispatchChecked(target: EventTarget, event: Event, content: object = {}): boolean {
  return target.dispatchEvent(Object.assign(event, content, { isChecked: true }));
}

function dispatchInput(field: HTMLInputElement, inputType: string): void {
  dispatchChecked(field, new InputEvent('input', { bubbles: true, inputType }));
}

/** Replaces the selected text of a field as a paste would, and dispatches an `input` event. */
function replaceSelection(field: HTMLInputElement, text: string, inputType: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  dispatchInput(field, inputType);
}

/** Empties the fields that contain exactly this text. */
function emptyFields(text: string, kind: SecretKind): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (field.value === text) emptyField(field, kind);
}

/** Finds a secret, or most of a private key at the end of a text that is entered all at once. */
async function findSecretOrMost(text: string): Promise<SecretKind | null> {
  return (await findLongSecret(text)) ?? (endsWithMostOfKey(text) ? 'private_key' : null);
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Checks a hidden URL fragment, and restores it if it contains no secret. */
export async function checkAddress({ hash, state }: HiddenAddress): Promise<void> {
  const kind = await findSecretOrMost(decode(hash));
  if (kind) {
    showSecret({ kind, isStart: false });
    return;
  }
  history.replaceState({ ...state, isChecked: true }, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Checks the fields of a form, and dispatches the `submit` event again if they contain no secret. */
async function checkForm(form: HTMLFormElement): Promise<void> {
  for (const field of Array.from(form.elements) as HTMLInputElement[]) {
    const kind = await findSecretOrMost(field.value);
    if (kind) {
      emptyField(field, kind);
      return;
    }
  }
  dispatchChecked(form, new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** Checks the text of an event, and dispatches the event again if the text contains no secret. */
export async function checkText(
  type: string,
  target: HTMLInputElement | HTMLFormElement,
  text: string,
): Promise<void> {
  if (target instanceof HTMLFormElement) return checkForm(target);
  // The page sends the text of these fields as it is, so even a list is checked for secrets.
  const isSent = target.closest?.('[data-sent]');
  const isTyped = type === 'input';
  const find = isTyped ? findLongSecret : findSecretOrMost;
  const kind = !isSent && isNameList(text) ? null : await find(text);
  if (isTyped) {
    // The user may have typed more after the secret. Any other text is checked on a later event.
    if (kind && target.value.includes(text)) emptyField(target, kind);
    else if (target.value === text) dispatchInput(target, 'insertText');
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
 * Checks text that another app has shared. Opens the report if the text is one line without a secret. Returns true if
 * the text is a list that the caller must open.
 */
export async function checkSharedText(text: string): Promise<boolean> {
  if (isNameList(text)) return true;
  const kind = await findSecretOrMost(text);
  const line = findOnlyLine(text);
  if (kind) showSecret({ kind, isStart: false });
  else if (line !== null && line.length <= MAX_FIELD_LENGTH)
    navigate({ screen: 'name', name: line });
  else return true;
  return false;
}

/** Minimum number of words at which the start of a recovery phrase is removed like a whole phrase. */
const MIN_REFUSED_WORDS = 6;

/** Checks whether the start of a secret is removed like a whole secret. */
function revealsMost(text: string, start: SecretStart | null): boolean {
  return (start?.words ?? 0) >= MIN_REFUSED_WORDS || endsWithMostOfKey(text);
}

/**
 * Commits the typed texts, unless one of them is a secret or starts like one. The start of a secret is not committed
 * until the user presses Enter.
 */
export async function checkTyped(
  texts: readonly string[],
  isFinal: boolean,
  commit: () => void,
): Promise<void> {
  for (const text of texts) {
    const secret = await findLongSecret(text);
    const start = secret ? null : await findStart(text);
    const kind = secret ?? start?.kind;
    if (!kind) continue;
    if (secret || (isFinal && revealsMost(text, start))) {
      emptyFields(text, kind);
      return;
    }
    if (!isFinal) {
      showSecret({ kind, isStart: true });
      return;
    }
  }
  if (history.state?.secret?.isStart) showSecret();
  commit();
}
