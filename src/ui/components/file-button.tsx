import { type ReactNode, useRef } from 'react';
import { LIST_FILE_TYPES } from '../lib/list-input.ts';

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
