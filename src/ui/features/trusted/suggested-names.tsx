import { NameText } from '../../components/name-text.tsx';
import styles from './add-trusted.module.css';

/** Maximum number of names shown. */
const MAX_SHOWN = 5;

interface SuggestedNamesProps {
  /** Names found in the entered text. */
  names: readonly string[];
  onAdd(): void;
}

/** Offers to add the names found in a text that is not a name, such as a link. */
export function SuggestedNames({ names, onAdd }: SuggestedNamesProps) {
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
