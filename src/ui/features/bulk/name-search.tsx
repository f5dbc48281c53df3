import { useQuery } from '@tanstack/react-query';
import {
  type NameSearch,
  SEARCH_WAYS,
  type SearchWay,
} from '../../../client/bulk/name-searcher.ts';
import type { RowFilter } from '../../../client/bulk/row-filter.ts';
import type { ShownRows } from '../../../client/bulk/row-view.ts';
import { getCharactersQuery } from '../../../client/queries/report-queries.ts';
import type { CharacterFact } from '../../../contract/inspector-service.ts';
import { FilterChip, FilterChips } from '../../components/list-bar.tsx';
import { NameText } from '../../components/name-text.tsx';
import { Select } from '../../components/select.tsx';
import { describeFindings } from './list-words.ts';
import styles from './row-filters.module.css';

const SEARCH_HINT_ID = 'name-search-hint';

interface SearchProps {
  search: NameSearch;
  onSearch(search: NameSearch): void;
}

/** Search field for the names of a list. */
export function NameSearchField({ search, onSearch }: SearchProps) {
  return (
    <input
      type="search"
      aria-label="Search the names"
      aria-describedby={SEARCH_HINT_ID}
      placeholder="Search"
      value={search.text}
      onChange={(event) => onSearch({ ...search, text: event.target.value })}
    />
  );
}

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

/** Menu of the ways to search, with a description of the selected way. */
export function SearchWayField({ search, onSearch }: SearchProps) {
  return (
    <div className={`stack gap-1 ${styles.field}`}>
      <label className="note">
        Search{' '}
        <Select
          aria-label="How to search"
          value={search.way}
          options={SEARCH_WAYS.map((way) => [way, WAYS[way].word])}
          onChange={(way) => onSearch({ ...search, way })}
        />
      </label>
      <p id={SEARCH_HINT_ID} className="faint tiny">
        {WAYS[search.way].hint}
      </p>
    </div>
  );
}

/** Matches text that could be the name of a character. Labels of ENS names can match too. */
const NAME_LIKE = /^[a-z][a-z0-9]*(?:[ -]+[a-z0-9]+)*$/iu;

/** Finds the character whose full name the user entered in a text search. Returns null if no name matches. */
function useNamedCharacter({ text, way }: NameSearch): CharacterFact | null {
  const wanted = text.trim();
  const isAsked = way !== 'character' && wanted.length > 1 && NAME_LIKE.test(wanted);
  const { data } = useQuery({ ...getCharactersQuery(wanted, 1), enabled: isAsked });
  const [best] = data?.characters ?? [];
  return isAsked && best?.is_exact ? best : null;
}

interface SearchNotesProps {
  shown: ShownRows;
  onAsk(change: Partial<RowFilter>): void;
}

/** Describes the result of the search, and shows the filters that no other control shows. */
export function SearchNotes({ shown, onAsk }: SearchNotesProps) {
  const { findings, isPending, query } = shown;
  const { search, target } = query.filter;
  const named = useNamedCharacter(search);
  const result =
    search.text !== '' && findings && describeFindings(search.way, findings, isPending);
  return (
    <div className={`row note gap-3 lines-1 ${styles.notes}`}>
      {/* The live region exists before its first message. Otherwise screen readers miss the message. */}
      <p role="status">{result}</p>
      {named && (
        <p>
          <button
            type="button"
            className="as-link strong"
            onClick={() => {
              onAsk({ search: { ...search, way: 'character' } });
              // The button disappears, so the focus moves to the field.
              document.querySelector<HTMLElement>('input[type="search"]')?.focus();
            }}
          >
            Search for the character {named.name} instead
          </button>
        </p>
      )}
      {target && (
        <FilterChips legend="Imitated name">
          <FilterChip isOn onToggle={() => onAsk({ target: null })}>
            {target.name === null ? (
              'Imitations of an address'
            ) : (
              <>
                Imitations of <NameText name={target.name} />
              </>
            )}
          </FilterChip>
        </FilterChips>
      )}
    </div>
  );
}
