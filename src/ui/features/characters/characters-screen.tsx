import { ScreenHeader } from '../../components/screen-header.tsx';
import { CharacterExamples } from './character-examples.tsx';
import { CharacterField } from './character-field.tsx';
import styles from './characters-screen.module.css';
import { FoundCharacters } from './found-characters.tsx';

/** Finds any character of Unicode; what was searched for is in the address. */
export function CharactersScreen({ text }: { text: string }) {
  return (
    <article className={styles.characters}>
      <ScreenHeader title="Find a character">
        Any character of Unicode, by its name, code point or block. Each leads to a page that says
        what ENS makes of it and what it can be mistaken for.
      </ScreenHeader>
      <CharacterField text={text} />
      {text === '' ? <CharacterExamples /> : <FoundCharacters text={text} />}
    </article>
  );
}
