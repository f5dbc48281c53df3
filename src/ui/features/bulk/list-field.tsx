import { listLines } from '../../../primitives/list-lines.ts';
import { FileButton } from '../../components/file-button.tsx';
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
        <FileButton label="File with names" className={styles.second} onFile={onFile}>
          Open a file…
        </FileButton>
        <p>
          {fileDrop['data-over'] ? 'Drop the file to inspect its lines.' : 'Or drop a file here.'}
        </p>
        <p className={styles.keys}>
          <kbd>{IS_APPLE ? '⌘' : 'Ctrl'}</kbd> + <kbd>Enter</kbd> inspects what is typed.
        </p>
      </div>
    </div>
  );
}
