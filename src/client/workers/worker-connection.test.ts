import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConnection, WorkerCrashedError, type WorkerLike } from './worker-connection.ts';

interface Echo {
  say(word: string): Promise<string>;
}

/** Serves an object over a message channel in this thread. Sends one message on start, like a real worker. */
function createFakeWorker(service: Echo) {
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
  const extras = { terminate, spoken };
  return Object.assign(port1, extras) as MessagePort & WorkerLike & typeof extras;
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

const answers: Echo = { say: async (word) => `said ${word}` };
const silent: Echo = { say: () => new Promise(() => undefined) };
/** A service whose worker never sends its first message. */
const mute: Echo = { ...silent };

const started: ReturnType<typeof createFakeWorker>[] = [];

function connect(services: Echo[], locks?: ReturnType<typeof createFakeLocks>) {
  const names: string[] = [];
  const connection = createConnection<Echo>({
    spawn: (name) => {
      names.push(name);
      const worker = createFakeWorker(services[started.length] ?? answers);
      started.push(worker);
      return worker;
    },
    locks: locks as unknown as Pick<LockManager, 'request'> | undefined,
  });
  const say = (word: string, signal?: AbortSignal) =>
    connection.call((echo) => echo.say(word), signal);
  return { connection, names, say };
}

const fail = (worker: number) => started[worker]?.dispatchEvent(new Event('error'));

async function crash(worker: number): Promise<void> {
  await started[worker]?.spoken;
  fail(worker);
}

afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate();
});

describe('createConnection', () => {
  it('starts one worker, at the first call', async () => {
    const { say } = connect([answers]);
    expect(started.length).toBe(0);
    expect(await Promise.all([say('a'), say('b')])).toEqual(['said a', 'said b']);
    expect(started.length).toBe(1);
  });

  it('retries the call on a new worker if the first one crashes', async () => {
    const { connection, say } = connect([silent, answers]);
    const listener = vi.fn();
    connection.subscribe(listener);
    const answer = say('again');
    await crash(0);
    expect(await answer).toBe('said again');
    expect(started.length).toBe(2);
    expect(started[0]?.terminate).toHaveBeenCalledOnce();
    expect([connection.crashes(), listener.mock.calls.length]).toEqual([1, 1]);
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

  it('rejects if the second worker crashes too, and starts a third for the next call', async () => {
    const { connection, say } = connect([silent, silent, answers]);
    const answer = say('twice');
    await crash(0);
    await vi.waitFor(() => expect(started.length).toBe(2));
    await crash(1);
    await expect(answer).rejects.toBeInstanceOf(WorkerCrashedError);
    await expect(answer).rejects.toMatchObject({ hasStarted: true });
    expect(connection.crashes()).toBe(2);
    expect(await say('next')).toBe('said next');
  });

  it('reports a worker that never started, without counting a crash', async () => {
    const { connection, say } = connect([mute, mute, answers]);
    const listener = vi.fn();
    connection.subscribe(listener);
    const answer = say('never');
    fail(0);
    await vi.waitFor(() => expect(started.length).toBe(2));
    fail(1);
    await expect(answer).rejects.toBeInstanceOf(WorkerCrashedError);
    await expect(answer).rejects.toMatchObject({ hasStarted: false });
    expect([connection.crashes(), listener.mock.calls.length]).toEqual([0, 0]);
    expect(await say('next')).toBe('said next');
  });

  it('detects from a released lock that a worker closed without an event', async () => {
    const locks = createFakeLocks();
    const { connection, names, say } = connect([answers, answers], locks);
    await say('first');
    expect([...locks.waiting.keys()]).toEqual(names);
    locks.waiting.get(names[0] ?? '')?.();
    expect(connection.crashes()).toBe(1);
    expect(await say('second')).toBe('said second');
    expect(new Set(names).size).toBe(2);
  });

  it('ignores a late error event of a replaced worker', async () => {
    const { connection, say } = connect([silent, answers]);
    const answer = say('stale');
    await crash(0);
    await answer;
    await crash(0);
    expect(connection.crashes()).toBe(1);
    expect(started.length).toBe(2);
  });

  it('counts no crash when stopped, and starts again for the next call', async () => {
    const locks = createFakeLocks();
    const { connection, say } = connect([answers, answers], locks);
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
    const spawn = () => {
      const words: string[] = [];
      heard.push(words);
      const worker = createFakeWorker({
        async say(word) {
          if (word.startsWith('setup')) await new Promise((resolve) => setTimeout(resolve, 5));
          words.push(word);
          if (word === 'fails') throw new Error('a bug');
          return word === 'silence' ? new Promise(() => undefined) : word;
        },
      });
      started.push(worker);
      return worker;
    };
    const send = vi.fn((echo: Echo, isNew: boolean): Promise<void> | undefined =>
      isNew && revision === 0 ? undefined : echo.say(`setup ${revision}`).then(() => undefined),
    );
    const connection = createConnection<Echo>({
      spawn,
      locks: undefined,
      setup: { revision: () => revision, send },
    });
    const say = (word: string) => connection.call((echo) => echo.say(word));
    const change = () => {
      revision += 1;
    };
    return { say, change, heard, send, connection };
  }

  it('sends the setup once before the first calls', async () => {
    const { say, heard } = connectWithSetup(1);
    await Promise.all([say('a'), say('b')]);
    await say('c');
    expect(heard).toEqual([['setup 1', 'a', 'b', 'c']]);
  });

  it('sends nothing if a new worker already has the state', async () => {
    const { say, heard } = connectWithSetup(0);
    await say('a');
    expect(heard).toEqual([['a']]);
  });

  it('sends the setup again after a change, with the next call', async () => {
    const { say, change, heard, send } = connectWithSetup(0);
    await say('a');
    change();
    change();
    expect(send).toHaveBeenCalledTimes(1);
    await say('b');
    await say('c');
    expect(heard).toEqual([['a', 'setup 2', 'b', 'c']]);
    expect(send.mock.calls.map(([, isNew]) => isNew)).toEqual([true, false]);
  });

  it.each([
    ['a call', 'silence'],
    ['the setup', 'a'],
  ])('sends the setup to the new worker after a crash during %s', async (_, word) => {
    const { say, heard } = connectWithSetup(3);
    const answer = say(word);
    if (word === 'silence') await vi.waitFor(() => expect(heard[0]).toContain(word));
    await crash(0);
    if (word === 'silence') {
      await vi.waitFor(() => expect(heard[1]).toEqual(['setup 3', word]));
      answer.catch(() => undefined);
    } else {
      expect(await answer).toBe(word);
      expect(heard[1]).toEqual(['setup 3', word]);
    }
  });

  it('sends the setup again after a stop', async () => {
    const { say, heard, connection } = connectWithSetup(1);
    await say('a');
    connection.stop();
    await say('b');
    expect(heard[1]).toEqual(['setup 1', 'b']);
  });

  it('rejects the call if the setup fails, and sends it again for the next call', async () => {
    const { say, heard, send } = connectWithSetup(1);
    send.mockImplementationOnce(async (echo) => void (await echo.say('fails')));
    await expect(say('a')).rejects.toThrow('a bug');
    expect(await say('b')).toBe('b');
    expect(heard).toEqual([['fails', 'setup 1', 'b']]);
  });
});
