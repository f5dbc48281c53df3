import { expect, it, vi } from 'vitest';
import { APPLY_UPDATE, CLAIM_PAGES } from '../../contract/offline-protocol.ts';
import { createOfflineSupport } from './offline-support.ts';

class FakeWorker extends EventTarget {
  readonly received: unknown[] = [];
  postMessage(message: unknown): void {
    this.received.push(message);
  }
}

type Place = 'installing' | 'waiting' | 'active';

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  updates = 0;

  async update(): Promise<void> {
    this.updates += 1;
    if (this.updates > 1) throw new TypeError('offline');
  }

  /** Moves a worker to another state and dispatches the events of a browser. */
  move(worker: FakeWorker, to: Place): void {
    for (const place of ['installing', 'waiting'] as const) {
      if (this[place] === worker) this[place] = null;
    }
    this[to] = worker;
    if (to === 'installing') this.dispatchEvent(new Event('updatefound'));
    else worker.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: ServiceWorker | null = null;
  registered: string[] = [];
  readonly registration: FakeRegistration | null;

  constructor(registration: FakeRegistration | null) {
    super();
    this.registration = registration;
    this.controlBy(registration?.active ?? null);
  }

  async register(scriptUrl: string): Promise<ServiceWorkerRegistration> {
    this.registered.push(scriptUrl);
    if (!this.registration) throw new DOMException('refused', 'SecurityError');
    return this.registration as unknown as ServiceWorkerRegistration;
  }

  controlBy(worker: FakeWorker | null): void {
    this.controller = worker as unknown as ServiceWorker | null;
    if (worker) this.dispatchEvent(new Event('controllerchange'));
  }
}

function setUp({ visits = 1, isRejected = false, isOutdated = false } = {}) {
  const registration = new FakeRegistration();
  const old = new FakeWorker();
  if (visits > 1) registration.active = old;
  else registration.installing = old;
  const container = new FakeContainer(isRejected ? null : registration);
  const initialController = container.controller;
  const next = new FakeWorker();
  if (isOutdated) container.controlBy(next);
  const reload = vi.fn();
  let jobRuns = false;
  const support = createOfflineSupport({
    container: container as unknown as ServiceWorkerContainer,
    initialController,
    scriptUrl: 'service-worker.js',
    isJobRunning: () => jobRuns,
    reload,
  });
  const runJob = (runs: boolean) => {
    jobRuns = runs;
  };
  return { registration, container, reload, support, old, next, runJob };
}

/** Sets up a later visit with a newer version waiting. */
async function setUpUpdate() {
  const site = setUp({ visits: 2 });
  await site.support.start();
  site.registration.move(site.next, 'installing');
  site.registration.move(site.next, 'waiting');
  const takeOver = () => {
    site.registration.move(site.next, 'active');
    site.container.controlBy(site.next);
  };
  return { ...site, takeOver };
}

const NOTHING = { ready: false, newlyReady: false, updateReady: false };

it('reports when the page becomes ready on the first visit', async () => {
  const { support, registration, old, container } = setUp();
  await support.start();
  expect(container.registered).toEqual(['service-worker.js']);
  expect(support.status()).toEqual(NOTHING);

  registration.move(old, 'waiting');
  expect(support.status()).toEqual(NOTHING);

  registration.move(old, 'active');
  container.controlBy(old);
  expect(support.status()).toEqual({ ready: true, newlyReady: true, updateReady: false });
});

it('does not report the page as newly ready on later visits', async () => {
  const { support } = setUp({ visits: 2 });
  await support.start();
  expect(support.status()).toEqual({ ready: true, newlyReady: false, updateReady: false });
});

it.each([
  [true, []],
  [false, [CLAIM_PAGES]],
])('asks for control of the page only if none controls it: %s', async (isControlled, asked) => {
  const { support, container, registration } = setUp({ visits: 2 });
  if (!isControlled) container.controlBy(null);
  await support.start();
  expect(registration.active?.received).toEqual(asked);
});

it('reports nothing if the browser rejects the registration', async () => {
  const { support } = setUp({ isRejected: true });
  await support.start();
  await support.checkForUpdate();
  expect(support.status()).toEqual(NOTHING);
});

it('offers an update once its service worker waits, and notifies listeners', async () => {
  const { support, registration, next } = setUp({ visits: 2 });
  const listener = vi.fn();
  const unsubscribe = support.subscribe(listener);
  await support.start();
  registration.move(next, 'installing');
  expect(support.status().updateReady).toBe(false);
  listener.mockClear();
  registration.move(next, 'waiting');
  expect(support.status().updateReady).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);

  unsubscribe();
  registration.move(next, 'active');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('offers an update that has been waiting since an earlier visit', async () => {
  const { support, registration, next } = setUp({ visits: 2 });
  registration.waiting = next;
  await support.start();
  expect(support.status().updateReady).toBe(true);
});

it('reloads after the update controls the page, not before', async () => {
  const { support, next, reload, takeOver } = await setUpUpdate();
  support.applyUpdate();
  expect(next.received).toEqual([APPLY_UPDATE]);
  expect(reload).not.toHaveBeenCalled();

  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not apply an update while a job runs', async () => {
  const { support, next, reload, runJob } = await setUpUpdate();
  runJob(true);
  support.applyUpdate();
  expect(next.received).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload if a job has started in the meantime, and still offers the update', async () => {
  const { support, reload, runJob, takeOver } = await setUpUpdate();
  support.applyUpdate();
  runJob(true);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(support.status().updateReady).toBe(true);

  runJob(false);
  support.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers a reload after another page applied the update', async () => {
  const { support, reload, takeOver } = await setUpUpdate();
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(support.status().updateReady).toBe(true);

  support.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers a reload if the controller changed before the page started', async () => {
  const { support, reload } = setUp({ visits: 2, isOutdated: true });
  await support.start();
  expect(support.status().updateReady).toBe(true);
  support.applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('checks for updates after start, even if a check fails', async () => {
  const { support, registration } = setUp({ visits: 2 });
  await support.checkForUpdate();
  expect(registration.updates).toBe(0);
  await support.start();
  await support.checkForUpdate();
  await support.checkForUpdate();
  expect(registration.updates).toBe(2);
});
