import {
  type NameSearch,
  SEARCH_WAYS,
  type SearchWay,
} from '../../../client/bulk/name-searcher.ts';
import { SEARCH_HINT_ID } from './name-search-field.tsx';
import styles from './row-filters.module.css';

const WAYS: Readonly<Record<SearchWay, { word: string; hint: string }>> = {
  look: {
    word: 'By text and look',
    hint: '“vitalik” also finds vital\u00eck and vita1ik. “U+200D” finds that character.',
  },
  text: { word: 'By text only', hint: 'The search ignores case.' },
  character: {
    word: 'By character',
    hint: 'Enter a name such as “cyrillic small letter a” or “ZWJ”, a code point such as “U+200D”, or the character itself.',
  },
};

interface SearchWayFieldProps {
  search: NameSearch;
  onSearch(search: NameSearch): void;
}

/** Menu of the ways to search, with a description of the selected way. */
export function SearchWayField({ search, onSearch }: SearchWayFieldProps) {
  return (
    <div className={styles.field}>
      <label>
        Search{' '}
        <select
          aria-label="How to search"
          value={search.way}
          onChange={(event) => onSearch({ ...search, way: event.target.value as SearchWay })}
        >
          {SEARCH_WAYS.map((way) => (
            <option key={way} value={way}>
              {WAYS[way].word}
            </option>
          ))}
        </select>
      </label>
      <p id={SEARCH_HINT_ID} className={styles.hint}>
        {WAYS[search.way].hint}
      </p>
    </div>
  );
}
