import { expect, it, vi } from 'vitest';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSession } from './bulk-session.ts';
import type { WorkspaceState } from './bulk-workspace.ts';
import { guardUnload } from './unload-guard.ts';

function createPage() {
  const page = new EventTarget();
  const { notify, subscribe } = createListeners();
  const state: WorkspaceState = {
    text: '',
    session: null,
    offer: null,
    pendingReplacement: null,
    error: null,
  };
  const isUnsaved = vi.fn(() => true);
  guardUnload({ state: () => state, subscribe, isUnsaved }, page);
  const change = (next: Partial<WorkspaceState>) => {
    Object.assign(state, next);
    notify();
  };
  /** Whether the browser asks before the page goes. */
  const unload = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { isUnsaved, change, unload };
}

it.each<[string, Partial<WorkspaceState>]>([
  ['a list', { session: {} as BulkSession }],
  ['what was typed', { text: 'a.eth\nb.eth' }],
])('asks before %s goes with the page, and only then', (_, change) => {
  const page = createPage();
  expect(page.unload()).toBe(false);
  page.change(change);
  expect(page.unload()).toBe(true);
  page.isUnsaved.mockReturnValue(false);
  expect(page.unload()).toBe(false);
});

it('does not listen when there is nothing to lose any more', () => {
  const page = createPage();
  page.change({ session: {} as BulkSession });
  page.change({ session: null });
  expect(page.unload()).toBe(false);
  expect(page.isUnsaved).not.toHaveBeenCalled();
});
