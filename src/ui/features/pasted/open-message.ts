import { unwrap } from '../../../client/queries/problem-error.ts';
import { inspector } from '../../../client/workers/connect-inspector.ts';
import { listNonBlankLines } from '../../../primitives/list-lines.ts';
import { openJoined, refuseText } from '../../lib/check-for-secrets.ts';
import { findLongSecret } from '../../lib/find-long-secret.ts';
import { hasAccepted, removeAccepted } from '../../lib/held-texts.ts';
import { navigate } from '../../lib/navigation.ts';

/** Maximum length of a message, in UTF-16 code units. A longer text opens as a list. */
const MAX_LENGTH = 2_000_000;

/**
 * Opens the report of a message, or of a line that is too long for the field. Joins the lines of the text, because the
 * field has only one line. Resolves to false for a list of names. The extension does not support lists, so it opens a
 * list as a message unless a line is a secret. The list readers check for secrets themselves, but nothing has checked
 * the list at this point.
 */
export async function openMessage(text: string): Promise<boolean> {
  const lines = text.length > MAX_LENGTH ? [] : listNonBlankLines(text);
  // The list readers would reject every line of a text that only looks like a secret.
  if (lines.length !== 1 && !(await isProse(lines)) && !hasAccepted(lines.join(' '))) {
    if (!IS_EXTENSION || lines.length === 0) return false;
    const kind = await findLongSecret(removeAccepted(text));
    if (kind) {
      refuseText(kind, text, () => openJoined(text));
      return true;
    }
  }
  navigate({ screen: 'name', name: lines.join(' ') }, { isSplit: lines.length > 1 });
  return true;
}

/** Asks the worker, which has the code that reads texts. Lines that cannot be read are a list. */
const isProse = (lines: readonly string[]) =>
  inspector.call((service) => service.isProse(lines)).then(unwrap, () => false);
