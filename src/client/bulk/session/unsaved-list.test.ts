import { expect, it } from 'vitest';
import { isUnsaved, type ListState } from './unsaved-list.ts';

const LIST: ListState = {
  state: 'done',
  rows: 2,
  revision: 1,
  exporting: { phase: 'none' },
  isChanging: false,
  isKept: false,
  exported: null,
};
const EXPORTED: Partial<ListState> = {
  exporting: { phase: 'done' },
  exported: { rows: 2, revision: 1 },
};
const EXPORTING: Partial<ListState> = { exporting: { phase: 'running', share: 0 } };

it.each<[boolean, string, Partial<ListState>]>([
  [true, 'two names', {}],
  [true, 'a cancelled list', { state: 'cancelled' }],
  [true, 'a list that is being read', { state: 'running', rows: 0 }],
  [true, 'a paused list', { state: 'paused', rows: 1 }],
  [true, 'one name that is being exported', { ...EXPORTING, rows: 1 }],
  [true, 'an exported list that is being exported again', { ...EXPORTED, ...EXPORTING }],
  [
    true,
    'a list whose export failed',
    { exporting: { phase: 'failed', reason: 'The disk is full.' } },
  ],
  [true, 'a list that was exported before its results changed', { ...EXPORTED, revision: 2 }],
  [true, 'an exported list whose labels are being resolved', { ...EXPORTED, isChanging: true }],
  [true, 'a kept list that is being inspected', { isKept: true, state: 'running' }],
  [true, 'a kept list that is paused', { isKept: true, state: 'paused' }],
  [true, 'a kept list that is being exported', { ...EXPORTING, isKept: true }],
  [true, 'a kept list whose labels are being resolved', { isKept: true, isChanging: true }],
  [true, 'a list that was exported before it was complete', { ...EXPORTED, rows: 3 }],
  [false, 'one name', { rows: 1 }],
  [false, 'an empty list', { rows: 0 }],
  [false, 'an exported list', EXPORTED],
  [false, 'one name whose label is being resolved', { rows: 1, isChanging: true }],
  [false, 'a kept list', { isKept: true }],
])('isUnsaved returns %s for %s', (expected, _, change) => {
  expect(isUnsaved({ ...LIST, ...change })).toBe(expected);
});
