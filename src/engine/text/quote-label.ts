// Quotes labels in messages.

import { escapeHidden } from './escape-hidden.ts';

const MAX_CHARACTERS = 40;

/** Quotes a label. Shows hidden characters as code points, and truncates labels over 40 characters. */
export function quoteLabel(label: string): string {
  const isShort = label.length <= MAX_CHARACTERS;
  const shown = isShort ? label : [...label].slice(0, MAX_CHARACTERS).join('');
  return `“${escapeHidden(shown)}${shown === label ? '' : '…'}”`;
}
