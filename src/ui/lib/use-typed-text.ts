import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SECRET_SHAPE } from '../../secrets/secret-shape.ts';
import { loadSecretCheck } from './guard-page.ts';

/** Matches text that may become a secret: two words, or 16 hexadecimal digits. */
const MAY_BE_START = /\S[\s,]+\S|[\da-f]{16}/i;

/**
 * Commits typed texts unless one of them is a secret. Texts that may become a secret are committed, but not put into the
 * address. Otherwise, the URL would show the first words of a recovery phrase while the user types it.
 *
 * @param isFinal whether the user has pressed Enter
 * @param commit does nothing if the user has typed more. Calls `prepare` first, which returns whether to commit texts
 *   again that did not change
 */
function guardTyping(
  texts: readonly string[],
  isFinal: boolean,
  commit: (prepare?: () => boolean) => void,
): void {
  if (!texts.some((text) => MAY_BE_START.test(text) || SECRET_SHAPE.test(text))) commit();
  else void loadSecretCheck().then((check) => check.checkTyped(texts, isFinal, commit));
}

interface TypedTextOptions<Value> {
  /** The committed text. When it changes, for example with the Back button, it replaces the text. */
  value: Value;
  /** Pause in typing after which the text is committed, in milliseconds. */
  pause: number;
  onCommit(text: Value): void;
  /** Called when a new value replaces the text. */
  onReplace?(): void;
  /** Compares two texts. Required if the text is an array, with one string per field. */
  isEqual?(a: Value, b: Value): boolean;
}

/** Keeps the text of a field whose committed value is stored outside the field, such as in the address. */
export function useTypedText<Value extends string | readonly string[]>(
  options: TypedTextOptions<Value>,
) {
  const { value, pause, onCommit, onReplace, isEqual = Object.is } = options;
  const [text, setText] = useState(value);
  const committed = useRef(value);
  const latest = useRef(value);
  const timer = useRef(0);

  const show = (next: Value) => {
    clearTimeout(timer.current);
    latest.current = next;
    setText(next);
  };

  const replace = (next: Value) => {
    committed.current = next;
    show(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value replaces the text
  useEffect(() => {
    if (isEqual(value, committed.current)) return;
    replace(value);
    onReplace?.();
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commitTyped = (next: Value, isFinal: boolean) =>
    guardTyping([next].flat(), isFinal, (prepare) => {
      if (latest.current !== next) return;
      const isOwed = prepare?.() || !isEqual(next, committed.current);
      replace(next);
      if (isOwed) onCommit(next);
    });

  return {
    text,
    /** Changes the text without calling `onCommit`. */
    replace,
    /** Changes the text and, unless it contains a secret, commits it immediately. */
    commit(next: Value) {
      show(next);
      commitTyped(next, true);
    },
    /** Changes the text. Commits it after a pause in typing, unless it contains a secret. */
    type(next: Value) {
      show(next);
      timer.current = window.setTimeout(commitTyped, pause, next, false);
    },
    /** Commits the text when the user presses Enter. */
    commitOnEnter(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      clearTimeout(timer.current);
      commitTyped(text, true);
    },
  };
}
