import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
} from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import {
  findOnlyLine,
  LIST_FILE_TYPES,
  MAX_FIELD_LENGTH,
  SEVERAL_FILES,
  useFileDrop,
} from '../../lib/list-input.ts';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './inspect-screen.module.css';

/** Loaded lazily, because users who open the report of a name do not need it. */
const Home = lazy(async () => ({ default: (await import('./home.tsx')).Home }));

interface InspectScreenProps {
  /** Inspected name, or null while the field is empty. */
  name: string | null;
  /** Whether line breaks were removed from the name. */
  isSplit: boolean;
  onList(input: BulkSource): void;
  /** Report of the name. */
  children: ReactNode;
}

/** Shows the field for a name. Below the field is the report of the name, or the introduction if the field is empty. */
export function InspectScreen({ name, isSplit, onList, children }: InspectScreenProps) {
  const inspect = (text: string, isSplit: boolean, isPasted: boolean) =>
    navigate(text === '' ? { screen: 'inspect' } : { screen: 'name', name: text }, {
      isSplit,
      typing: true,
      isStep: isPasted,
    });

  return (
    <div className="stack gap-5">
      <NameField name={name} onName={inspect} onList={onList} />
      {isSplit && (
        <p className={styles.note} role="status">
          Line breaks were removed. Everything else is inspected exactly as pasted.
        </p>
      )}
      {name === null ? (
        // This placeholder fills the page so that the footer does not appear before the content has loaded.
        <Suspense fallback={<div style={{ minBlockSize: '100vh' }} />}>
          <Home />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

/** Pause in typing after which the name is inspected, in milliseconds. */
const TYPING_PAUSE_MS = 120;

/** Length of the start of a long text that the field shows instead of the text, in UTF-16 code units. */
const SHOWN_LENGTH = 500;

interface NameFieldProps {
  name: string | null;
  /**
   * Called with a new name.
   *
   * @param isSplit whether line breaks were removed
   * @param isPasted whether the name was pasted
   */
  onName(name: string, isSplit: boolean, isPasted: boolean): void;
  onList(input: BulkSource): void;
}

/** Field for a name. Several lines or a file open as a list. Only the start of a long text is shown. */
function NameField({ name, onName, onList }: NameFieldProps) {
  const committed = name ?? '';
  const { text, type, commit, replace, commitOnEnter } = useTypedText({
    value: committed,
    pause: TYPING_PAUSE_MS,
    onCommit: (next) => onName(next, false, false),
  });
  const fileDrop = useFileDrop((dropped) => onList({ kind: 'file', file: dropped }));
  const file = useRef<HTMLInputElement>(null);
  const isFileOver = fileDrop['data-over'] || fileDrop['data-several'];
  const isLong = text.length > MAX_FIELD_LENGTH;

  const change = (value: string, isPasted: boolean) => {
    const line = findOnlyLine(value);
    if (line === null || value.length > MAX_FIELD_LENGTH) {
      onList({ kind: 'text', text: value });
      return;
    }
    const isSplit = line !== value;
    if (!isPasted && !isSplit) {
      type(line);
      return;
    }
    // A pasted name is complete, so there is no need to wait.
    replace(line);
    if (isSplit || line !== committed) onName(line, isSplit, isPasted);
  };

  const handlePaste = (event: ClipboardEvent) => {
    // A list or a long text is not put into the field, because it would freeze the page.
    const pasted = event.clipboardData.getData('text/plain');
    if (!isLong && pasted.length <= MAX_FIELD_LENGTH && findOnlyLine(pasted) !== null) return;
    event.preventDefault();
    onList({ kind: 'text', text: pasted });
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    commitOnEnter(event);
  };

  return (
    <div className={styles.field} data-screen-only data-empty={name === null} {...fileDrop}>
      <label htmlFor="name-field" className={name === null ? undefined : 'hidden'}>
        Name, message, link or address
      </label>
      <textarea
        id="name-field"
        className={styles.text}
        value={isLong ? `${text.slice(0, SHOWN_LENGTH)}…` : text}
        readOnly={isLong}
        rows={1}
        {...NAME_INPUT_PROPS}
        placeholder="vitalik.eth"
        aria-describedby="name-field-hint"
        aria-keyshortcuts="/"
        onChange={({ target, nativeEvent }) =>
          change(target.value, (nativeEvent as InputEvent).inputType === 'insertFromPaste')
        }
        onPaste={handlePaste}
        onKeyDown={press}
      />
      <div className={`row faint small gap-2 ${styles.under}`}>
        <p id="name-field-hint" className={name === null || isFileOver ? undefined : 'hidden'}>
          {fileDrop['data-over']
            ? 'Drop the file to inspect its names.'
            : fileDrop['data-several']
              ? SEVERAL_FILES
              : IS_EXTENSION
                ? 'You can paste several names. Nothing is changed or trimmed.'
                : 'To inspect a list, paste it or drop a file. Nothing is changed or trimmed.'}
        </p>
        {text !== '' && (
          <button
            type="button"
            onClick={() => {
              commit('');
              document.querySelector<HTMLElement>('#name-field')?.focus();
            }}
          >
            Clear
          </button>
        )}
        {!IS_EXTENSION && (
          <>
            <button type="button" className={styles.file} onClick={() => file.current?.click()}>
              Open a file…
            </button>
            <input
              ref={file}
              type="file"
              hidden
              accept={LIST_FILE_TYPES}
              onChange={(event) => {
                const [opened] = event.target.files ?? [];
                if (opened) onList({ kind: 'file', file: opened });
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}
