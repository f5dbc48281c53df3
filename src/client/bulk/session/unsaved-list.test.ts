import { describe, expect, it } from 'vitest';
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

describe('isUnsaved', () => {
  it.each<[string, Partial<ListState>]>([
    ['two names', {}],
    ['a cancelled list', { state: 'cancelled' }],
    ['a list that is being read', { state: 'running', rows: 0 }],
    ['a paused list', { state: 'paused', rows: 1 }],
    ['one name that is being exported', { ...EXPORTING, rows: 1 }],
    ['an exported list that is being exported again', { ...EXPORTED, ...EXPORTING }],
    ['a list whose export failed', { exporting: { phase: 'failed', reason: 'The disk is full.' } }],
    ['a list that was exported before its results changed', { ...EXPORTED, revision: 2 }],
    ['an exported list whose labels are being resolved', { ...EXPORTED, isChanging: true }],
    ['a kept list that is being inspected', { isKept: true, state: 'running' }],
    ['a kept list that is paused', { isKept: true, state: 'paused' }],
    ['a kept list that is being exported', { ...EXPORTING, isKept: true }],
    ['a kept list whose labels are being resolved', { isKept: true, isChanging: true }],
    ['a list that was exported before it was complete', { ...EXPORTED, rows: 3 }],
  ])('returns true for %s', (_, change) => {
    expect(isUnsaved({ ...LIST, ...change })).toBe(true);
  });

  it.each<[string, Partial<ListState>]>([
    ['one name', { rows: 1 }],
    ['an empty list', { rows: 0 }],
    ['an exported list', EXPORTED],
    ['one name whose label is being resolved', { rows: 1, isChanging: true }],
    ['a kept list', { isKept: true }],
  ])('returns false for %s', (_, change) => {
    expect(isUnsaved({ ...LIST, ...change })).toBe(false);
  });
});
