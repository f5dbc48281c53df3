import { isProse } from '../../../lists/pasted/is-prose.ts';
import { listNonBlankLines } from '../../../primitives/list-lines.ts';
import { MAX_NAME_LENGTH } from '../../lib/name-limit.ts';
import { navigate } from '../../lib/navigation.ts';

/**
 * Opens the report of a message. Joins its lines, as the field has one line. Returns false for a list of names.
 * The extension has no lists, so it opens short lists as messages.
 */
export function openMessage(text: string): boolean {
  const lines = text.length > MAX_NAME_LENGTH ? [] : listNonBlankLines(text);
  if (!isProse(lines) && !(IS_EXTENSION && lines.length > 0)) return false;
  navigate({ screen: 'name', name: lines.join(' ') }, { isSplit: true });
  return true;
}
