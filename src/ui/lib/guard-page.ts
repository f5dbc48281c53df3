import { SECRET_SHAPE } from '../../secrets/secret-shape.ts';
import { takeHiddenAddress } from './hidden-address.ts';

/**
 * Holds back pasted, dropped or submitted text while it is checked. Text without a secret is dispatched again. Typed
 * text is checked but not held back, because React resets a field whose latest text it has not received.
 */
function guardText(event: Event): void {
  const { clipboardData, dataTransfer, inputType, type } = event as ClipboardEvent &
    DragEvent &
    InputEvent;
  const target = event.target as HTMLTextAreaElement & HTMLFormElement;
  const fields = Array.from((target.elements ?? [target]) as Iterable<HTMLInputElement>);
  const text =
    (clipboardData ?? dataTransfer)?.getData('text/plain') ??
    fields.map(({ value }) => value).join('\n');
  if ('isChecked' in event || !SECRET_SHAPE.test(text)) return;
  // A line break cannot be typed into a single-line field.
  if (!inputType || inputType.includes('From') || (target.rows === 1 && text.includes('\n'))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  void loadSecretCheck().then((check) => check.checkText(type, target, text));
}

function checkAddress(): void {
  const hidden = takeHiddenAddress();
  if (hidden) void loadSecretCheck().then((check) => check.checkAddress(hidden));
}

/** Checks the URL and all text that the user enters for secrets before any other code reads them. */
export function guardPage(): void {
  checkAddress();
  addEventListener('popstate', checkAddress);
  for (const type of ['paste', 'drop', 'input', 'submit']) addEventListener(type, guardText, true);
}

/** Loads the code that checks texts for secrets. */
export const loadSecretCheck = () => import('./check-for-secrets.ts');
