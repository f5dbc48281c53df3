import type { MemoryResult } from './memory.ts';

/** Milliseconds from the start of the navigation until the page shows the verdict and the whole report. */
export interface AnswerTimes {
  verdict: number;
  report: number;
}

/** Measurements that need a page with workers. Times are in milliseconds. */
export interface BrowserResult {
  runtime: string;
  transfer: {
    /** Sends 250 names to a warm worker and receives their reports. */
    reports250: number;
    /** Sends 100,000 names and receives their reports. */
    objects: number;
    /** Sends 100,000 names and receives columns. */
    columns: number;
  };
  pool: {
    names: number;
    /** Time with one worker. */
    one: number;
    /** Time with two workers. */
    two: number;
    /** Time with one worker divided by the time with two. */
    speedup: number;
    /** Longest task on the main thread. */
    longestBlock: number;
  };
  memory: MemoryResult;
  /** Times for the report of a plain name, of any name, and of any name on a slow phone. */
  firstAnswer: Record<'plain' | 'any' | 'slowPhone', AnswerTimes>;
  /** Median time between a stroke and the characters that look like the drawing, in milliseconds. */
  drawing: number;
}
