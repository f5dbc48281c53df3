import { expect, it, vi } from 'vitest';
import { APPLY_UPDATE, CLAIM_PAGES } from '../../contract/offline-protocol.ts';
import { createOfflineSupport } from './offline-support.ts';

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new TypeError());

  /** Moves a worker to another state and dispatches the events of a browser. */
  move(worker: FakeWorker, to: 'installing' | 'waiting' | 'active'): void {
    for (const place of ['installing', 'waiting'] as const) {
      if (this[place] === worker) this[place] = null;
    }
    this[to] = worker;
    if (to === 'installing') this.dispatchEvent(new Event('updatefound'));
    else worker.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly register = vi.fn();

  controlBy(worker: FakeWorker | null): void {
    this.controller = worker;
    if (worker) this.dispatchEvent(new Event('controllerchange'));
  }
}

/** Opens the page on the first or a later visit. `next` is the service worker of a newer version. */
function setUp({ isFirst = false, isRejected = false, isOutdated = false } = {}) {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  const [old, next] = [new FakeWorker(), new FakeWorker()];
  registration[isFirst ? 'installing' : 'active'] = old;
  if (isRejected) container.register.mockRejectedValue(new DOMException('', 'SecurityError'));
  else container.register.mockResolvedValue(registration);
  container.controlBy(isFirst ? null : old);
  const initialController = container.controller;
  if (isOutdated) container.controlBy(next);
  const reload = vi.fn();
  const isJobRunning = vi.fn(() => false);
  const support = createOfflineSupport({
    container: container as unknown as ServiceWorkerContainer,
    initialController: initialController as unknown as ServiceWorker | null,
    scriptUrl: 'service-worker.js',
    isJobRunning,
    reload,
  });
  const takeOver = () => {
    registration.move(next, 'active');
    container.controlBy(next);
  };
  return { registration, container, reload, support, old, next, isJobRunning, takeOver };
}

/** Sets up a later visit with a newer version waiting. */
async function setUpUpdate() {
  const site = setUp();
  await site.support.start();
  site.registration.move(site.next, 'installing');
  site.registration.move(site.next, 'waiting');
  return site;
}

const NOTHING = { ready: false, newlyReady: false, updateReady: false };

it('reports when the page becomes ready, as new only on the first visit', async () => {
  const { support, registration, old, container } = setUp({ isFirst: true });
  await support.start();
  expect(container.register).toHaveBeenCalledWith('service-worker.js');
  registration.move(old, 'waiting');
  expect(support.status()).toEqual(NOTHING);
  registration.move(old, 'active');
  container.controlBy(old);
  expect(support.status()).toEqual({ ready: true, newlyReady: true, updateReady: false });

  const later = setUp();
  await later.support.start();
  expect(later.support.status()).toEqual({ ready: true, newlyReady: false, updateReady: false });
});

it.each([
  [true, []],
  [false, [[CLAIM_PAGES]]],
])('asks for control of the page only if none controls it: %s', async (isControlled, asked) => {
  const { support, container, old } = setUp();
  if (!isControlled) container.controlBy(null);
  await support.start();
  expect(old.postMessage.mock.calls).toEqual(asked);
});

it('reports nothing if the browser rejects the registration', async () => {
  const { support } = setUp({ isRejected: true });
  await support.start();
  await support.checkForUpdate();
  expect(support.status()).toEqual(NOTHING);
});

it('offers an update once its service worker waits, and notifies listeners', async () => {
  const { support, registration, next } = setUp();
  await support.start();
  registration.move(next, 'installing');
  expect(support.status().updateReady).toBe(false);
  const listener = vi.fn();
  const unsubscribe = support.subscribe(listener);
  registration.move(next, 'waiting');
  expect(support.status().updateReady).toBe(true);
  unsubscribe();
  registration.move(next, 'active');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('offers an update that has been waiting since an earlier visit', async () => {
  const { support, registration, next } = setUp();
  registration.waiting = next;
  await support.start();
  expect(support.status().updateReady).toBe(true);
});

it('reloads after the update controls the page, not before', async () => {
  const { support, next, reload, takeOver } = await setUpUpdate();
  support.applyUpdate();
  expect(next.postMessage.mock.calls).toEqual([[APPLY_UPDATE]]);
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not apply an update while a job runs', async () => {
  const { support, next, reload, isJobRunning } = await setUpUpdate();
  isJobRunning.mockReturnValue(true);
  support.applyUpdate();
  expect(next.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a job has started in the meantime', true],
  ['another page applied the update', false],
])('does not reload if %s, and still offers the update', async (_, isOwn) => {
  const { support, reload, isJobRunning, takeOver } = await setUpUpdate();
  if (isOwn) support.applyUpdate();
  isJobRunning.mockReturnValueOnce(isOwn);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(support.status().updateReady).toBe(true);
  isJobRunning.mockReturnValue(false);
  support.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers a reload if the controller changed before the page started', async () => {
  const { support, reload } = setUp({ isOutdated: true });
  await support.start();
  expect(support.status().updateReady).toBe(true);
  support.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('checks for updates after start, even if a check fails', async () => {
  const { support, registration } = setUp();
  await support.checkForUpdate();
  expect(registration.update).not.toHaveBeenCalled();
  await support.start();
  await support.checkForUpdate();
  await support.checkForUpdate();
  expect(registration.update).toHaveBeenCalledTimes(2);
});
