import { NameText } from '../../components/name-text.tsx';
import styles from './add-trusted.module.css';

/** Maximum number of names shown. */
const MAX_SHOWN = 5;

interface SuggestedNamesProps {
  /** Names found in the entered text. */
  names: readonly string[];
  /** Last word of the button. */
  word: 'instead' | 'anyway';
  onAdd(): void;
}

/** Offers to add names that the user did not ask for exactly, such as the names in a link, or that imitate a name. */
export function SuggestedNames({ names, word, onAdd }: SuggestedNamesProps) {
  const [only = '', ...others] = names;
  const left = names.length - MAX_SHOWN;
  return (
    <div className={styles.suggestions}>
      {others.length > 0 && (
        <ul>
          {names.slice(0, MAX_SHOWN).map((name) => (
            <li key={name}>
              <NameText name={name} />
            </li>
          ))}
          {left > 0 && <li>and {left.toLocaleString('en')} more</li>}
        </ul>
      )}
      <button type="button" onClick={onAdd}>
        {others.length > 0 ? (
          `Add these ${names.length.toLocaleString('en')} names ${word}`
        ) : (
          <>
            Add <NameText name={only} /> {word}
          </>
        )}
      </button>
    </div>
  );
}
