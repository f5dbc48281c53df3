import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import styles from './character-field.module.css';

/** Milliseconds of rest before what is typed is looked for. */
const TYPING_PAUSE_MS = 120;

/** The field of the search; from it, the Down arrow leads into what was found. */
export function CharacterField({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  const committed = useRef(text);
  const timer = useRef(0);

  // A text that came from elsewhere, a link or Back, replaces what the field holds.
  useEffect(() => {
    if (text === committed.current) return;
    clearTimeout(timer.current);
    committed.current = text;
    setValue(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    clearTimeout(timer.current);
    if (next === committed.current) return;
    committed.current = next;
    navigate({ screen: 'characters', text: next }, { typing: true });
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit(value);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-tile]')?.focus();
  };

  return (
    <search className={styles.field}>
      <label htmlFor="character-field">Name, code point, block or the character itself</label>
      <input
        id="character-field"
        type="search"
        value={value}
        placeholder="zero width joiner"
        {...NAME_INPUT_PROPS}
        onChange={({ target }) => {
          setValue(target.value);
          clearTimeout(timer.current);
          timer.current = window.setTimeout(commit, TYPING_PAUSE_MS, target.value);
        }}
        onKeyDown={press}
      />
    </search>
  );
}
