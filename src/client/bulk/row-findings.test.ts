import { expect, it } from 'vitest';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import { createRowTally } from './row-findings.ts';

function createRated(...ratings: number[]) {
  const columns = createEmptyColumns(ratings.length);
  columns.rating.set(ratings);
  return columns;
}

it.each([
  ['already counted', true],
  ['not counted yet', false],
])('counts replaced rows once if their chunk is %s', (_, isCounted) => {
  const store = createRowStore();
  store.append(['a.eth', 'b.eth'], createRated(2, 0));
  const tally = createRowTally(store);
  if (isCounted) tally.countAppended();
  tally.change(0, () => store.replaceColumns(0, createRated(2, 4)));
  tally.countAppended();
  expect(tally.counts.ratings).toEqual([0, 0, 1, 0, 1]);
});
