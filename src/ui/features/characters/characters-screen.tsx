import { ScreenHeader } from '../../components/screen-header.tsx';
import { CharacterExamples } from './character-examples.tsx';
import { CharacterField } from './character-field.tsx';
import styles from './characters-screen.module.css';
import { FoundCharacters } from './found-characters.tsx';

/** Screen that searches all Unicode characters. The search text is in the address. */
export function CharactersScreen({ text }: { text: string }) {
  return (
    <article className={styles.characters}>
      <ScreenHeader title="Find a character">
        Search all Unicode characters by name, code point or block. Each result opens a page that
        shows how ENS treats the character and what it can be mistaken for.
      </ScreenHeader>
      <CharacterField text={text} />
      {text === '' ? <CharacterExamples /> : <FoundCharacters text={text} />}
    </article>
  );
}
