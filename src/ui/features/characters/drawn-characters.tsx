import { formatCount } from '../../../primitives/format-count.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import { CharacterRows, toCharacterRow } from './character-rows.tsx';
import styles from './found-characters.module.css';
import { type Drawing, useDrawingProgress, useDrawnCharacters } from './use-drawn-characters.ts';

/** Shows the characters that look most like a drawing. */
export function DrawnCharacters({ drawing }: { drawing: Drawing }) {
  const { characters, error, retry } = useDrawnCharacters(drawing);
  const { state } = useDrawingProgress();
  if (error) return <ProblemView error={error} onRetry={retry} />;
  const isWaiting = !characters || (characters.length === 0 && state === 'preparing');
  return (
    <section className={styles.found} aria-labelledby="found" aria-busy={isWaiting}>
      <header className={styles.header}>
        <h2 id="found">
          <span role="status">
            {isWaiting
              ? 'Comparing…'
              : `${formatCount(characters.length, 'character')} like your drawing`}
          </span>
        </h2>
        <p id="found-keys" className="faint small" data-about-keys>
          Most alike first. Use the arrow keys to move between characters.
        </p>
      </header>
      {characters && characters.length > 0 && (
        <CharacterRows rows={characters.map(toCharacterRow)} />
      )}
    </section>
  );
}
