import type { NameSearch } from '../../../client/bulk/name-searcher.ts';

/** Id of the element that describes the chosen way to search. */
export const SEARCH_HINT_ID = 'name-search-hint';

interface NameSearchFieldProps {
  search: NameSearch;
  onSearch(search: NameSearch): void;
}

/** Search field for the names of a list. */
export function NameSearchField({ search, onSearch }: NameSearchFieldProps) {
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
