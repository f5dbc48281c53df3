import { expect, it, vi } from 'vitest';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSession } from './bulk-session.ts';
import { createBulkWorkspace, type WorkspaceState } from './bulk-workspace.ts';
import { guardUnload } from './unload-guard.ts';

function createPage() {
  const page = new EventTarget();
  const { notify, subscribe } = createListeners();
  const state = { ...createBulkWorkspace(vi.fn()).state() };
  const isUnsaved = vi.fn(() => true);
  guardUnload({ state: () => state, subscribe, isUnsaved }, page);
  const change = (next: Partial<WorkspaceState>) => {
    Object.assign(state, next);
    notify();
  };
  /** Simulates closing the page. Returns whether the browser asks for confirmation. */
  const unload = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { isUnsaved, change, unload };
}

it.each<[string, Partial<WorkspaceState>]>([
  ['an open list is', { session: {} as BulkSession }],
  ['typed text is', { text: 'a.eth\nb.eth' }],
])('asks for confirmation only if %s unsaved', (_, change) => {
  const page = createPage();
  expect(page.unload()).toBe(false);
  page.change(change);
  expect(page.unload()).toBe(true);
  page.isUnsaved.mockReturnValue(false);
  expect(page.unload()).toBe(false);
});

it('removes its listener when the list is closed', () => {
  const page = createPage();
  page.change({ session: {} as BulkSession });
  page.change({ session: null });
  expect(page.unload()).toBe(false);
  expect(page.isUnsaved).not.toHaveBeenCalled();
});
