import type { KeyboardEvent } from 'react';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './character-field.module.css';

/** Milliseconds of rest before what is typed is looked for. */
const TYPING_PAUSE_MS = 120;

/** The field of the search; from it, the Down arrow leads into what was found. */
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
