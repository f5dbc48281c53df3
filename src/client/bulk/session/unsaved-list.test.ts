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

it.each<[string, Partial<ListState>, boolean]>([
  ['two names', {}, true],
  ['a stopped list', { state: 'cancelled' }, true],
  ['a list that is being read', { state: 'running', rows: 0 }, true],
  ['a paused list', { state: 'paused', rows: 1 }, true],
  ['one name', { rows: 1 }, false],
  ['no name', { rows: 0 }, false],
  ['one name that is being exported', { rows: 1, exporting: { phase: 'running', share: 0 } }, true],
  ['an exported list', EXPORTED, false],
  [
    'an exported list that is exported again',
    { ...EXPORTED, exporting: { phase: 'running', share: 0 } },
    true,
  ],
  [
    'a list whose export failed',
    { exporting: { phase: 'failed', reason: 'The disk is full.' } },
    true,
  ],
  ['a list that was exported before its verdicts changed', { ...EXPORTED, revision: 2 }, true],
  ['an exported list whose labels are being resolved', { ...EXPORTED, isChanging: true }, true],
  ['one name whose label is being resolved', { rows: 1, isChanging: true }, false],
  ['a list that is kept on this device', { isKept: true }, false],
  ['one that is kept and inspected again', { isKept: true, state: 'running' }, true],
  ['one that is kept and paused', { isKept: true, state: 'paused' }, true],
  ['one that is kept and being exported', { ...EXPORTING, isKept: true }, true],
  ['one that is kept, whose labels are being resolved', { isKept: true, isChanging: true }, true],
  ['a list that was exported before it was whole', { ...EXPORTED, rows: 3 }, true],
])('%s: a loss is %s', (_, change, expected) => {
  expect(isUnsaved({ ...LIST, ...change })).toBe(expected);
});
