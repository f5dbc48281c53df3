// Finds names on a page in idle time and marks them.

import { ask, type MarkedName, type Passage } from '../messages.ts';
import { listPassages } from './list-passages.ts';
import { createPageMark, type MarkActions } from './page-mark.ts';
import { placeMarks, type TextMarks } from './text-marks.ts';
import { isInSkipped, walkTexts } from './walk-texts.ts';

/** Longest time that one task may take, in milliseconds. Longer tasks delay scrolling. */
const TASK_TIME = 12;

/** Longest time that names wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT = 200;

/** Number of texts that are judged in one request. */
const BATCH = 200;

/** Number of times that marks are put back into a text after the page has removed or changed them. */
const MAX_REPEATS = 3;

/** Time between two counts of the marks, in milliseconds. */
const COUNT_INTERVAL = 250;

/** A text of the page with the passages to judge. */
interface PendingText {
  readonly node: Text;
  readonly data: string;
  readonly passages: readonly (Passage & { readonly start: number })[];
}

export interface PageMarker {
  start(): void;
  /** Removes all marks and judges the page again. */
  restart(): void;
}

export function createPageMarker(): PageMarker {
  /** Nodes to walk, first those that changed last. */
  let roots: Node[] = [];
  let walk: Iterator<Text | null> | null = null;
  let pending: PendingText[] = [];
  /** Judged texts whose marks are not yet placed. */
  let judged: { text: PendingText; marks: MarkedName[] }[] = [];
  let isScheduled = false;
  let countTimer: ReturnType<typeof setTimeout> | undefined;
  const marked = new Map<Text, TextMarks>();
  /** The marks of each added node, to notice when the page changes them. */
  const owners = new WeakMap<Node, TextMarks>();
  const repeats = new WeakMap<Text, number>();
  const alerts = new WeakMap<TextMarks, number>();
  const observedRoots = new WeakSet<Node>();
  const observer = new MutationObserver(handleChanges);

  const actions: MarkActions = {
    openReport: (text) => void ask('open', { text }),
    trust: (name) => void ask('trust', { name }).then(restart),
  };

  function observe(root: Node): void {
    if (observedRoots.has(root)) return;
    observedRoots.add(root);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
  }

  /** Changes the page without being told about the own change. */
  function change(run: () => void): void {
    handleChanges(observer.takeRecords());
    run();
    observer.takeRecords();
  }

  function unmark(marks: TextMarks): void {
    marked.delete(marks.first);
    for (const own of [marks.first, ...marks.rest, ...marks.elements]) owners.delete(own);
    marks.remove();
  }

  function handleChanges(records: readonly MutationRecord[]): void {
    const broken = new Set<TextMarks>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData') {
        const own = owners.get(target);
        if (own) broken.add(own);
        else roots.push(target);
        continue;
      }
      for (const node of removedNodes) {
        const own = owners.get(node);
        if (own) broken.add(own);
      }
      for (const node of addedNodes) if (!owners.has(node)) roots.push(node);
    }
    for (const marks of broken) {
      if (marked.get(marks.first) !== marks || marks.isIntact()) continue;
      const { first } = marks;
      unmark(marks);
      observer.takeRecords();
      const count = repeats.get(first) ?? 0;
      repeats.set(first, count + 1);
      if (count < MAX_REPEATS && first.isConnected) roots.push(first);
    }
    schedule();
    countSoon();
  }

  function schedule(): void {
    if (isScheduled || !hasWork()) return;
    isScheduled = true;
    const run = () => {
      isScheduled = false;
      work(performance.now() + TASK_TIME);
      schedule();
    };
    // Firefox and Chromium have this function, but a page that is not visible may never be idle.
    requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  }

  const hasWork = () => judged.length > 0 || walk !== null || roots.length > 0;

  function work(end: number): void {
    while (performance.now() < end && hasWork()) {
      const next = judged.shift();
      if (next) place(next.text, next.marks);
      else if (!collect()) break;
    }
  }

  /** Reads one node of the page. Returns false if all nodes were read. */
  function collect(): boolean {
    if (!walk) {
      const root = roots.shift();
      if (root?.isConnected && (root === document.body || !isInSkipped(root))) {
        const from = root === document.body ? findFirstInView() : null;
        walk = walkTexts(root, { onShadowRoot: observe }, from);
      }
    }
    const step = walk?.next();
    if (!step || step.done) walk = null;
    else if (step.value) read(step.value);
    const isEnd = walk === null && roots.length === 0;
    if (pending.length >= BATCH || (isEnd && pending.length > 0)) void judge();
    return !isEnd;
  }

  function read(node: Text): void {
    if (owners.has(node) || (repeats.get(node) ?? 0) > MAX_REPEATS) return;
    const { data } = node;
    if (data.length < MIN_LENGTH) return;
    const parts = listPassages(data);
    if (parts.length === 0) return;
    const href = node.parentElement?.closest('a[href]')?.getAttribute('href') ?? null;
    pending.push({ node, data, passages: parts.map((part) => ({ ...part, href })) });
  }

  async function judge(): Promise<void> {
    const texts = pending;
    pending = [];
    const passages = texts.flatMap((text) =>
      text.passages.map(({ text: own, href }) => ({ text: own, href })),
    );
    const answers = await ask('judge', { passages });
    if (answers === null) return;
    let at = 0;
    for (const text of texts) {
      const marks = text.passages.flatMap(({ start }) =>
        (answers[at++] ?? []).map((mark) => ({ ...mark, end: start + mark.end })),
      );
      if (marks.length > 0) judged.push({ text, marks });
    }
    schedule();
    countSoon();
  }

  function place({ node, data }: PendingText, marks: readonly MarkedName[]): void {
    // The page has changed the text since, so it is judged again.
    if (!node.isConnected || node.data !== data || owners.has(node)) return;
    change(() => {
      const placed = placeMarks(
        node,
        marks.map((mark) => ({ end: mark.end, element: createPageMark(mark, actions) })),
      );
      marked.set(node, placed);
      alerts.set(placed, marks.filter(({ status }) => status === 'alert').length);
      for (const own of [node, ...placed.rest, ...placed.elements]) owners.set(own, placed);
    });
    countSoon();
  }

  /** Counts the alerts for the badge, and forgets texts that the page has removed. */
  function countSoon(): void {
    if (countTimer !== undefined) return;
    countTimer = setTimeout(() => {
      countTimer = undefined;
      let count = 0;
      let marks = 0;
      for (const [node, placed] of marked) {
        if (!node.isConnected) marked.delete(node);
        else {
          count += alerts.get(placed) ?? 0;
          marks += placed.elements.length;
        }
      }
      void ask('count', { alerts: count, marks });
    }, COUNT_INTERVAL);
  }

  function restart(): void {
    change(() => {
      for (const marks of [...marked.values()]) unmark(marks);
    });
    pending = [];
    judged = [];
    walk = null;
    roots = [document.body];
    schedule();
  }

  return {
    start() {
      observe(document.documentElement);
      roots.push(document.body);
      schedule();
    },
    restart,
  };
}

/** Length of the shortest name, such as `a.eth`. */
const MIN_LENGTH = 4;

/** Returns an element near the top of the visible part of the page. Names in view are marked first. */
function findFirstInView(): Element | null {
  if (scrollY === 0) return null;
  return document.elementFromPoint(innerWidth / 2, Math.min(80, innerHeight / 2));
}
