import { useCallback, useState } from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { findImitators } from '../../../client/queries/find-imitators.ts';
import { importTrusted, type TrustedImport } from '../../../client/trusted/import-trusted.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { describeImport } from './describe-import.ts';

/** Result of the latest change to the trusted names and addresses. */
interface ChangeResult {
  /** Error message of the change. Null if it succeeded. */
  error: string | null;
  /** Message about the result. Null if the page already shows the result. */
  message: string | null;
  /** Result of an import, with the lines that were not added. Null after any other change. */
  imported: TrustedImport | null;
}

/** Result of the latest change, and functions that change the trusted names and addresses. */
export interface TrustedChange extends ChangeResult {
  /** Makes a change and shows the message that it returns. Resolves to true if the change succeeded. */
  attempt(
    change: () => Promise<string | null> | string | null,
    /** Message shown until the change is done. */
    pendingMessage?: string,
  ): Promise<boolean>;
  importList(source: BulkSource): void;
}

/** Names that cannot be judged are added without a warning. */
const listImitators = (names: readonly string[]) =>
  findImitators(names).then(
    (reports) => reports.map(({ name }) => name),
    () => [],
  );

const NOTHING: ChangeResult = { error: null, message: null, imported: null };

/** Changes the trusted names and addresses, and keeps the result of the latest change. */
export function useTrustedChange(): TrustedChange {
  const [result, setResult] = useState(NOTHING);
  const attempt = useCallback<TrustedChange['attempt']>(async (change, pendingMessage) => {
    setResult({ ...NOTHING, message: pendingMessage ?? null });
    try {
      setResult({ ...NOTHING, message: await change() });
      return true;
    } catch (error) {
      setResult({ ...NOTHING, error: getErrorMessage(error) });
      return false;
    }
  }, []);
  const importList = useCallback(async (source: BulkSource) => {
    const say = (message: string) => setResult({ ...NOTHING, message });
    say('Reading the list…');
    try {
      const imported = await importTrusted(source, listImitators, ({ done, total }) => {
        if (done < total) {
          say(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} added…`);
        }
      });
      setResult({ error: null, message: describeImport(imported), imported });
    } catch (error) {
      setResult({ ...NOTHING, error: getErrorMessage(error) });
    }
  }, []);
  return { ...result, attempt, importList: (source) => void importList(source) };
}
