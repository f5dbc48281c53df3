import { type ReactNode, useRef } from 'react';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { listLines } from '../../primitives/list-lines.ts';
import { type FileDrop, LIST_FILE_TYPES } from '../lib/list-input.ts';
import { NAME_INPUT_PROPS } from '../lib/name-input-props.ts';
import styles from './list-field.module.css';
import { ProblemView } from './problem-view.tsx';

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
          className={`primary ${styles.main}`}
          disabled={text === ''}
          onClick={() => onList(text)}
        >
          {props.action}
        </button>
        <FileButton label={props.fileLabel} onFile={props.onFile}>
          {props.fileAction}
        </FileButton>
        {props.children}
        <p className="faint small">
          {fileDrop['data-over'] ? props.dropHint : 'Or drop a file here.'}
        </p>
        {hasShortcut && (
          <p className={`faint small ${styles.keys}`} data-about-keys>
            <kbd>{IS_APPLE ? '⌘' : 'Ctrl'}</kbd> + <kbd>Enter</kbd> {shortcutHint}
          </p>
        )}
      </div>
    </div>
  );
}

interface FileButtonProps {
  /** Accessible name of the file input. */
  label: string;
  onFile(file: File): void;
  children: ReactNode;
}

/** Button that opens a file dialog for lists of names. */
export function FileButton({ label, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={LIST_FILE_TYPES}
        onChange={(event) => {
          const [opened] = event.target.files ?? [];
          // Reset, so that the same file can be selected again.
          event.target.value = '';
          if (opened) onFile(opened);
        }}
      />
    </>
  );
}

interface ListProblemProps {
  error: Error;
  onRetry?: (() => void) | undefined;
}

/** Explains why a list was not opened. For an unreadable list, shows only a sentence, because the page itself works. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  if (error instanceof UnreadableSourceError) return <p role="alert">{error.message}</p>;
  return <ProblemView error={error} onRetry={onRetry} />;
}
