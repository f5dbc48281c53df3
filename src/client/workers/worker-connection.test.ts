import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConnection, WorkerCrashedError, type WorkerLike } from './worker-connection.ts';

interface Echo {
  say(word: string): Promise<string>;
}

/** A worker in this thread: a channel's two ends, one of them the "worker" that serves an object. It says a word when it starts. */
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
  // The port itself is handed out: messages keep their way, and events can be sent to it.
  const extras = { terminate, spoken };
  return Object.assign(port1, extras) as MessagePort & WorkerLike & typeof extras;
}

/** Locks that are free as soon as the worker that holds them is dead. */
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
/** One that never starts. */
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
  return { connection, names };
}

const fail = (worker: number) => started[worker]?.dispatchEvent(new Event('error'));

async function crash(worker: number): Promise<void> {
  await started[worker]?.spoken;
  fail(worker);
}

afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate();
});

describe('connection to a worker', () => {
  it('starts the worker at the first call, and one alone', async () => {
    const { connection } = connect([answers]);
    expect(started.length).toBe(0);
    const calls = [
      connection.call((echo) => echo.say('a')),
      connection.call((echo) => echo.say('b')),
    ];
    expect(await Promise.all(calls)).toEqual(['said a', 'said b']);
    expect(started.length).toBe(1);
  });

  it('retries on a new worker when the first one dies', async () => {
    const { connection } = connect([silent, answers]);
    const told = vi.fn();
    connection.subscribe(told);
    const answer = connection.call((echo) => echo.say('again'));
    await crash(0);
    expect(await answer).toBe('said again');
    expect(started.length).toBe(2);
    expect(started[0]?.terminate).toHaveBeenCalledOnce();
    expect([connection.crashes(), told.mock.calls.length]).toEqual([1, 1]);
  });

  it('replaces one that never says a word, and no other', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { connection } = connect([mute, answers]);
      const answer = connection.call((echo) => echo.say('late'));
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

  it('rejects when the second one dies too, and starts a third for the next call', async () => {
    const { connection } = connect([silent, silent, answers]);
    const answer = connection.call((echo) => echo.say('twice'));
    await crash(0);
    await vi.waitFor(() => expect(started.length).toBe(2));
    await crash(1);
    await expect(answer).rejects.toBeInstanceOf(WorkerCrashedError);
    await expect(answer).rejects.toMatchObject({ hasStarted: true });
    expect(connection.crashes()).toBe(2);
    expect(await connection.call((echo) => echo.say('next'))).toBe('said next');
  });

  it('tells a worker that never started from one that died, and counts no crash', async () => {
    const { connection } = connect([mute, mute, answers]);
    const told = vi.fn();
    connection.subscribe(told);
    const answer = connection.call((echo) => echo.say('never'));
    fail(0);
    await vi.waitFor(() => expect(started.length).toBe(2));
    fail(1);
    await expect(answer).rejects.toBeInstanceOf(WorkerCrashedError);
    await expect(answer).rejects.toMatchObject({ hasStarted: false });
    expect([connection.crashes(), told.mock.calls.length]).toEqual([0, 0]);
    expect(await connection.call((echo) => echo.say('next'))).toBe('said next');
  });

  it('learns from a freed lock that a worker closed without an event', async () => {
    const locks = createFakeLocks();
    const { connection, names } = connect([answers, answers], locks);
    await connection.call((echo) => echo.say('first'));
    expect([...locks.waiting.keys()]).toEqual(names);
    locks.waiting.get(names[0] ?? '')?.();
    expect(connection.crashes()).toBe(1);
    expect(await connection.call((echo) => echo.say('second'))).toBe('said second');
    expect(new Set(names).size).toBe(2);
  });

  it('takes late news of a worker that was replaced for what it is', async () => {
    const { connection } = connect([silent, answers]);
    const answer = connection.call((echo) => echo.say('stale'));
    await crash(0);
    await answer;
    await crash(0);
    expect(connection.crashes()).toBe(1);
    expect(started.length).toBe(2);
  });

  it('counts no crash when it is stopped, and starts again', async () => {
    const locks = createFakeLocks();
    const { connection } = connect([answers, answers], locks);
    await connection.call((echo) => echo.say('before'));
    connection.stop();
    expect(connection.crashes()).toBe(0);
    expect(await connection.call((echo) => echo.say('after'))).toBe('said after');
    expect(started.length).toBe(2);
  });

  it('asks nothing for a question that was dropped', async () => {
    const { connection } = connect([silent, answers]);
    const gone = AbortSignal.abort(new Error('dropped'));
    await expect(connection.call((echo) => echo.say('x'), gone)).rejects.toThrow('dropped');
    expect(started.length).toBe(0);

    const drop = new AbortController();
    const answer = connection.call((echo) => echo.say('y'), drop.signal);
    drop.abort(new Error('dropped later'));
    await crash(0);
    await expect(answer).rejects.toThrow('dropped later');
    expect(started.length).toBe(1);
  });

  it('passes on what the service throws, without calling it a crash', async () => {
    const { connection } = connect([{ say: () => Promise.reject(new Error('a bug')) }]);
    await expect(connection.call((echo) => echo.say('x'))).rejects.toThrow('a bug');
    expect(connection.crashes()).toBe(0);
  });
});

describe('a worker that has to be prepared', () => {
  /** Workers that keep what they hear; what they are told takes its time. */
  function prepare(initial: number) {
    let revision = initial;
    const heard: string[][] = [];
    const spawn = () => {
      const words: string[] = [];
      heard.push(words);
      const worker = createFakeWorker({
        async say(word) {
          if (word.startsWith('told')) await new Promise((resolve) => setTimeout(resolve, 5));
          words.push(word);
          if (word === 'fails') throw new Error('a bug');
          return word === 'silence' ? new Promise(() => undefined) : word;
        },
      });
      started.push(worker);
      return worker;
    };
    const tell = vi.fn((echo: Echo, isNew: boolean): Promise<void> | undefined =>
      isNew && revision === 0 ? undefined : echo.say(`told ${revision}`).then(() => undefined),
    );
    const connection = createConnection<Echo>({
      spawn,
      locks: undefined,
      preparation: { revision: () => revision, tell },
    });
    const say = (word: string) => connection.call((echo) => echo.say(word));
    const change = () => {
      revision += 1;
    };
    return { say, change, heard, tell, connection };
  }

  it('is told once before it is asked, however many ask', async () => {
    const { say, heard } = prepare(1);
    await Promise.all([say('a'), say('b')]);
    await say('c');
    expect(heard).toEqual([['told 1', 'a', 'b', 'c']]);
  });

  it('is asked at once when it knows all by itself', async () => {
    const { say, heard } = prepare(0);
    await say('a');
    expect(heard).toEqual([['a']]);
  });

  it('is told again after a change, and not before it is asked', async () => {
    const { say, change, heard, tell } = prepare(0);
    await say('a');
    change();
    change();
    expect(tell).toHaveBeenCalledTimes(1);
    await say('b');
    await say('c');
    expect(heard).toEqual([['a', 'told 2', 'b', 'c']]);
    expect(tell.mock.calls.map(([, isNew]) => isNew)).toEqual([true, false]);
  });

  it.each([
    ['while it is asked', 'silence'],
    ['while it is told', 'a'],
  ])('is told again when it dies %s', async (_, word) => {
    const { say, heard } = prepare(3);
    const answer = say(word);
    if (word === 'silence') await vi.waitFor(() => expect(heard[0]).toContain(word));
    await crash(0);
    if (word === 'silence') {
      await vi.waitFor(() => expect(heard[1]).toEqual(['told 3', word]));
      answer.catch(() => undefined);
    } else {
      expect(await answer).toBe(word);
      expect(heard[1]).toEqual(['told 3', word]);
    }
  });

  it('is told again when it was stopped', async () => {
    const { say, heard, connection } = prepare(1);
    await say('a');
    connection.stop();
    await say('b');
    expect(heard[1]).toEqual(['told 1', 'b']);
  });

  it('is asked nothing when it could not be told, and told again for the next question', async () => {
    const { say, heard, tell } = prepare(1);
    tell.mockImplementationOnce(async (echo) => void (await echo.say('fails')));
    await expect(say('a')).rejects.toThrow('a bug');
    expect(await say('b')).toBe('b');
    expect(heard).toEqual([['fails', 'told 1', 'b']]);
  });
});
