import { useQuery } from '@tanstack/react-query';
import type { NameSearch } from '../../../client/bulk/search/name-search.ts';
import { getCharactersQuery } from '../../../client/queries/characters-query.ts';
import type { CharacterFact } from '../../../contract/characters.ts';

/** Matches text that could be the name of a character. Labels of ENS names can match too. */
const NAME_LIKE = /^[a-z][a-z0-9]*(?:[ -]+[a-z0-9]+)*$/iu;

/** Finds the character whose full name the user entered in a text search. Returns null if no name matches. */
export function useNamedCharacter({ text, way }: NameSearch): CharacterFact | null {
  const wanted = text.trim();
  const isAsked = way !== 'character' && wanted.length > 1 && NAME_LIKE.test(wanted);
  const { data } = useQuery({ ...getCharactersQuery(wanted, 1), enabled: isAsked });
  const [best] = data?.characters ?? [];
  return isAsked && best?.is_exact ? best : null;
}
