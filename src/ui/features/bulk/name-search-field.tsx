import { useId, useRef } from 'react';
import type { NameSearch, SearchWay } from '../../../client/bulk/search/name-search.ts';
import type { SearchFindings } from '../../../client/bulk/search/name-searcher.ts';
import { describeFindings } from './describe-findings.ts';
import styles from './name-search-field.module.css';
import { useNamedCharacter } from './use-named-character.ts';

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

interface NameSearchFieldProps {
  search: NameSearch;
  findings: SearchFindings | null;
  isPending: boolean;
  onSearch(search: NameSearch): void;
}

/** Search field for the names of a list, with a description of the result. */
export function NameSearchField(props: NameSearchFieldProps) {
  const { search, findings, isPending, onSearch } = props;
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const named = useNamedCharacter(search);
  return (
    <>
      <input
        ref={field}
        type="search"
        aria-label="Search the names"
        aria-describedby={hint}
        placeholder="Search"
        value={search.text}
        onChange={(event) => onSearch({ ...search, text: event.target.value })}
      />
      <select
        aria-label="How to search"
        value={search.way}
        onChange={(event) => onSearch({ ...search, way: event.target.value as SearchWay })}
      >
        {Object.entries(WAYS).map(([way, { word }]) => (
          <option key={way} value={way}>
            {word}
          </option>
        ))}
      </select>
      <p id={hint} className={styles.hint} role="status">
        {(search.text !== '' && findings && describeFindings(search.way, findings, isPending)) ||
          WAYS[search.way].hint}
      </p>
      {named && (
        <p className={styles.suggestion}>
          <button
            type="button"
            className={styles.switch}
            onClick={() => {
              onSearch({ ...search, way: 'character' });
              // The button disappears, so the focus moves to the field.
              field.current?.focus();
            }}
          >
            Search for the character {named.name} instead
          </button>
        </p>
      )}
    </>
  );
}
