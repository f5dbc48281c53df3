import { useEffect, useState } from 'react';
import { takeLaunchedFiles, takeSharedFiles } from '../../client/input/shared-files.ts';

/** Said when it is so. */
export const SEVERAL_SENT = 'Several files came at once, and none was opened: open one at a time.';

/** Takes the file that another app shares, or that the system opens with the page. True when several came, of which none was taken. */
export function useSentFiles(onFile: (file: File) => void): boolean {
  const [areSeveral, setSeveral] = useState(false);
  useEffect(() => {
    const take = ([file, ...others]: File[]) => {
      if (!file) return;
      setSeveral(others.length > 0);
      if (others.length === 0) onFile(file);
    };
    void takeSharedFiles().then(take);
    takeLaunchedFiles(take);
  }, [onFile]);
  return areSeveral;
}
