import type { KeyboardEvent } from 'react';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './character-field.module.css';

/** Pause in typing before the search starts, in milliseconds. */
const TYPING_PAUSE_MS = 120;

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
    <search className={styles.field}>
      <label htmlFor="character-field">Name, code point, block or the character itself</label>
      <input
        id="character-field"
        type="search"
        value={text}
        placeholder="zero width joiner"
        {...NAME_INPUT_PROPS}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
      />
    </search>
  );
}
