import { navigate } from '../lib/navigation.ts';
import { areShortcutsOn } from '../lib/shortcut-setting.ts';

/** Elements that turn the shortcut off, because the user types in them or because they cover the page. */
const TYPED_INTO =
  'textarea, select, dialog, [contenteditable], input:not([type=radio], [type=checkbox])';

const FIELDS = 'main :is(textarea, input[type=text], input[type=search])';

function findField(): HTMLTextAreaElement | HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(FIELDS);
  return [...fields].find((field) => field.checkVisibility());
}

/** Focuses the field of the screen when the user presses `/`. Opens the first screen if the screen has no field. */
export function listenForFieldShortcut(): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
    const isTyping = target instanceof Element && target.closest(TYPED_INTO);
    if (isTyping || document.querySelector('dialog[open]') || !areShortcutsOn()) return;
    event.preventDefault();
    const field = findField();
    if (!field) {
      navigate({ screen: 'inspect' });
      return;
    }
    field.focus();
    field.select();
  });
}
