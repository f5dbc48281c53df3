import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface TypedText {
  text: string;
  /** Changes the text, and commits it after a pause in typing. */
  type(next: string): void;
  /** Commits the text when the user presses Enter. */
  commitOnEnter(event: KeyboardEvent): void;
}

interface TypedTextOptions {
  /** The committed text. When it changes, for example with the Back button, it replaces the text. */
  value: string;
  /** Pause in typing after which the text is committed, in milliseconds. */
  pause: number;
  onCommit(text: string): void;
  /** Called when a new value replaces the text. */
  onReplace?(): void;
}

/** Keeps the text of a field whose committed value is stored outside the field, such as in the address. */
export function useTypedText({ value, pause, onCommit, onReplace }: TypedTextOptions): TypedText {
  const [text, setText] = useState(value);
  const committed = useRef(value);
  const timer = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value replaces the text
  useEffect(() => {
    if (value === committed.current) return;
    clearTimeout(timer.current);
    committed.current = value;
    setText(value);
    onReplace?.();
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    clearTimeout(timer.current);
    if (next === committed.current) return;
    committed.current = next;
    onCommit(next);
  };

  return {
    text,
    type(next) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(commit, pause, next);
    },
    commitOnEnter(event) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(text);
    },
  };
}
