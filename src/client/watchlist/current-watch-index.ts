import { inspector } from '../inspector.ts';
import { valueIn } from '../problem-error.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { createWatchIndex, type WatchIndex, watchedTexts } from './watch-index.ts';
import { watchedNames } from './watched-names.ts';

let index: Promise<WatchIndex> | null = null;

deviceWatchlist.subscribe(() => {
  index = null;
});

async function build(): Promise<WatchIndex> {
  const watched = watchedNames(deviceWatchlist);
  const texts = watchedTexts(watched);
  const columns = await inspector.call((service) => service.inspectColumns(texts));
  return createWatchIndex(watched, valueIn(columns));
}

/** The index of all names that are watched now, for lists. */
export function currentWatchIndex(): Promise<WatchIndex> {
  if (index) return index;
  const building = build();
  index = building;
  building.catch(() => {
    if (index === building) index = null;
  });
  return building;
}
