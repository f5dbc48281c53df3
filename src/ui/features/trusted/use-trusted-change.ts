import { useState } from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { findImitators } from '../../../client/queries/verdicts-query.ts';
import { importTrusted, type TrustedImport } from '../../../client/trusted/import-trusted.ts';
import { MAX_TRUSTED } from '../../../client/trusted/merge-entries.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { describeFormat } from '../../lib/describe-format.ts';

/** Result of the latest change to the trusted names and addresses. */
interface ChangeResult {
  /** Error message of the change. Null if it succeeded. */
  error: string | null;
  /** Message about the result. Null if the page already shows the result. */
  message: string | null;
  /** Result of an import, with the lines that were not added. Null after any other change. */
  imported: TrustedImport | null;
}

const NOTHING: ChangeResult = { error: null, message: null, imported: null };

/** Changes the trusted names and addresses, and keeps the result of the latest change. */
export function useTrustedChange() {
  const [result, setResult] = useState(NOTHING);
  /** Shows a result. An empty result clears the earlier one. */
  const report = (next: Partial<ChangeResult>) => setResult({ ...NOTHING, ...next });
  /**
   * Makes a change and shows the message that it returns. Resolves to true if the change succeeded.
   *
   * @param message message shown until the change is done
   */
  const attempt = async (
    change: () => Promise<string | null> | string | null,
    message: string | null = null,
  ): Promise<boolean> => {
    report({ message });
    try {
      report({ message: await change() });
      return true;
    } catch (error) {
      report({ error: getErrorMessage(error) });
      return false;
    }
  };
  const importList = (source: BulkSource) => {
    report({ message: 'Reading the list…' });
    importTrusted(source, findImitators, (done, total) => {
      if (done === total) return;
      report({
        message: `${done.toLocaleString('en')} of ${total.toLocaleString('en')} added…`,
      });
    }).then(
      (imported) => report({ message: describeImport(imported), imported }),
      (error: unknown) => report({ error: getErrorMessage(error) }),
    );
  };
  return { ...result, report, attempt, importList };
}

/** Result of the latest change, and functions that change the trusted names and addresses. */
export type TrustedChange = ReturnType<typeof useTrustedChange>;

const LIMIT = MAX_TRUSTED.toLocaleString('en');

/** Describes an imported list: what was added, and what was left out and why. */
function describeImport(imported: TrustedImport): string {
  const { options, names, pins, known, surplus, imitators } = imported;
  const { conflicts, lookAlikes, refused } = imported;
  const counts = [
    names.length > 0 && formatCount(names.length, 'name'),
    pins.length > 0 && formatCount(pins.length, 'address', 'addresses'),
  ].filter(Boolean);
  const added = counts.length === 0 ? 'Nothing was added.' : `${counts.join(' and ')} added.`;
  return [
    added,
    known > 0 && `${formatCount(known, 'entry was', 'entries were')} trusted already.`,
    conflicts.length > 0 &&
      `${formatCount(conflicts.length, 'name has', 'names have')} another trusted address, which stays.`,
    lookAlikes.length > 0 &&
      `${formatCount(lookAlikes.length, 'address was', 'addresses were')} not added because of a trusted address that looks like ${lookAlikes.length === 1 ? 'it' : 'them'}.`,
    refused.length > 0 && `${formatCount(refused.length, 'line was', 'lines were')} refused.`,
    surplus > 0 &&
      `${formatCount(surplus, 'entry was', 'entries were')} not added, because you can trust at most ${LIMIT} names and ${LIMIT} addresses.`,
    imitators.length > 0 && describeImitators(imitators),
    names.length > 0 && describeFormat(options),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Maximum number of imitators whose names are shown. */
const MAX_SHOWN = 3;

function describeImitators(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => `“${name}”`);
  const left = names.length - shown.length;
  const which =
    left > 0 ? `${shown.join(', ')} and ${left.toLocaleString('en')} more` : shown.join(', ');
  return names.length === 1
    ? `${which} imitates another name: remove it if it isn’t yours.`
    : `${which} imitate other names: remove the ones that aren’t yours.`;
}
