// Keeps each mark on its name while the page scrolls and changes.

import { createMarkLayers, type MarkLayer } from './mark-layers.ts';
import { createNameMeasurer, isCovered, type NameBoxes } from './name-boxes.ts';
import { createNamesInView } from './names-in-view.ts';
import { createPageMark, type MarkActions, type PageMark } from './page-mark.ts';
import { getNameElement, getNameEnd, hasSameVerdict, type PageName } from './page-name.ts';
import { createPointerWatcher } from './pointer-watcher.ts';

/** Time per frame for measuring names, in milliseconds. */
const FRAME_TIME = 8;

/** Maximum share of main-thread time spent on measuring while the page is at rest. */
const MAX_SHARE_AT_REST = 0.02;

/** Time until the check for elements that cover a name is repeated, in milliseconds. */
const COVER_INTERVAL = 200;

/** Maximum number of names in view for which covering is checked, because this check takes the most time. */
const MAX_UNCOVERED = 100;

/** Maximum share of main-thread time spent on measuring while the page moves. */
const MAX_SHARE = 0.25;

/** Number of times to measure names again after the last movement. */
const FOLLOWED_ROUNDS = 5;

/** Interval between measurements, because browsers do not report when elements move. In milliseconds. */
const INTERVAL = 500;

/** Delay between a page change and placing the marks again, in milliseconds. */
const SOON = 100;

/** Events that can change the position of names. */
const MOVES = [
  ...['scroll', 'resize', 'load', 'toggle', 'fullscreenchange'],
  ...['transitionend', 'animationend'],
];

/** The marks of the names that are in view. */
export type MarkView = ReturnType<typeof createMarkView>;

