import { queryOptions } from '@tanstack/react-query';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { ENGINE_QUERY } from './queries.ts';

/** The characters that a text finds, best first, no more than the limit. */
export function getCharactersQuery(text: string, limit: number) {
  return queryOptions({
    ...ENGINE_QUERY,
    queryKey: ['characters', text, limit],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.findCharacters({ text, limit }), signal)),
  });
}
