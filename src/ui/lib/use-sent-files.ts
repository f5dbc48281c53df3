import { useEffect, useState } from 'react';
import { takeLaunchedFiles, takeSharedFiles } from '../../client/input/shared-files.ts';
import { SHARED_TEXT_FILE } from '../../contract/offline-protocol.ts';
import { checkSharedText } from './check-for-secrets.ts';

/** Message after several files were sent. */
export const SEVERAL_SENT = 'Several files were sent. Open one file at a time.';

/**
 * Opens a file or text that another app shares, or a file that the system opens with the page. Returns true if several
 * files arrived, because the page then opens none of them.
 */
export function useSentFiles(onFile: (file: File) => void): boolean {
  const [areSeveral, setSeveral] = useState(false);
  useEffect(() => {
    const take = async ([file, ...others]: File[]) => {
      if (!file) return;
      if (file.name === SHARED_TEXT_FILE && !(await checkSharedText(await file.text()))) return;
      setSeveral(others.length > 0);
      if (others.length === 0) onFile(file);
    };
    void takeSharedFiles().then(take);
    takeLaunchedFiles(take);
  }, [onFile]);
  return areSeveral;
}
