import { escapeHidden } from './escape-hidden.ts';
import { quotePlainLabel } from './quote-plain-label.ts';

/** Quotes a label. Shows hidden characters as code points, and truncates labels over 40 characters. */
export function quoteLabel(label: string): string {
  return quotePlainLabel(label, escapeHidden);
}
