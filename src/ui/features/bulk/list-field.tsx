import { useRef } from 'react';
import { listLines } from '../../../primitives/list-lines.ts';
import { LIST_FILE_TYPES } from '../../lib/list-input.ts';
import type { FileDrop } from '../../lib/use-file-drop.ts';
import styles from './list-field.module.css';

/** Units that a paste may leave in the field when it holds something already. */
const MAX_FIELD_LENGTH = 20_000;

/** Keyboards of these devices have the Command key where others have Ctrl. */
const IS_APPLE = /Mac|iPhone|iPad/u.test(navigator.userAgent);

interface ListFieldProps {
  /** What has been typed. */
  text: string;
  onText(text: string): void;
  /** Files that are dropped on the screen it is on. */
  fileDrop: FileDrop;
  /** What was typed or pasted is to be inspected. */
  onTyped(text: string): void;
  onFile(file: File): void;
}

/** Takes a list: typed, pasted or opened; shows where to drop one. */
export function ListField({ text, onText, fileDrop, onTyped, onFile }: ListFieldProps) {
  const file = useRef<HTMLInputElement>(null);

  return (
    <div className={styles.field} {...fileDrop}>
      <label htmlFor="list-field">Names, one a line</label>
      <textarea
        id="list-field"
        className={styles.text}
        rows={8}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        placeholder={'vitalik.eth\nvital\u00eck.eth'}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!isShortcut || event.nativeEvent.isComposing || text === '') return;
          event.preventDefault();
          onTyped(text);
        }}
        onPaste={(event) => {
          // A long list goes straight to inspection: laying it out here would freeze the page.
          const pasted = event.clipboardData.getData('text/plain');
          const { selectionStart, selectionEnd } = event.currentTarget;
          const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
          const isList = text === '' && listLines(pasted).length > 1;
          if (!isList && whole.length <= MAX_FIELD_LENGTH) return;
          event.preventDefault();
          onTyped(whole);
        }}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          disabled={text === ''}
          onClick={() => onTyped(text)}
        >
          Inspect the list
        </button>
        <button type="button" className={styles.second} onClick={() => file.current?.click()}>
          Open a file…
        </button>
        <p>
          {fileDrop['data-over'] ? 'Drop the file to inspect its lines.' : 'Or drop a file here.'}
        </p>
        <p className={styles.keys}>
          <kbd>{IS_APPLE ? '⌘' : 'Ctrl'}</kbd> + <kbd>Enter</kbd> inspects what is typed.
        </p>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File with names"
          accept={LIST_FILE_TYPES}
          onChange={(event) => {
            const [opened] = event.target.files ?? [];
            // Cleared, so that the same file can be opened again.
            event.target.value = '';
            if (opened) onFile(opened);
          }}
        />
      </div>
    </div>
  );
}
