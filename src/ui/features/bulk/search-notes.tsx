import { useQuery } from '@tanstack/react-query';
import type { ImitationTarget, RowFilter } from '../../../client/bulk/row-filter.ts';
import type { ShownRows } from '../../../client/bulk/row-view.ts';
import type { NameSearch } from '../../../client/bulk/search/name-search.ts';
import { getCharactersQuery } from '../../../client/queries/report-queries.ts';
import type { CharacterFact } from '../../../contract/inspector-service.ts';
import { FilterChip, FilterChips } from '../../components/list-bar.tsx';
import { NameText } from '../../components/name-text.tsx';
import { describeFindings } from './describe-findings.ts';
import styles from './search-notes.module.css';

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
    <div className={styles.notes}>
      {/* The live region exists before its first message. Otherwise screen readers miss the message. */}
      <p role="status">{result}</p>
      {named && (
        <p>
          <button
            type="button"
            className={styles.switch}
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
            <TargetWords target={target} />
          </FilterChip>
        </FilterChips>
      )}
    </div>
  );
}

function TargetWords({ target: { name } }: { target: ImitationTarget }) {
  if (name === null) return 'Imitations of an address';
  return (
    <>
      Imitations of <NameText name={name} />
    </>
  );
}
