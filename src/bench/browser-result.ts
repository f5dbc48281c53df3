import type { MemoryResult } from './memory.ts';

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
  firstAnswer: { plain: number; any: number } | null;
}
