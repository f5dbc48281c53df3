import { SECRET_SHAPE } from '../../secrets/secret-shape.ts';
import { takeHiddenAddress } from './hidden-address.ts';
import { loadSecretCheck } from './load-secret-check.ts';

/** Holds back pasted, dropped or typed text while it is checked. Text without a secret is dispatched again. */
function guardText(event: Event): void {
  const { clipboardData, dataTransfer, type } = event as ClipboardEvent & DragEvent;
  const target = event.target as HTMLInputElement;
  const text = (clipboardData ?? dataTransfer)?.getData('text/plain') ?? target.value;
  if ('isChecked' in event || !SECRET_SHAPE.test(text)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
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
  for (const type of ['paste', 'drop', 'input']) addEventListener(type, guardText, true);
}
