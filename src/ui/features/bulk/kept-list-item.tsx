import { useId, useRef, useState } from 'react';
import {
  formatKeptDate,
  type KeptListInfo,
  MAX_LIST_NAME_LENGTH,
} from '../../../client/bulk/kept-list/kept-list.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { VisibleText } from '../../components/visible-text.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import styles from './kept-list-offer.module.css';
import { formatBytes } from './list-words.ts';

interface KeptListItemProps {
  list: KeptListInfo;
  isBusy: boolean;
  onOpen(): void;
  onRename(name: string): Promise<void>;
  onRemove(): void;
}

/** List item with the name, size and date of a kept list. */
export function KeptListItem({ list, isBusy, onOpen, onRename, onRemove }: KeptListItemProps) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const facts = useId();
  const readableName = makeReadable(list.name);

  const endRenaming = () => {
    setRenaming(false);
    // Waits, because the button is on the page again only after the next render.
    setTimeout(() => renameButton.current?.focus());
  };
  if (isRenaming) {
    return (
      <li className={styles.item}>
        <RenameForm
          name={list.name}
          onCancel={endRenaming}
          onRename={async (name) => {
            await onRename(name);
            endRenaming();
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      {list.isReadable ? (
        <>
          <button
            type="button"
            className={`as-link strong anywhere at-start ${styles.open}`}
            aria-describedby={facts}
            onClick={onOpen}
          >
            <bdi>
              <VisibleText text={list.name} isSentence />
            </bdi>
          </button>
          <p id={facts} className="note">
            {formatCount(list.names, 'name')} · {formatBytes(list.bytes)} · kept on{' '}
            {formatKeptDate(list.keptAt)}
          </p>
        </>
      ) : (
        <p className="note">
          A list that another version of this page has kept. This version cannot read it.
        </p>
      )}
      <div className={`line gap-2 ${styles.actions}`}>
        {list.isReadable && (
          <button
            ref={renameButton}
            type="button"
            aria-disabled={isBusy}
            aria-label={`Rename ${readableName}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </button>
        )}
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={`Remove ${readableName}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

interface RenameFormProps {
  name: string;
  onRename(name: string): Promise<void>;
  onCancel(): void;
}

function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const [text, setText] = useState(name);
  return (
    <form
      className={`flow gap-2 full ${styles.rename}`}
      onSubmit={(event) => {
        event.preventDefault();
        void onRename(text);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label>
        Name of the list
        <input
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that the user pressed
          autoFocus
          type="text"
          dir="auto"
          value={text}
          maxLength={MAX_LIST_NAME_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" disabled={text.trim() === ''}>
        Save
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}
