import { queryOptions } from '@tanstack/react-query';
import type { TextKind } from '../../contract/text-kinds.ts';
import { isPlainInput } from '../../primitives/is-plain-input.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Says what each text is, and which names are in it. The worker has the code that reads texts. */
export async function readTexts(texts: readonly string[]): Promise<(TextKind | null)[]> {
  return unwrap(await inspector.call((service) => service.readTexts(texts)));
}

/** Says what a text is. Null if the text can only be one name. A plain name needs no worker. */
export function getReadTextQuery(text: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['read-text', text],
    queryFn: async () => (await readTexts([text]))[0] ?? null,
    ...(isPlainInput(text) && { initialData: null }),
  });
}
