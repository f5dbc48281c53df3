import { expect, it } from 'vitest';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import { createRowTally } from './row-tally.ts';

function createRated(...ratings: number[]) {
  const columns = createEmptyColumns(ratings.length);
  columns.rating.set(ratings);
  return columns;
}

it.each([
  ['already counted', true],
  ['not counted yet', false],
])('counts a replaced row once if its chunk is %s', (_, isCounted) => {
  const store = createRowStore();
  store.append(['a.eth', 'b.eth'], createRated(2, 0));
  const tally = createRowTally(store);
  if (isCounted) tally.countAppended();
  tally.recount(1, 'before');
  store.replace([{ row: 1, name: 'b.eth', at: 0 }], createRated(4));
  tally.recount(1, 'after');
  tally.countAppended();
  expect(tally.counts.ratings).toEqual([0, 0, 1, 0, 1]);
});
