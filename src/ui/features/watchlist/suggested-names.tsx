import { NameText } from '../../components/name-text.tsx';
import styles from './add-names.module.css';

/** So many are shown; a list may have any number. */
const MAX_SHOWN = 5;

interface SuggestedNamesProps {
  /** Found in what was given in place of a name. */
  names: readonly string[];
  onAdd(): void;
}

/** The names in a link or a list that was given as one name, to be added in its place. */
export function SuggestedNames({ names, onAdd }: SuggestedNamesProps) {
  const [only = '', ...others] = names;
  const left = names.length - MAX_SHOWN;
  return (
    <div className={styles.offer}>
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
          `Add these ${names.length.toLocaleString('en')} names instead`
        ) : (
          <>
            Add <NameText name={only} /> instead
          </>
        )}
      </button>
    </div>
  );
}
