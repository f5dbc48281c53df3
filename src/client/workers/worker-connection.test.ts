import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createConnection,
  WorkerCrashedError,
  type WorkerLike,
  type WorkerSetup,
} from './worker-connection.ts';

interface Echo {
  say(word: string): Promise<string>;
}

const answers: Echo = { say: async (word) => `said ${word}` };
const silent: Echo = { say: () => new Promise(() => undefined) };
/** A service whose worker never sends its first message. */
const mute: Echo = { ...silent };

type FakeWorker = MessagePort & WorkerLike & { spoken: Promise<unknown> };
const started: FakeWorker[] = [];
afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate();
});

/** Serves an object over a message channel in this thread. Sends one message on start, like a real worker. */
function startFakeWorker(service: Echo): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  expose(service, port2);
  port1.start();
  const spoken = new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
  });
  if (service !== mute) port2.postMessage(null);
  const terminate = vi.fn(() => {
    port1.close();
    port2.close();
  });
  // Returns the port itself, so that tests can dispatch events on it.
  const worker = Object.assign(port1, { terminate, spoken });
  started.push(worker);
  return worker;
}

/** Locks that a test releases by calling the waiting callback. */
function createFakeLocks() {
  const waiting = new Map<string, () => void>();
  return {
    request(name: string, options: { signal: AbortSignal }, callback: () => void) {
      return new Promise<void>((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        waiting.set(name, () => resolve(callback()));
      });
    },
    waiting,
  };
}

interface Options {
  locks?: ReturnType<typeof createFakeLocks>;
  setup?: WorkerSetup<Echo>;
}

/** Connects to workers with these services. Workers without a service give the usual answers. */
function connect(services: Echo[], { locks, setup }: Options = {}) {
  const names: string[] = [];
  const connection = createConnection<Echo>({
    spawn(name) {
      names.push(name);
      return startFakeWorker(services[started.length] ?? answers);
    },
    locks: locks as unknown as Pick<LockManager, 'request'> | undefined,
    ...(setup && { setup }),
  });
  const listener = vi.fn();
  connection.subscribe(listener);
  const say = (word: string, signal?: AbortSignal) =>
    connection.call((echo) => echo.say(word), signal);
  const countCrashes = () => [connection.crashes(), listener.mock.calls.length];
  return { connection, names, say, countCrashes };
}

const fail = (worker: number) => started[worker]?.dispatchEvent(new Event('error'));

async function crash(worker: number): Promise<void> {
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(worker));
  await started[worker]?.spoken;
  fail(worker);
}

