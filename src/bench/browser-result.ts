import type { MemoryResult } from './memory.ts';

/** What only a page with workers can tell; milliseconds unless said otherwise. */
export interface BrowserResult {
  runtime: string;
  transfer: {
    /** 250 names, warm worker, to documented reports on the page. */
    reports250: number;
    /** 100,000 names to documented reports on the page. */
    objects: number;
    /** 100,000 names to columns on the page. */
    columns: number;
  };
  pool: {
    names: number;
    one: number;
    two: number;
    /** one ÷ two. */
    speedup: number;
    /** Longest time that the page's thread was held up. */
    longestBlock: number;
  };
  memory: MemoryResult;
  firstAnswer: { plain: number; any: number } | null;
}
