import { describe, expect, it, vi } from 'vitest';
import { hideLabel } from '../../../engine/testing/hide-label.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { createInspectedStore } from '../testing/create-store.ts';
import { createLabelResolver, type LabelResolverOptions } from './label-resolver.ts';

const engine = await createNodeInspector();

const hide = (label: string) => hideLabel(engine, label);

const toList = (...labels: string[]): BulkSource => ({ kind: 'text', text: labels.join('\n') });

function createResolver(names: string[], change: Partial<LabelResolverOptions> = {}) {
  const store = createInspectedStore(engine, names);
  const worker = {
    inspectColumns: vi.fn(async (texts: string[]) => ({
      ok: true as const,
      value: { ...engine.inspectColumns(texts), revision: 0 },
    })),
    labelhashes: vi.fn(async (texts: string[]) => ({
      ok: true as const,
      value: engine.labelhashes(texts),
    })),
  };
  const onResolve = vi.fn();
  const closing = new AbortController();
  const resolver = createLabelResolver({
    store,
    runOnce: (task) => task(worker),
    ready: Promise.resolve(),
    signal: closing.signal,
    onReplace: () => undefined,
    onResolve,
    ...change,
  });
  return { resolver, store, worker, onResolve, closing };
}

describe('createLabelResolver', () => {
  it('resolves labels from the list itself and remembers the original line', async () => {
    const { resolver, store } = createResolver(['alice.eth', `${hide('alice')}.eth`]);
    expect(resolver.resolution()).toBeNull();
    await resolver.resolve();
    expect(store.name(1)).toBe('alice.eth');
    expect(resolver.given(1)).toBe(`${hide('alice')}.eth`);
    expect(resolver.given(0)).toBeNull();
    expect(resolver.resolution()).toEqual({ resolved: 1, unknown: 0 });
  });

  it('resolves labels from a supplied list, also in later searches', async () => {
    const names = [`${hide('alice')}.eth`, `${hide('bob')}.eth`];
    const { resolver, store } = createResolver(names);
    await resolver.resolveFrom(toList('alice'));
    expect(store.names(0, 2)).toEqual(['alice.eth', `${hide('bob')}.eth`]);
    expect(resolver.resolution()).toEqual({ resolved: 1, unknown: 1 });
    const later = `sub.${hide('alice')}.eth`;
    store.replace([{ row: 0, name: later, at: 0 }], {
      ...engine.inspectColumns([later]),
      revision: 0,
    });
    await resolver.resolve();
    expect(store.name(0)).toBe('sub.alice.eth');
  });

  it('calls onResolve before and after a search', async () => {
    const { resolver, onResolve } = createResolver([`${hide('alice')}.eth`]);
    await resolver.resolve();
    expect(onResolve.mock.calls).toEqual([[false], [false]]);
    await resolver.resolveFrom(toList('alice'));
    expect(onResolve.mock.calls.slice(2)).toEqual([[false], [true]]);
  });

  it('waits for the rows and runs one search at a time', async () => {
    let start = () => {};
    const ready = new Promise<void>((resolve) => {
      start = resolve;
    });
    const { resolver, store, worker } = createResolver([`${hide('alice')}.${hide('bob')}.eth`], {
      ready,
    });
    const searches = [resolver.resolveFrom(toList('alice')), resolver.resolveFrom(toList('bob'))];
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(worker.labelhashes).not.toHaveBeenCalled();
    start();
    await Promise.all(searches);
    expect(store.name(0)).toBe('alice.bob.eth');
  });

  it('keeps its result if a search fails, and can search again', async () => {
    const { resolver, worker } = createResolver([`${hide('alice')}.eth`]);
    worker.labelhashes.mockRejectedValueOnce(new Error('The worker crashed.'));
    await expect(resolver.resolveFrom(toList('alice'))).rejects.toThrow('The worker crashed.');
    expect(resolver.resolution()).toEqual({ resolved: 0, unknown: 1 });
    await resolver.resolveFrom(toList('alice'));
    expect(resolver.resolution()).toEqual({ resolved: 1, unknown: 0 });
  });

  it('stops when the list is closed', async () => {
    const { resolver, closing } = createResolver([`${hide('alice')}.eth`]);
    closing.abort();
    await expect(resolver.resolve()).rejects.toMatchObject({ name: 'AbortError' });
    expect(resolver.resolution()).toBeNull();
  });
});
