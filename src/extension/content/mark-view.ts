// Keeps the marks at their names while the page scrolls and changes.

import { createMarkLayers } from './mark-layers.ts';
import { createNameMeasurer, type NameBoxes } from './name-boxes.ts';
import { createNamesInView } from './names-in-view.ts';
import { createPageMark, type MarkActions, type PageMark } from './page-mark.ts';
import { getNameElement, type PageName } from './page-name.ts';
import { createPointerWatcher } from './pointer-watcher.ts';

/** Time in a frame in which names are measured, in milliseconds. */
const FRAME_TIME = 8;

/** Number of names in view above which nothing checks whether they are covered, because this takes the most time. */
const MAX_UNCOVERED = 100;

/** Maximum share of the main thread that measuring takes while the page moves. */
const MAX_SHARE = 0.25;

/** Number of times that names are measured again after the last movement. */
const FOLLOWED_ROUNDS = 5;

/** Interval for measuring again, because browsers report no movement of elements. In milliseconds. */
const INTERVAL = 500;

/** Time until marks are placed again after a change of the page, in milliseconds. */
const SOON = 50;

/** Events after which names can be somewhere else. */
const MOVES = [
  ...['scroll', 'resize', 'load', 'toggle', 'fullscreenchange'],
  ...['transitionend', 'animationend'],
];

/** The marks of the names in view. */
export interface MarkView {
  /** Adds the layer of the marks and listens for movements of the page. */
  start(): void;
  add(name: PageName): void;
  remove(name: PageName): void;
  /** Places the marks again, after the page has changed. A page can change in every frame. */
  updateSoon(): void;
  /** Checks whether a node was added to the page by the extension. */
  isOwn(node: Node): boolean;
}

export function createMarkView(actions: MarkActions): MarkView {
  const layers = createMarkLayers();
  const inView = createNamesInView(update);
  const marks = new Map<PageName, PageMark>();
  const pointer = createPointerWatcher(() => marks.values());
  /** Names of the current round that are still to be measured, and names that were measured. */
  let round: Iterator<PageName> | null = null;
  let measured = new Set<PageName>();
  /** Number of rounds that follow the current round. */
  let rounds = 0;
  let isScheduled = false;
  let isSoon = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function removeMark(name: PageName): void {
    marks.get(name)?.remove();
    marks.delete(name);
  }

  function update(): void {
    // The names of the current round may be out of view.
    round = null;
    rounds = FOLLOWED_ROUNDS;
    schedule();
  }

  function updateSoon(): void {
    if (isScheduled || isSoon) return;
    isSoon = true;
    clearTimeout(timer);
    timer = setTimeout(schedule, SOON);
  }

  function schedule(): void {
    isSoon = false;
    if (isScheduled || (inView.isEmpty() && marks.size === 0)) return;
    isScheduled = true;
    requestAnimationFrame(runFrame);
  }

  function runFrame(): void {
    isScheduled = false;
    clearTimeout(timer);
    const start = performance.now();
    if (!round) {
      rounds -= 1;
      round = inView.list();
      measured = new Set();
    }
    layers.measure();
    // Measuring after a change would lay out the page again.
    const boxes = measureNames(round, start + FRAME_TIME);
    for (const [name, box] of boxes) if (place(name, box)) rounds = FOLLOWED_ROUNDS;
    const duration = performance.now() - start;
    const pause = duration < FRAME_TIME ? 0 : duration / MAX_SHARE;
    if (round === null && rounds <= 0) timer = setTimeout(schedule, INTERVAL + pause);
    else if (pause === 0) schedule();
    else timer = setTimeout(schedule, pause);
  }

  /** Measures names until a time. Ends the round if all names were measured. */
  function measureNames(
    names: Iterator<PageName>,
    end: number,
  ): readonly (readonly [PageName, NameBoxes | null])[] {
    const measure = createNameMeasurer(layers.isOwn, measured.size < MAX_UNCOVERED);
    const boxes: [PageName, NameBoxes | null][] = [];
    do {
      const { value, done } = names.next();
      if (done) {
        round = null;
        for (const name of marks.keys()) if (!measured.has(name)) boxes.push([name, null]);
        break;
      }
      measured.add(value);
      boxes.push([value, measure(value)]);
    } while (performance.now() < end);
    return boxes;
  }

  /** Places, moves or removes a mark. Returns whether something has moved. */
  function place(name: PageName, boxes: NameBoxes | null): boolean {
    const element = boxes && getNameElement(name);
    if (!element) {
      removeMark(name);
      return false;
    }
    let mark = marks.get(name);
    if (!mark) {
      mark = createPageMark(name.marked, layers.getLayer(element), actions);
      marks.set(name, mark);
    }
    return mark.place(boxes);
  }

  return {
    start() {
      layers.start();
      for (const type of MOVES) {
        addEventListener(type, update, { capture: true, passive: true });
      }
      pointer.start();
    },
    add: inView.add,
    remove(name) {
      inView.remove(name);
      removeMark(name);
    },
    updateSoon,
    isOwn: layers.isOwn,
  };
}
