import { describe, expect, it, vi } from 'vitest';
import { createRowStore } from '../../../lists/rows/row-store.ts';
import type { JobStatus } from '../bulk-job.ts';
import type { RejudgingState } from '../rejudging.ts';
import { createRowTally } from '../row-tally.ts';
import { createSessionPublisher, type SessionParts } from './session-publisher.ts';

const STATUS: JobStatus = {
  state: 'running',
  progress: 0,
  elapsed: 0,
  problem: null,
  readError: null,
  failed: [],
  isRetrying: false,
  rejected: [],
  rejectedCount: 0,
};

const REJUDGING: RejudgingState = { isRunning: false, share: 1, failed: [] };

function createParts() {
  const store = { length: 0 };
  const parts = {
    store,
    tally: { counts: createRowTally(createRowStore()).counts, countAppended: vi.fn() },
    view: { refresh: vi.fn() },
    job: { status: () => STATUS },
    rejudging: { state: () => REJUDGING, refresh: vi.fn() },
    labels: { resolution: () => null },
    exportTask: { state: () => ({ phase: 'none' }) as const },
    addresses: { summary: () => null, refresh: vi.fn() },
  } satisfies SessionParts;
  return { parts, store };
}

describe('createSessionPublisher', () => {
  it('publishes a first snapshot immediately', () => {
    const { parts } = createParts();
    expect(createSessionPublisher(parts).snapshot()).toEqual({
      status: STATUS,
      rows: 0,
      revision: 0,
      counts: parts.tally.counts,
      rejudging: REJUDGING,
      labels: null,
      exporting: { phase: 'none' },
      addresses: null,
    });
  });

  it('keeps a snapshot until the next one is published', () => {
    const { parts, store } = createParts();
    const publisher = createSessionPublisher(parts);
    const before = publisher.snapshot();
    store.length = 1000;
    expect(publisher.snapshot()).toBe(before);
    publisher.publish();
    expect(publisher.snapshot()).toMatchObject({ rows: 1000, revision: 0 });
    expect(before.rows).toBe(0);
  });

  it('counts and shows appended rows before it notifies listeners', () => {
    const { parts } = createParts();
    const publisher = createSessionPublisher(parts);
    const order: string[] = [];
    parts.tally.countAppended.mockImplementation(() => void order.push('count'));
    parts.view.refresh.mockImplementation(() => void order.push('view'));
    parts.rejudging.refresh.mockImplementation(() => void order.push('rejudging'));
    publisher.subscribe(() => order.push('listener'));
    publisher.publish();
    expect(order).toEqual(['count', 'rejudging', 'view', 'listener']);
    expect(parts.view.refresh).toHaveBeenCalledWith();
  });

  it('increases the revision and refreshes all rows after rows were replaced', () => {
    const { parts } = createParts();
    const publisher = createSessionPublisher(parts);
    const listener = vi.fn();
    publisher.subscribe(listener);
    publisher.publishReplaced();
    expect(publisher.snapshot().revision).toBe(1);
    expect(parts.view.refresh).toHaveBeenCalledWith(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('does not notify listeners that have unsubscribed', () => {
    const publisher = createSessionPublisher(createParts().parts);
    const listener = vi.fn();
    publisher.subscribe(listener)();
    publisher.publish();
    expect(listener).not.toHaveBeenCalled();
  });
});