export function createMarkView(actions: MarkActions) {
  const layers = createMarkLayers();
  const inView = createNamesInView(update);
  const marks = new Map<PageName, PageMark>();
  /** Elements that were around the marked names when the marks were created. */
  const elements = new WeakMap<PageName, Element>();
  /** Marks of names that were removed since the last round. */
  const orphans = new Map<PageName, PageMark>();
  const isCoveredNow = createCoverCheck(layers.isOwn);
  const pointer = createPointerWatcher({
    list: () => marks.values(),
    isCurrent,
    isInside: (mark, element) =>
      findName(mark)?.parts.some(({ node }) => element.contains(node)) ?? false,
    isOwn: layers.isOwn,
  });
  /** Names of the current round: those still to measure, and those already measured. */
  let round: Iterator<PageName> | null = null;
  let measured = new Set<PageName>();
  /** Time spent on the current round, in milliseconds. */
  let roundTime = 0;
  /** Number of rounds that follow the current round. */
  let rounds = 0;
  let isScheduled = false;
  let isSoon = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function removeMark(name: PageName): void {
    marks.get(name)?.remove();
    marks.delete(name);
  }

  /** Returns the mark of a name that the page has replaced with the same name. Its panel stays open. */
  function takeOrphan(name: PageName, layer: MarkLayer): PageMark | null {
    for (const [old, mark] of orphans) {
      const isSamePlace = mark.layer === layer && elements.get(old) === getNameElement(name);
      if (!isSamePlace || !hasSameVerdict(old, name)) continue;
      orphans.delete(old);
      return mark;
    }
    return null;
  }

  function removeOrphans(): void {
    for (const mark of orphans.values()) mark.remove();
    orphans.clear();
  }

  function update(): void {
    // The names of the current round may be out of view.
    round = null;
    rounds = FOLLOWED_ROUNDS;
    schedule();
  }

  /** Places the marks again after the page has changed. A page can change in every frame. */
  function updateSoon(): void {
    if (isScheduled || isSoon) return;
    isSoon = true;
    clearTimeout(timer);
    timer = setTimeout(schedule, SOON);
  }

  function schedule(): void {
    isSoon = false;
    if (isScheduled || (inView.isEmpty() && marks.size === 0 && orphans.size === 0)) return;
    isScheduled = true;
    requestAnimationFrame(runFrame);
  }

  function runFrame(): void {
    isScheduled = false;
    isSoon = false;
    clearTimeout(timer);
    const start = performance.now();
    if (!round) {
      rounds -= 1;
      round = inView.list();
      roundTime = 0;
      measured = new Set();
    }
    layers.measure();
    // Measuring after a change would force another page layout.
    const boxes = measureNames(round, start + FRAME_TIME);
    for (const [name, box] of boxes) if (place(name, box)) rounds = FOLLOWED_ROUNDS;
    if (!round) removeOrphans();
    pointer.update();
    const duration = performance.now() - start;
    roundTime += duration;
    const pause = duration < FRAME_TIME ? 0 : duration / MAX_SHARE;
    if (round === null && rounds <= 0) {
      timer = setTimeout(schedule, Math.max(INTERVAL, roundTime / MAX_SHARE_AT_REST));
    } else if (pause === 0) schedule();
    else timer = setTimeout(schedule, pause);
  }

  /** Measures names until a time. Ends the round if all names have been measured. */
  function measureNames(names: Iterator<PageName>, end: number): [PageName, NameBoxes | null][] {
    const measure = createNameMeasurer();
    const boxes: [PageName, NameBoxes | null][] = [];
    do {
      const { value: name, done } = names.next();
      if (done) {
        round = null;
        for (const marked of marks.keys()) if (!measured.has(marked)) boxes.push([marked, null]);
        break;
      }
      measured.add(name);
      const box = measure(name);
      const isHidden = box && measured.size < MAX_UNCOVERED && isCoveredNow(name, box);
      boxes.push([name, isHidden ? null : box]);
    } while (performance.now() < end);
    return boxes;
  }

  /** Places, moves or removes a mark. Returns whether any mark has moved. */
  function place(name: PageName, boxes: NameBoxes | null): boolean {
    const element = boxes && getNameElement(name);
    if (!element) {
      removeMark(name);
      return false;
    }
    const layer = layers.getLayer(getNameEnd(name));
    let mark = marks.get(name);
    // The name may be in a dialog that was opened later.
    if (mark && mark.layer !== layer) removeMark(name);
    if (mark?.layer !== layer) {
      mark = takeOrphan(name, layer) ?? createPageMark(name.marked, layer, actions);
      marks.set(name, mark);
      elements.set(name, element);
    }
    return mark.place(boxes);
  }

  function findName(mark: PageMark): PageName | undefined {
    return [...marks].find(([, other]) => other === mark)?.[0];
  }

  /** Checks whether the name of a mark is still visible at the same place. Otherwise updates the marks. */
  function isCurrent(mark: PageMark): boolean {
    const name = findName(mark);
    const boxes = name ? createNameMeasurer()(name) : null;
    if (name && boxes && mark.isAt(boxes) && !isCovered(name, boxes, layers.isOwn)) return true;
    update();
    return false;
  }

  return {
    /** Adds the layer of the marks and listens for movements of the page. */
    start() {
      layers.start();
      for (const type of MOVES) {
        addEventListener(type, update, { capture: true, passive: true });
      }
      pointer.start();
    },
    add: inView.add,
    remove(name: PageName) {
      inView.remove(name);
      const mark = marks.get(name);
      if (!mark) return;
      marks.delete(name);
      orphans.set(name, mark);
      updateSoon();
    },
    updateSoon,
    /** Places the marks in the current frame if they need to be placed again. Called before the page is painted. */
    updateNow() {
      if (isScheduled || isSoon) runFrame();
    },
    /** Puts back layers that the page has removed, whether or not there are marks. */
    repair: layers.measure,
    /** Prepares the open dialogs, popovers and fullscreen elements of a tree for marks. */
    addLayers: layers.addOpen,
    /** Checks whether the extension added a node to the page. */
    isOwn: layers.isOwn,
  };
}

/** Creates a function that checks whether names are covered. Checks each name several times a second. */
function createCoverCheck(isOwn: (node: Node) => boolean) {
  const known = new WeakMap<PageName, { until: number; isHidden: boolean }>();
  return (name: PageName, boxes: NameBoxes): boolean => {
    const now = performance.now();
    const last = known.get(name);
    if (last && now < last.until) return last.isHidden;
    const isHidden = isCovered(name, boxes, isOwn);
    known.set(name, { until: now + COVER_INTERVAL, isHidden });
    return isHidden;
  };
}
