import { expect, it } from 'vitest';
import { CHECK_CODES } from '../../contract/checks.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import { createRowTally, getCheckBit } from './row-findings.ts';
import { createColumns, createStoreOf, type TestRow } from './testing/create-store.ts';

const script = SCRIPTS.indexOf('Cyrillic');
const ROWS: readonly TestRow[] = [
  { name: 'alert', rating: 4, mask: getCheckBit('confusables') | getCheckBit('invisible') },
  { name: 'near b', rating: 3, imitates: { name: 'b.eth', status: 'warn' }, script },
  { name: 'known', rating: 2, isKnown: true },
  { name: 'warning', rating: 3, mask: getCheckBit('confusables'), script },
  { name: 'failed', rating: 0 },
];

it('counts rows by finding, rating, check and script', () => {
  const { counts, countAppended } = createRowTally(createStoreOf(ROWS));
  countAppended();
  expect(counts.found).toEqual([1, 0, 2, 1, 1, 1]);
  expect(counts.ratings).toEqual([1, 0, 1, 2, 1]);
  expect(counts.checks[CHECK_CODES.indexOf('confusables')]).toBe(2);
  expect(counts.checks[CHECK_CODES.indexOf('invisible')]).toBe(1);
  expect(counts.scripts[script]).toBe(2);
});

it.each([
  ['already counted', true],
  ['not counted yet', false],
])('counts replaced rows once if their chunk is %s', (_, isCounted) => {
  const rate = (...ratings: number[]) =>
    createColumns(ratings.map((rating) => ({ name: '', rating })));
  const store = createRowStore();
  store.append(['a.eth', 'b.eth'], rate(2, 0));
  const tally = createRowTally(store);
  if (isCounted) tally.countAppended();
  tally.change(0, () => store.replaceColumns(0, rate(2, 4)));
  tally.countAppended();
  expect(tally.counts.ratings).toEqual([0, 0, 1, 0, 1]);
});
