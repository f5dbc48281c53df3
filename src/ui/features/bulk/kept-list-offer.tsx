import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KeptContent, KeptListInfo } from '../../../client/bulk/kept-list/kept-list.ts';
import { measureStorage, pageListKeeper } from '../../../client/bulk/kept-list/page-list-keeper.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { KeptListItem } from './kept-list-item.tsx';
import styles from './kept-list-offer.module.css';
import { formatBytes } from './list-words.ts';

/** Shows the kept lists with buttons to open, rename and remove each list. Hidden if there are none. */
export function KeptListOffer({ onReopen }: { onReopen(list: KeptContent): void }) {
  const { lists, isBusy, error } = useSyncExternalStore(
    pageListKeeper.subscribe,
    pageListKeeper.state,
  );
  const [removing, setRemoving] = useState<KeptListInfo | null>(null);
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    void pageListKeeper.load();
  }, []);

  const open = async ({ id }: KeptListInfo) => {
    const content = await pageListKeeper.open(id);
    if (content) onReopen(content);
  };
  const remove = async ({ id }: KeptListInfo) => {
    setRemoving(null);
    await pageListKeeper.remove(id);
    const { lists, error } = pageListKeeper.state();
    if (error !== null) return;
    setOutcome('The list is no longer kept on this device.');
    // The button disappears, so the focus moves to the other lists or to the field for a new list.
    if (lists.length > 0) heading.current?.focus();
    else document.querySelector<HTMLElement>('#list-field')?.focus();
  };

  const isHidden = lists.length === 0 && outcome === '';
  return (
    <section className={isHidden ? undefined : 'stack gap-2'} hidden={isHidden}>
      {lists.length > 0 && (
        <>
          <h2 ref={heading} className="regular" tabIndex={-1}>
            Kept on this device
          </h2>
          <ul className="panel lined">
            {lists.map((list) => (
              <KeptListItem
                key={list.id}
                list={list}
                isBusy={isBusy}
                onOpen={() => void open(list)}
                onRename={(name) => pageListKeeper.rename(list.id, name)}
                onRemove={() => setRemoving(list)}
              />
            ))}
          </ul>
          <KeptListSpace lists={lists} />
        </>
      )}
      <p role="status">{outcome}</p>
      {error && (
        <p className="failed fill" role="alert">
          {error}
        </p>
      )}
      {removing && (
        <QuestionDialog
          title="Remove this list?"
          keep="Keep the list"
          leave="Remove it"
          onKeep={() => setRemoving(null)}
          onLeave={() => void remove(removing)}
        >
          {describeLoss(removing)}
        </QuestionDialog>
      )}
    </section>
  );
}

/** Describes what the user loses by removing a list. A pasted list may have no other copy. */
function describeLoss({ names, isFile, isReadable }: KeptListInfo): string {
  if (!isReadable) return 'A different version of this page may be able to read this list.';
  const loss = `Its ${formatCount(names, 'name')} would be removed from this page.`;
  return isFile
    ? `${loss} The file that you opened is not changed.`
    : `${loss} You pasted them, so this may be the only copy.`;
}

/** Shows the total size of the kept lists and how much space is left for more lists. */
function KeptListSpace({ lists }: { lists: readonly KeptListInfo[] }) {
  const [space, setSpace] = useState<Awaited<ReturnType<typeof measureStorage>>>(null);

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
    <p className="note">
      {formatCount(lists.length, 'list')}, {formatBytes(total)}.
      {space &&
        ` The browser has room for ${formatBytes(Math.max(0, space.quota - space.used))} more.`}
    </p>
  );
}

/** Checkbox that keeps the open list on this device. Off by default. */
export function KeepList({ session, names }: { session: BulkSession; names: number }) {
  const { isBusy, error } = useSyncExternalStore(pageListKeeper.subscribe, pageListKeeper.state);
  /** State of the checkbox while the list is being saved or removed. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { source, importOptions: options } = session;
  const kept = pageListKeeper.findKept(source);

  useEffect(() => {
    void pageListKeeper.load();
  }, []);

  const toggle = async () => {
    if (isBusy) return;
    setWanted(!kept);
    await (kept ? pageListKeeper.remove(kept.id) : pageListKeeper.keep({ source, options, names }));
    setWanted(null);
  };

  return (
    <div className={`row gap-3 lines-0 small ${styles.keep}`} data-screen-only>
      <label className="inline gap-2 target">
        <input
          type="checkbox"
          checked={wanted ?? kept !== null}
          aria-disabled={isBusy}
          onChange={() => void toggle()}
        />{' '}
        Keep this list on this device
      </label>
      <p className="soft" role="status">
        {isBusy && 'Saving…'}
        {kept && !isBusy && (
          <>
            Kept for your next visit as “
            <bdi>
              <VisibleText text={kept.name} isSentence />
            </bdi>
            ”. Clear the checkbox to remove the list from this device.
          </>
        )}
      </p>
      {error && (
        <p className="failed fill" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
