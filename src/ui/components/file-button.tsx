import { type ReactNode, useRef } from 'react';
import { LIST_FILE_TYPES } from '../lib/list-input.ts';

interface FileButtonProps {
  /** Names the input behind the button. */
  label: string;
  onFile(file: File): void;
  children: ReactNode;
}

/** A button that asks for a file with names. */
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
          // Cleared, so that the same file can be opened again.
          event.target.value = '';
          if (opened) onFile(opened);
        }}
      />
    </>
  );
}
