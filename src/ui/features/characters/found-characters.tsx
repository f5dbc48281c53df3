import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCharactersQuery } from '../../../client/queries/characters-query.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { CharacterRows } from './character-rows.tsx';
import {
  describeCharacterCount,
  FIRST_LIMIT,
  getNextLimit,
  isOneCharacter,
} from './character-search.ts';
import styles from './found-characters.module.css';
import { toCharacterRow } from './to-character-row.ts';

/** Shows the characters that match a search, and how many there are. */
export function FoundCharacters({ text }: { text: string }) {
  const [asked, setAsked] = useState({ text, limit: FIRST_LIMIT });
  const limit = asked.text === text ? asked.limit : FIRST_LIMIT;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...getCharactersQuery(text, limit),
    placeholderData: keepPreviousData,
  });
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  const { characters, total } = data ?? { characters: [], total: 0 };
  const next = getNextLimit(limit, total);

  return (
    <section
      className={styles.found}
      aria-labelledby="found"
      aria-busy={!data || isPlaceholderData}
    >
      <header className={styles.header}>
        <h2 id="found">
          <span role="status">
            {data ? describeCharacterCount(total, characters.length) : 'Searching…'}
          </span>
        </h2>
        {characters.length > 1 && (
          <p id="found-keys" className="faint small" data-about-keys>
            Use the arrow keys to move between characters.
          </p>
        )}
      </header>
      {isOneCharacter(text) && (
        <p className={styles.whole}>
          As a single character:{' '}
          <Link to={{ screen: 'grapheme', grapheme: text, place: null }}>
            <bdi>
              <Glyph text={text} />
            </bdi>
          </Link>
        </p>
      )}
      {data && total === 0 && (
        <p className="soft measure">
          No character matches all of this text. Try fewer words or a code point such as U+200D, or
          paste the character itself.
        </p>
      )}
      {characters.length > 0 && <CharacterRows rows={characters.map(toCharacterRow)} />}
      {total > limit && next === null && (
        <p className="soft measure">
          There are too many results to show. Add more words, or search for a code point such as
          U+4E00.
        </p>
      )}
      {next !== null && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setAsked({ text, limit: next });
            // The arrow keys continue from the last result, even if the button disappears.
            [...document.querySelectorAll<HTMLElement>('[data-tile]')].at(-1)?.focus();
          }}
        >
          Show {next.toLocaleString('en')}
        </button>
      )}
    </section>
  );
}
