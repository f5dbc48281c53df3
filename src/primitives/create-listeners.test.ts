import { expect, it, vi } from 'vitest';
import { createListeners } from './create-listeners.ts';

it('calls every listener until it unsubscribes', () => {
  const { notify, subscribe } = createListeners();
  const first = vi.fn();
  const second = vi.fn();
  const unsubscribe = subscribe(first);
  subscribe(second);
  notify();
  unsubscribe();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});
