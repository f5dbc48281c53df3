import type { KeyboardEvent } from 'react';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './character-field.module.css';

/** Pause in typing before the search starts, in milliseconds. */
const TYPING_PAUSE_MS = 120;

/** Maximum length of a search in UTF-16 code units. Longer than any name and most messages. */
const MAX_SEARCH_LENGTH = 1_000;

/** Search field for characters. The Down arrow key moves to the results. */
export function CharacterField({ text: value }: { text: string }) {
  const { text, type, commitOnEnter } = useTypedText({
    value,
    pause: TYPING_PAUSE_MS,
    onCommit: (next) => navigate({ screen: 'characters', text: next }, { typing: true }),
  });

  const handleKey = (event: KeyboardEvent) => {
    commitOnEnter(event);
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-tile]')?.focus();
  };

  return (
    <search className={styles.field} data-screen-only>
      <label htmlFor="character-field">Name, code point, or the character</label>
      <input
        id="character-field"
        type="search"
        value={text}
        placeholder="greek alpha"
        maxLength={MAX_SEARCH_LENGTH}
        {...NAME_INPUT_PROPS}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
      />
      {text.length >= MAX_SEARCH_LENGTH && (
        <p className="note">
          The text was cut after {MAX_SEARCH_LENGTH.toLocaleString('en')} characters.
        </p>
      )}
    </search>
  );
}
