import type { PastedText } from '../../../lists/pasted/read-pasted.ts';
import { describePasted } from '../../lib/pasted-words.ts';
import { OfferedName } from './offered-name.tsx';
import styles from './pasted.module.css';

/** Maximum number of names shown. The others are counted. */
const MAX_SHOWN = 5;

interface PastedProps {
  text: string;
  pasted: PastedText;
  /** Opens a list. Missing when the report is shown next to a list. */
  onList: ((text: string) => void) | undefined;
}

/** Describes pasted text that is not a name, and offers the names in it. */
export function Pasted({ text, pasted, onList }: PastedProps) {
  const { names } = pasted;
  return (
    <div className={styles.pasted}>
      <p>{describePasted(pasted)}</p>
      {names.length > 0 && (
        <ul>
          {names.slice(0, MAX_SHOWN).map((name) => (
            <li key={name}>
              <OfferedName name={name} inspected={text} />
            </li>
          ))}
          {names.length > MAX_SHOWN && (
            <li>and {(names.length - MAX_SHOWN).toLocaleString('en')} more</li>
          )}
        </ul>
      )}
      {names.length > 1 && onList && (
        <button type="button" className={styles.list} onClick={() => onList(names.join('\n'))}>
          Inspect these {names.length.toLocaleString('en')} names as a list
        </button>
      )}
    </div>
  );
}
