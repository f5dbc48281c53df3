import { hasPlainLabels } from '../../primitives/plain-text.ts';
import { isExistingEmoji, splitCharacters } from '../../primitives/split-hidden.ts';

/**
 * Returns the normalized form of a name in which ENSIP-15 changes only what keyboards add: capital letters and emoji
 * selectors. Returns null for other names.
 *
 * @example 'Nick❤️.eth' → 'nick❤.eth'
 */
export function getKeyboardForm(name: string): string | null {
  const form = name.toLowerCase();
  if (hasPlainLabels(form)) return form;
  const characters = splitCharacters(form).map((text) => ({ text, isEmoji: isPlainEmoji(text) }));
  // The rest of the name must be plain. A letter stands in for each emoji.
  const rest = characters.map(({ text, isEmoji }) => (isEmoji ? 'a' : text)).join('');
  return hasPlainLabels(rest)
    ? characters.map(({ text, isEmoji }) => (isEmoji ? removeSelectors(text) : text)).join('')
    : null;
}

/** Removes the selectors that keyboards add to emoji. */
export function removeSelectors(text: string): string {
  return text.replaceAll('\u{fe0f}', '');
}

/** Checks whether a text is an emoji that ENSIP-15 does not replace with other characters, as it replaces ™️ with `tm`. */
function isPlainEmoji(text: string): boolean {
  const bare = removeSelectors(text);
  return isExistingEmoji(text) && bare === bare.normalize('NFKC');
}
