import { useQuery } from '@tanstack/react-query';
import type { NameSearch } from '../../../client/bulk/search/name-search.ts';
import { getCharactersQuery } from '../../../client/queries/characters-query.ts';
import type { CharacterFact } from '../../../contract/characters.ts';

/** What names of characters are made of; a label of a name may be too. */
const NAME_LIKE = /^[a-z][a-z0-9]*(?:[ -]+[a-z0-9]+)*$/iu;

/** The character that a search calls by its whole name, though it is not one for characters; null without one. */
export function useNamedCharacter({ text, way }: NameSearch): CharacterFact | null {
  const wanted = text.trim();
  const isAsked = way !== 'character' && wanted.length > 1 && NAME_LIKE.test(wanted);
  const { data } = useQuery({ ...getCharactersQuery(wanted, 1), enabled: isAsked });
  const [best] = data?.characters ?? [];
  return isAsked && best?.is_exact ? best : null;
}
