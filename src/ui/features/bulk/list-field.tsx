import { useRef, useState } from 'react';
import { type ListInput, linesOf } from '../../lib/list-input.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import styles from './list-field.module.css';

/** Takes a list: typed, pasted, dropped or opened. */
export function ListField({ onList }: { onList(input: ListInput): void }) {
  const [text, setText] = useState('');
  const fileDrop = useFileDrop((dropped) => onList({ kind: 'file', file: dropped }));
  const file = useRef<HTMLInputElement>(null);

  return (
    <div className={styles.field} {...fileDrop}>
      <label htmlFor="list-field">Names, one a line</label>
      <textarea
        id="list-field"
        rows={8}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        placeholder={'vitalik.eth\nvital\u00eck.eth'}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          // A long list goes straight to inspection: laying it out here would freeze the page.
          const pasted = event.clipboardData.getData('text/plain');
          if (text !== '' || linesOf(pasted).length < 2) return;
          event.preventDefault();
          onList({ kind: 'text', text: pasted });
        }}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          disabled={text === ''}
          onClick={() => onList({ kind: 'text', text })}
        >
          Inspect the list
        </button>
        <button type="button" className={styles.second} onClick={() => file.current?.click()}>
          Open a file…
        </button>
        <p>
          {fileDrop['data-over'] ? 'Drop the file to inspect its lines.' : 'Or drop a file here.'}
        </p>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File with names"
          accept=".txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv"
          onChange={(event) => {
            const [opened] = event.target.files ?? [];
            // Forgotten, so that the same file can be opened once more.
            event.target.value = '';
            if (opened) onList({ kind: 'file', file: opened });
          }}
        />
      </div>
    </div>
  );
}
