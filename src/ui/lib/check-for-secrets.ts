import { listNonBlankLines } from '../../primitives/list-lines.ts';
import { endsWithMostOfKey, findStart } from '../../secrets/find-start.ts';
import { describeSecret, type SecretKind, type SecretWords } from '../../secrets/secret-kind.ts';
import {
  acceptTexts,
  findLongSecret,
  hasAccepted,
  holdTexts,
  listTexts,
  removeAccepted,
} from './held-texts.ts';
import type { HiddenAddress } from './hidden-address.ts';
import { findOnlyLine, MAX_FIELD_LENGTH } from './list-input.ts';
import { getVisit, navigate, type Visit } from './navigation.ts';
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

/** Functions that enter a refused text again. A text is in memory only while the visit with its notice is shown. */
const refused = new WeakMap<Visit, () => void>();

/** Returns the function that enters the refused text of a visit again, if the page can take this text. */
export function findRefused(visit: Visit): (() => void) | undefined {
  return refused.get(visit);
}

/** Shows the notice about a secret, or hides it if there is no secret. Stays on the current screen. */
function showSecret(secret?: SecretWords): void {
  const visit = getVisit();
  refused.delete(visit);
  navigate(visit.route, { ...history.state, secret, typing: true });
}

/** Hides the notice and forgets the refused text. */
export const closeNotice = () => showSecret();

/** Forgets the refused text, but still shows the notice. */
export function forgetRefused(): void {
  const visit = getVisit();
  if (refused.has(visit)) showSecret(visit.secret);
}

/**
 * Shows the notice about a refused text.
 *
 * @param enter enters the text again if the user says that it is not a secret
 * @param texts parts of the text that a route contains
 */
export function refuseText(
  kind: SecretKind,
  text: string,
  enter?: () => void,
  texts = [text],
): void {
  showSecret(describeSecret(kind, text));
  if (!enter) return;
  refused.set(getVisit(), () => {
    closeNotice();
    acceptTexts(texts);
    enter();
  });
}

/** Screens whose URL contains the text of a field, each with its URL for an empty field. */
const EMPTY_ADDRESSES: Readonly<Record<string, string>> = {
  name: '#/',
  compare: '#/compare',
  characters: '#/characters',
  imitations: '#/imitations',
};

/** Replaces the text of a field, as if the user had typed the new text. */
function refillField(field: HTMLInputElement, text: string): void {
  field.setSelectionRange(0, field.value.length);
  field.focus();
  replaceSelection(field, text, 'insertText');
}

/** Removes the text of a field from the field, from its undo history and from the URL. */
function emptyField(field: HTMLInputElement, kind: SecretKind): void {
  const text = field.value;
  field.setSelectionRange(0, field.value.length);
  replaceSelection(field, '', 'deleteContent');
  // Browsers discard the undo history of a field that is removed from the page. The field also loses the focus, so that
  // the page does not inspect what the user types next.
  const { parentNode, nextSibling } = field;
  field.remove();
  parentNode?.insertBefore(field, nextSibling);
  const [, screen = ''] = location.hash.split('/');
  const href = EMPTY_ADDRESSES[screen];
  // Also removes a text that is held back from the URL.
  if (href !== undefined) {
    history.replaceState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  refuseText(kind, text, isStored(field) ? undefined : () => refillField(field, text));
}

/** Checks whether the page stores the text of a field. A text that looks like a secret never enters such a field. */
function isStored({ form }: HTMLInputElement): boolean {
  return Boolean(form);
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
    const route = parseRoute(hash);
    refuseText(kind, decode(hash), () => navigate(route), listTexts(route));
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
  const isTyped = type === 'input';
  const find = isTyped ? findLongSecret : findSecretOrMost;
  const kind = isNameList(text) ? null : await find(removeAccepted(text));
  if (isTyped) {
    // The user may have typed more after the secret. Any other text is checked on a later event.
    if (kind && target.value.includes(text)) emptyField(target, kind);
    else if (target.value === text) dispatchInput(target, 'insertText');
    return;
  }
  const enter = () => enterText(type, target, text);
  if (kind) refuseText(kind, text, isStored(target) ? undefined : enter);
  else enter();
}

/** Dispatches the event of a text that was pasted or dropped again. */
function enterText(type: string, target: HTMLInputElement, text: string): void {
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
  if (kind) refuseText(kind, text, () => openJoined(text));
  else if (line !== null && line.length <= MAX_FIELD_LENGTH)
    navigate({ screen: 'name', name: line });
  else return true;
  return false;
}

/** Opens the report of a text with its lines joined, because the field has only one line. */
export function openJoined(text: string): void {
  const name = listNonBlankLines(text).join(' ');
  navigate({ screen: 'name', name }, { isSplit: name !== text });
}

/** Minimum number of words at which the start of a recovery phrase is held back even after Enter. */
const MIN_HELD_WORDS = 6;

/** Checks whether a text is held back from the address and the history, because it can still become a secret. */
async function isHeld(text: string, isFinal: boolean): Promise<boolean> {
  if (hasAccepted(text)) return true;
  const start = await findStart(text);
  return start !== null && (!isFinal || start.words >= MIN_HELD_WORDS);
}

/**
 * Commits the typed texts, unless one of them is a secret. The start of a secret is committed, but held back from the
 * address and the history until more text or Enter shows that it is something else.
 */
export async function checkTyped(
  texts: readonly string[],
  isFinal: boolean,
  commit: (prepare: () => boolean) => void,
): Promise<void> {
  const held: string[] = [];
  for (const text of texts) {
    const find = isFinal ? findSecretOrMost : findLongSecret;
    const kind = await find(removeAccepted(text));
    if (kind) {
      emptyFields(text, kind);
      return;
    }
    if (await isHeld(text, isFinal)) held.push(text);
  }
  commit(() => {
    holdTexts(held);
    // Enter puts a text into the address that was held back.
    return held.length === 0 && getVisit().kept !== undefined;
  });
}
