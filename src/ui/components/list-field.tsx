import type { ReactNode } from 'react';
import { listLines } from '../../primitives/list-lines.ts';
import { NAME_INPUT_PROPS } from '../lib/name-input-props.ts';
import type { FileDrop } from '../lib/use-file-drop.ts';
import { FileButton } from './file-button.tsx';
import styles from './list-field.module.css';

/** Maximum length of the text after a paste, in UTF-16 code units. Longer text is submitted immediately. */
const MAX_FIELD_LENGTH = 20_000;

/** Whether the keyboard has a Command key instead of Ctrl. */
const IS_APPLE = /Mac|iPhone|iPad/u.test(navigator.userAgent);

interface ListFieldProps {
  id: string;
  label: string;
  rows: number;
  placeholder: string;
  text: string;
  onText(text: string): void;
  /** Called with the text when the user submits it or pastes a list. */
  onList(text: string): void;
  onFile(file: File): void;
  fileDrop: FileDrop;
  /** Text of the main button. */
  action: string;
  /** Text of the button that opens a file. */
  fileAction: string;
  /** Accessible name of the file input. */
  fileLabel: string;
  /** Shown while a file is dragged over the page. */
  dropHint: string;
  /** Says what Ctrl + Enter does. If it is missing, the field has no shortcut. */
  shortcutHint?: string;
  /** More buttons. */
  children?: ReactNode;
}

/** A field for a list of names, which the user can type, paste, open as a file or drop. */
export function ListField(props: ListFieldProps) {
  const { id, text, onList, fileDrop, shortcutHint } = props;
  const hasShortcut = shortcutHint !== undefined;
  return (
    <div className={styles.field} data-screen-only {...fileDrop}>
      <label htmlFor={id}>{props.label}</label>
      <textarea
        id={id}
        className={styles.text}
        {...NAME_INPUT_PROPS}
        rows={props.rows}
        value={text}
        placeholder={props.placeholder}
        aria-keyshortcuts={hasShortcut ? 'Control+Enter Meta+Enter' : undefined}
        onChange={({ target }) => props.onText(target.value)}
        onKeyDown={(event) => {
          const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!hasShortcut || !isShortcut || event.nativeEvent.isComposing || text === '') return;
          event.preventDefault();
          onList(text);
        }}
        onPaste={(event) => {
          // A pasted list is submitted immediately, because a long text in the field would freeze the page.
          const pasted = event.clipboardData.getData('text/plain');
          const { selectionStart, selectionEnd } = event.currentTarget;
          const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
          const isList = text === '' && listLines(pasted).length > 1;
          if (!isList && whole.length <= MAX_FIELD_LENGTH) return;
          event.preventDefault();
          onList(whole);
        }}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          disabled={text === ''}
          onClick={() => onList(text)}
        >
          {props.action}
        </button>
        <FileButton label={props.fileLabel} onFile={props.onFile}>
          {props.fileAction}
        </FileButton>
        {props.children}
        <p>{fileDrop['data-over'] ? props.dropHint : 'Or drop a file here.'}</p>
        {hasShortcut && (
          <p className={styles.keys} data-about-keys>
            <kbd>{IS_APPLE ? '⌘' : 'Ctrl'}</kbd> + <kbd>Enter</kbd> {shortcutHint}
          </p>
        )}
      </div>
    </div>
  );
}
