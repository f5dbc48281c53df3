import { expect, it, vi } from 'vitest';
import { createOpenCalls } from './filter-lines.ts';

const REQUEST = { id: 1, method: 'tools/call' };

it.each<[what: string, received: object[], sent: object[], isAnswered: boolean]>([
  ['no message', [], [], true],
  ['a request', [REQUEST], [], false],
  ['an answered request', [REQUEST], [{ id: 1, result: {} }], true],
  ['a refused request', [REQUEST], [{ id: 1, error: {} }], true],
  ['an answer to another request', [REQUEST], [{ id: '1', result: {} }], false],
  ['two requests with one ID', [REQUEST, REQUEST], [{ id: 1, result: {} }], false],
  ['a notification', [{ method: 'notifications/initialized' }], [], true],
  ['a response of the client', [{ id: 1, result: {} }], [], true],
  ['a request to the client with the same ID', [REQUEST], [{ id: 1, method: 'ping' }], false],
  [
    'a cancelled request',
    [REQUEST, { method: 'notifications/cancelled', params: { requestId: 1 } }],
    [],
    true,
  ],
  ['a subscription', [{ id: 1, method: 'subscriptions/listen' }], [], true],
])('waits for answers after %s: not %4$s', async (_, received, sent, isAnswered) => {
  vi.useFakeTimers();
  try {
    const calls = createOpenCalls(1000);
    for (const message of received) calls.addReceived(message);
    for (const message of sent) calls.addSent(message);
    const onEnd = vi.fn();
    void calls.whenAnswered().then(onEnd);
    await vi.advanceTimersByTimeAsync(999);
    expect(onEnd).toHaveBeenCalledTimes(Number(isAnswered));
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('ends the wait with the last answer', async () => {
  const calls = createOpenCalls(1_000_000);
  calls.addReceived(REQUEST);
  const ended = calls.whenAnswered();
  calls.addSent({ id: 1, result: {} });
  await expect(ended).resolves.toBeUndefined();
});
