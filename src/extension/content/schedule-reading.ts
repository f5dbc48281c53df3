// Decides when to read the page: in idle time, and before a frame is painted if the page has changed.

/** Maximum duration of one task, in milliseconds. Longer tasks delay scrolling. */
const TASK_TIME = 10;

/** Maximum time to wait for an idle period, in milliseconds. A page that is not in view is never idle. */
const IDLE_TIMEOUT = 200;

/** Maximum time spent reading changes before a frame is painted, in milliseconds. */
const PAINT_TIME = 3;

/** Pause after changes are read before a frame, as a multiple of the time that the reading took. */
const PAINT_PAUSE = 3;

/** Maximum time to wait for changes before every frame, in milliseconds. */
const FOLLOWED_TIME = 300;

/** Work that is done in small steps. */
export interface ReadingWork {
  hasWork(): boolean;
  /** Does all pending work. Yields after each step. */
  run(): Generator<void>;
  handleEnd(): void;
  /** Called after part of the work has been done before a frame is painted. */
  handlePaint(): void;
}

export function createReadingSchedule(work: ReadingWork) {
  let reading: Iterator<void> | null = null;
  let isIdlePlanned = false;
  let isPaintPlanned = false;
  let nextPaint = 0;
  let lastChange = 0;

  function readFor(time: number): void {
    const end = performance.now() + time;
    reading ??= work.run();
    while (performance.now() < end) {
      if (reading.next().done) {
        reading = null;
        work.handleEnd();
        break;
      }
    }
  }

  function whenIdle(): void {
    if (isIdlePlanned || (reading === null && !work.hasWork())) return;
    isIdlePlanned = true;
    requestIdleCallback(
      () => {
        isIdlePlanned = false;
        readFor(TASK_TIME);
        whenIdle();
      },
      { timeout: IDLE_TIMEOUT },
    );
  }

  /** Runs in every frame for a while after a change, because the next change may come in the next frame. */
  function planPaint(): void {
    if (isPaintPlanned) return;
    isPaintPlanned = true;
    requestAnimationFrame(() => {
      isPaintPlanned = false;
      const start = performance.now();
      if (start - lastChange > FOLLOWED_TIME) return;
      planPaint();
      if (start < nextPaint || !work.hasWork()) return;
      readFor(PAINT_TIME);
      work.handlePaint();
      const end = performance.now();
      nextPaint = end + PAINT_PAUSE * (end - start);
    });
  }

  return {
    whenIdle,
    /** Also does part of the work before the next frame, because some pages replace their text in every frame. */
    beforePaint() {
      lastChange = performance.now();
      planPaint();
    },
    clear() {
      reading = null;
    },
  };
}
