import { queryOptions } from '@tanstack/react-query';
import { devicePins } from '../trusted/device-pins.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/**
 * Judges everything in a text. The worker judges, because a long text would freeze the page.
 *
 * @param watchlistRevision revision of the watchlist
 * @param pinsRevision revision of the trusted addresses
 */
export function getJudgedTextQuery(text: string, watchlistRevision: number, pinsRevision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['judged-text', text, watchlistRevision, pinsRevision],
    queryFn: async ({ signal }) => {
      const { pins } = await devicePins.load();
      const judge = inspector.call((service) => service.judgeText({ text, pins }), signal);
      return { text, ...unwrap(await judge) };
    },
    structuralSharing: false,
  });
}
