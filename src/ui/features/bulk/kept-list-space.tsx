import { useEffect, useState } from 'react';
import type { KeptListInfo } from '../../../client/bulk/kept-list/kept-list.ts';
import {
  measureStorage,
  type StorageSpace,
} from '../../../client/bulk/kept-list/measure-storage.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import styles from './kept-list-offer.module.css';

/** Shows the total size of the kept lists and how much space is left for more lists. */
export function KeptListSpace({ lists }: { lists: readonly KeptListInfo[] }) {
  const [space, setSpace] = useState<StorageSpace | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the free space changes with the lists
  useEffect(() => {
    let isShown = true;
    void measureStorage().then((measured) => isShown && setSpace(measured));
    return () => {
      isShown = false;
    };
  }, [lists]);

  const total = lists.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <p className={styles.space}>
      {formatCount(lists.length, 'list')}, {formatBytes(total)}.
      {space &&
        ` The browser has room for ${formatBytes(Math.max(0, space.quota - space.used))} more.`}
    </p>
  );
}
