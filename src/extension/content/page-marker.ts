// Finds names on a page in idle time and marks them.

import { ask, type MarkedName, type Passage } from '../extension-messages.ts';
import { listPassages, MIN_NAME } from './list-passages.ts';
import { createMarkKeeper } from './mark-keeper.ts';
import { getTextBefore } from './text-before.ts';
import { isInSkipped, walkTexts } from './walk-texts.ts';

/** Maximum duration of one task, in milliseconds. Longer tasks delay scrolling. */
const TASK_TIME = 10;

/** Maximum time that names wait for an idle period, in milliseconds. */
const IDLE_TIMEOUT = 200;

/** Number of texts that are judged in one request. The first request is smaller, so that marks appear early. */
const BATCH = { first: 40, later: 400 };

/** Interval for counting the marks, in milliseconds. */
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
  let roots = new Set<Node>();
  let walk: Iterator<Text | null> | null = null;
  let pending: PendingText[] = [];
  let batch = BATCH.first;
  let isScheduled = false;
  let isNew = true;
  let countTimer: ReturnType<typeof setTimeout> | undefined;
  const observed = new WeakSet<Node>();
  const observer = new MutationObserver(handleChanges);
  const keeper = createMarkKeeper(
    {
      openReport: (text) => void ask('open', { text }),
      trust: (name) => void ask('trust', { name }).then(restart),
    },
    change,
  );

  function observe(root: Node): void {
    if (observed.has(root)) return;
    observed.add(root);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
  }

  /** Changes the page. First handles changes that the page made earlier, then ignores the change made here. */
  function change(run: () => void): void {
    const earlier = observer.takeRecords();
    run();
    observer.takeRecords();
    if (earlier.length > 0) handleChanges(earlier);
  }

  function handleChanges(records: readonly MutationRecord[]): void {
    const changed = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData') changed.add(target);
      for (const node of removedNodes) changed.add(node);
      for (const node of addedNodes) if (!keeper.isOwn(node)) roots.add(node);
    }
    for (const node of keeper.repair(changed)) roots.add(node);
    for (const node of changed) {
      if (node.nodeType === Node.TEXT_NODE && !keeper.isOwn(node)) roots.add(node);
    }
    schedule();
    countSoon();
  }

  function schedule(): void {
    if (isScheduled || (walk === null && roots.size === 0)) return;
    isScheduled = true;
    // A page that is not in view is never idle, so the callback also has a timeout.
    requestIdleCallback(
      () => {
        isScheduled = false;
        const end = performance.now() + TASK_TIME;
        while (performance.now() < end && readStep());
        schedule();
      },
      { timeout: IDLE_TIMEOUT },
    );
  }

  /** Reads a part of the page. Returns false when all nodes have been read. */
  function readStep(): boolean {
    walk ??= startWalk();
    const { value, done } = walk?.next() ?? { done: true };
    if (done) walk = null;
    else if (value) readText(value);
    const isEnd = walk === null && roots.size === 0;
    if (pending.length >= batch || isEnd) judge();
    return !isEnd;
  }

  function startWalk(): Iterator<Text | null> | null {
    const [root] = roots;
    if (!root) return null;
    roots.delete(root);
    return root.isConnected && !isInSkipped(root) ? walkTexts(root, observe) : null;
  }

  function readText(node: Text): void {
    const { data } = node;
    const before = getTextBefore(node);
    if (before.length + data.length < MIN_NAME || !keeper.mayMark(node)) return;
    const parts = listPassages(before + data);
    if (parts.length === 0) return;
    const href = node.parentElement?.closest('a[href]')?.getAttribute('href') ?? null;
    const passages = parts.map(({ start, text }) => ({ start: start - before.length, text, href }));
    pending.push({ node, data, passages });
  }

  function judge(): void {
    if (pending.length === 0) return;
    const texts = pending;
    pending = [];
    batch = BATCH.later;
    const passages = texts.flatMap((each) =>
      each.passages.map(({ text, href }) => ({ text, href })),
    );
    void ask('judge', { passages }).then((answers) => answers && addMarks(texts, answers));
  }

  function addMarks(texts: readonly PendingText[], answers: readonly MarkedName[][]): void {
    let at = 0;
    for (const { node, data, passages } of texts) {
      const marks = passages.flatMap(({ start }) =>
        (answers[at++] ?? [])
          .map((mark) => ({ ...mark, end: start + mark.end }))
          // Names that end before this text get their mark there.
          .filter(({ end }) => end > 0),
      );
      // A text that the page has changed in the meantime is judged again.
      if (marks.length > 0 && node.isConnected && node.data === data && keeper.mayMark(node)) {
        keeper.add(node, marks);
      }
    }
    countSoon();
  }

  function countSoon(): void {
    if (countTimer !== undefined) return;
    countTimer = setTimeout(() => {
      countTimer = undefined;
      void ask('count', { ...keeper.count(), isNew });
      isNew = false;
    }, COUNT_INTERVAL);
  }

  function restart(): void {
    keeper.clear();
    pending = [];
    walk = null;
    roots = listFirstRoots();
    schedule();
    countSoon();
  }

  return {
    start() {
      observe(document.documentElement);
      roots = listFirstRoots();
      schedule();
    },
    restart,
  };
}

/** Lists the roots to read first. If the page is scrolled, the part in view comes before everything else. */
function listFirstRoots(): Set<Node> {
  const inView = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const part = inView && (inView.closest('article, section, li, main') ?? inView);
  return new Set(part ? [part, document.body] : [document.body]);
}
