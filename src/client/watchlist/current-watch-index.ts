import { retryableOnce } from '../../primitives/retryable-once.ts';
import { inspector } from '../inspector.ts';
import { valueIn } from '../problem-error.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { createWatchIndex, type WatchIndex, watchedTexts } from './watch-index.ts';
import { watchedNames } from './watched-names.ts';

let getIndex = retryableOnce(buildIndex);

deviceWatchlist.subscribe(() => {
  getIndex = retryableOnce(buildIndex);
});

async function buildIndex(): Promise<WatchIndex> {
  const watched = watchedNames(deviceWatchlist);
  const texts = watchedTexts(watched);
  const columns = await inspector.call((service) => service.inspectColumns(texts));
  return createWatchIndex(watched, valueIn(columns));
}

/** The index of all names that are watched now, for lists. */
export function getCurrentWatchIndex(): Promise<WatchIndex> {
  return getIndex();
}
