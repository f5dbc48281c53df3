import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { EngineAnswer, EngineQuestion } from './engine-worker.ts';
import { createSharedInspect, type EngineWorker } from './shared-inspect.ts';

const reportFor = (name: string) => ({ name }) as ConsolidatedNameGuardReport;
const inspectHere = async (name: string) => reportFor(`here: ${name}`);

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget implements EngineWorker {
  readonly asked: EngineQuestion[] = [];
  isEnded = false;

  postMessage(question: EngineQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(answer: EngineAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

let worker: FakeWorker;
let starts: number;
const start = () => {
  starts++;
  return worker;
};

beforeEach(() => {
  worker = new FakeWorker();
  starts = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('createSharedInspect', () => {
  it('starts one worker with the first question, and gives each question its own answer', async () => {
    const inspect = createSharedInspect(start, inspectHere);
    expect(starts).toBe(0);
    const answers = ['a.eth', 'b.eth'].map((name) => inspect(name));
    const [first, second] = worker.asked.map(({ id }) => id) as [number, number];
    worker.answer({ id: second, report: reportFor('b.eth') });
    worker.answer({ id: first, report: reportFor('a.eth') });
    worker.answer({ id: first, report: reportFor('twice') });
    expect(await Promise.all(answers)).toEqual([reportFor('a.eth'), reportFor('b.eth')]);
    expect(starts).toBe(1);
  });

  it('hands on what the engine says of one question, and answers the next', async () => {
    const inspect = createSharedInspect(start, inspectHere);
    const refused = inspect('a.eth');
    worker.answer({ id: worker.asked[0]?.id as number, error: 'No memory.' });
    await expect(refused).rejects.toThrow('No memory.');
    const next = inspect('b.eth');
    worker.answer({ id: worker.asked[1]?.id as number, report: reportFor('b.eth') });
    expect(await next).toEqual(reportFor('b.eth'));
    expect(worker.isEnded).toBe(false);
  });

  it('inspects on this thread where a worker is refused', async () => {
    const refuse = () => {
      starts++;
      throw new TypeError('This document requires a TrustedScriptURL.');
    };
    const inspect = createSharedInspect(refuse, inspectHere);
    expect(await inspect('a.eth')).toEqual(reportFor('here: a.eth'));
    expect(await inspect('b.eth')).toEqual(reportFor('here: b.eth'));
    expect(starts).toBe(1);
  });

  it.each<[string, () => void]>([
    ['fails', () => worker.dispatchEvent(new Event('error', { cancelable: true }))],
    ['cannot be understood', () => worker.dispatchEvent(new Event('messageerror'))],
    ['is silent', () => vi.advanceTimersByTime(60_000)],
  ])('inspects on this thread what a worker that %s was asked', async (_, fail) => {
    const inspect = createSharedInspect(start, inspectHere);
    const answers = ['a.eth', 'b.eth'].map((name) => inspect(name));
    fail();
    expect(await Promise.all(answers)).toEqual([
      reportFor('here: a.eth'),
      reportFor('here: b.eth'),
    ]);
    expect(await inspect('c.eth')).toEqual(reportFor('here: c.eth'));
    expect(worker.isEnded).toBe(true);
    expect(starts).toBe(1);
  });

  it('does not take a worker for silent that has answered', async () => {
    const inspect = createSharedInspect(start, inspectHere);
    const first = inspect('a.eth');
    worker.answer({ id: worker.asked[0]?.id as number, report: reportFor('a.eth') });
    await first;
    vi.advanceTimersByTime(60_000);
    expect(worker.isEnded).toBe(false);
  });

  it('reports no error to the page that it has an answer for', () => {
    const inspect = createSharedInspect(start, inspectHere);
    void inspect('a.eth');
    expect(worker.dispatchEvent(new Event('error', { cancelable: true }))).toBe(false);
  });
});
