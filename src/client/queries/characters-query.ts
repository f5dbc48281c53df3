import { queryOptions } from '@tanstack/react-query';
import { inspector } from '../workers/connect-inspector.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';

/** Finds characters by name, alias, code point or block. The best matches come first. */
export function getCharactersQuery(text: string, limit: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['characters', text, limit],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.findCharacters({ text, limit }), signal)),
  });
}
