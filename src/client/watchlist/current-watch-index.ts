import { retryableOnce } from '../../primitives/retryable-once.ts';
import { inspector } from '../inspector.ts';
import { unwrap } from '../problem-error.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { createWatchIndex, listWatchedTexts, type WatchIndex } from './watch-index.ts';
import { listWatchedNames } from './watched-names.ts';

let getIndex = retryableOnce(buildIndex);

deviceWatchlist.subscribe(() => {
  getIndex = retryableOnce(buildIndex);
});

async function buildIndex(): Promise<WatchIndex> {
  const watched = listWatchedNames(deviceWatchlist);
  const texts = listWatchedTexts(watched);
  const columns = await inspector.call((service) => service.inspectColumns(texts));
  return createWatchIndex(watched, unwrap(columns));
}

/** The index of all names that are watched now, for lists. */
export function getCurrentWatchIndex(): Promise<WatchIndex> {
  return getIndex();
}