describe('createConnection', () => {
  it('starts one worker, at the first call', async () => {
    const { say } = connect([answers]);
    expect(started.length).toBe(0);
    expect(await Promise.all([say('a'), say('b')])).toEqual(['said a', 'said b']);
    expect(started.length).toBe(1);
  });

  it('retries the call on a new worker if the first one crashes, and ignores late errors', async () => {
    const { say, countCrashes } = connect([silent, answers]);
    const answer = say('again');
    await crash(0);
    expect(await answer).toBe('said again');
    expect(started[0]?.terminate).toHaveBeenCalledOnce();
    await crash(0);
    expect(started.length).toBe(2);
    expect(countCrashes()).toEqual([1, 1]);
  });

  it('replaces a worker that never sends a message, and only that one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { connection, say } = connect([mute, answers]);
      const answer = say('late');
      vi.advanceTimersByTime(19_000);
      expect(started.length).toBe(1);
      vi.advanceTimersByTime(2_000);
      expect(await answer).toBe('said late');
      vi.advanceTimersByTime(60_000);
      expect([started.length, connection.crashes()]).toEqual([2, 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['crashes too', silent, true, [2, 2]],
    ['never starts either, which counts as no crash', mute, false, [0, 0]],
  ])('rejects if the second worker %s, and starts a third', async (_, bad, hasStarted, crashes) => {
    const { say, countCrashes } = connect([bad, bad, answers]);
    const answer = say('twice');
    answer.catch(() => undefined);
    for (const worker of [0, 1]) {
      await vi.waitFor(() => expect(started.length).toBe(worker + 1));
      if (hasStarted) await started[worker]?.spoken;
      fail(worker);
    }
    await expect(answer).rejects.toBeInstanceOf(WorkerCrashedError);
    await expect(answer).rejects.toMatchObject({ hasStarted });
    expect(countCrashes()).toEqual(crashes);
    expect(await say('next')).toBe('said next');
  });

  it('detects from a released lock that a worker closed without an event', async () => {
    const locks = createFakeLocks();
    const { connection, names, say } = connect([], { locks });
    await say('first');
    expect([...locks.waiting.keys()]).toEqual(names);
    locks.waiting.get(names[0] ?? '')?.();
    expect(connection.crashes()).toBe(1);
    expect(await say('second')).toBe('said second');
    expect(new Set(names).size).toBe(2);
  });

  it('counts no crash when stopped, and starts again for the next call', async () => {
    const { connection, say } = connect([], { locks: createFakeLocks() });
    await say('before');
    connection.stop();
    expect(connection.crashes()).toBe(0);
    expect(await say('after')).toBe('said after');
    expect(started.length).toBe(2);
  });

  it('does not call or retry once the signal is aborted', async () => {
    const { say } = connect([silent, answers]);
    const gone = AbortSignal.abort(new Error('dropped'));
    await expect(say('x', gone)).rejects.toThrow('dropped');
    expect(started.length).toBe(0);

    const drop = new AbortController();
    const answer = say('y', drop.signal);
    drop.abort(new Error('dropped later'));
    await crash(0);
    await expect(answer).rejects.toThrow('dropped later');
    expect(started.length).toBe(1);
  });

  it('rejects with the error of the service, without counting a crash', async () => {
    const { connection, say } = connect([{ say: () => Promise.reject(new Error('a bug')) }]);
    await expect(say('x')).rejects.toThrow('a bug');
    expect(connection.crashes()).toBe(0);
  });
});

describe('createConnection with a setup', () => {
  /** Connects to workers that record the words they receive. Words that start with `setup` take 5 ms. */
  function connectWithSetup(initial: number) {
    let revision = initial;
    const heard: string[][] = [];
    const createService = (): Echo => {
      const words: string[] = [];
      heard.push(words);
      return {
        async say(word) {
          if (word.startsWith('setup')) await new Promise((resolve) => setTimeout(resolve, 5));
          words.push(word);
          if (word === 'fails') throw new Error('a bug');
          return word === 'silence' ? new Promise(() => undefined) : word;
        },
      };
    };
    const send = vi.fn((echo: Echo, isNew: boolean): Promise<void> | undefined =>
      isNew && revision === 0 ? undefined : echo.say(`setup ${revision}`).then(() => undefined),
    );
    const services = [createService(), createService()];
    const { say, connection } = connect(services, { setup: { revision: () => revision, send } });
    const change = () => {
      revision += 1;
    };
    return { say, change, heard, send, connection };
  }

  it('sends the setup once before the first calls, and again after a stop', async () => {
    const { say, heard, connection } = connectWithSetup(1);
    await Promise.all([say('a'), say('b')]);
    await say('c');
    connection.stop();
    await say('d');
    expect(heard).toEqual([
      ['setup 1', 'a', 'b', 'c'],
      ['setup 1', 'd'],
    ]);
  });

  it('sends nothing to a new worker that has the state, but sends every change with the next call', async () => {
    const { say, change, heard, send } = connectWithSetup(0);
    await say('a');
    change();
    change();
    expect(send).toHaveBeenCalledTimes(1);
    await say('b');
    await say('c');
    expect(heard[0]).toEqual(['a', 'setup 2', 'b', 'c']);
    expect(send.mock.calls.map(([, isNew]) => isNew)).toEqual([true, false]);
  });

  it.each([
    ['a call', 'silence', ['setup 3', 'silence']],
    ['the setup', 'a', []],
  ])('sends the setup to the new worker after a crash during %s', async (_, word, before) => {
    const { say, heard } = connectWithSetup(3);
    say(word).catch(() => undefined);
    await vi.waitFor(() => expect(heard[0]).toEqual(before));
    await crash(0);
    await vi.waitFor(() => expect(heard[1]).toEqual(['setup 3', word]));
  });

  it('rejects the call if the setup fails, and sends it again for the next call', async () => {
    const { say, heard, send } = connectWithSetup(1);
    send.mockImplementationOnce(async (echo) => void (await echo.say('fails')));
    await expect(say('a')).rejects.toThrow('a bug');
    expect(await say('b')).toBe('b');
    expect(heard[0]).toEqual(['fails', 'setup 1', 'b']);
  });
});
