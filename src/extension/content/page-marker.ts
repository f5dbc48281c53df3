// Finds names on a page during idle time, then requests a verdict and a mark for each.

import { ask, type Passage } from '../extension-messages.ts';
import { listPassages } from './list-passages.ts';
import { createMarkView } from './mark-view.ts';
import { createPageName, isOnPage, type PageName } from './page-name.ts';
import { createPageNames } from './page-names.ts';
import {
  createLinkPassage,
  createPassageJudge,
  type JudgedPassage,
  listLinks,
} from './passage-judge.ts';
import { listSeamTexts, readRun } from './read-run.ts';
import { createReadingSchedule } from './schedule-reading.ts';
import { createShadowRootFinder } from './shadow-roots.ts';
import { isInSkipped } from './skipped-elements.ts';
import { walkTexts } from './walk-texts.ts';

/** Interval for counting the names, and for finding late shadow roots and removed layers, in milliseconds. */
const INTERVAL = { count: 250, repair: 1_000 };

/** Maximum length of a link that is read for names, in UTF-16 code units. */
const MAX_HREF = 5_000;

/** Maximum length of the text of a link whose target is compared with the text, in UTF-16 code units. */
const MAX_LINK_TEXT = 200;

/** Attributes that determine whether a text is judged and where a link leads. */
const ATTRIBUTES = ['href', 'contenteditable', 'role', 'alt', 'open'];

/** Events of elements that open on top of the page. */
const OPENINGS = ['toggle', 'fullscreenchange'];

export function createPageMarker() {
  /** Nodes to read, and nodes whose text may continue the text of the preceding nodes. */
  let roots = new Set<Node>();
  let seams = new Set<Node>();
  let countTimer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(handleChanges);
  const view = createMarkView({
    openReport: (text) => void ask('open', { text }),
    trust: (name) => void ask('trust', { name }),
  });
  const names = createPageNames(view);
  const passageJudge = createPassageJudge(addNames);
  const shadowRoots = createShadowRootFinder((root) => {
    observe(root);
    for (const child of root.childNodes) roots.add(child);
    schedule.whenIdle();
  });

  const schedule = createReadingSchedule({
    hasWork: () => roots.size > 0 || seams.size > 0,
    run: readAll,
    handleEnd: passageJudge.flush,
    handlePaint: view.updateNow,
  });

  function observe(root: Document | ShadowRoot): void {
    observer.observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
    view.addLayers(root);
    // Adding a listener again has no effect.
    for (const type of OPENINGS) root.addEventListener(type, handleOpening, true);
  }

  function handleOpening({ currentTarget }: Event): void {
    view.addLayers(currentTarget as Document | ShadowRoot);
  }

  function handleChanges(records: readonly MutationRecord[]): void {
    for (const record of records) {
      const { type, target, addedNodes, removedNodes, nextSibling, attributeName } = record;
      if (view.isOwn(target)) continue;
      // A page can replace its whole document.
      if (target === document) {
        restart();
        return;
      }
      if (type === 'childList') {
        for (const node of addedNodes) if (!view.isOwn(node)) roots.add(node);
        for (const node of removedNodes) names.removeChanged(node);
        if (addedNodes[0]) seams.add(addedNodes[0]);
        seams.add(nextSibling ?? target);
      } else {
        if (attributeName === 'open') view.addLayers(target.getRootNode() as Document | ShadowRoot);
        if (type === 'attributes' && isInSkipped(target)) names.removeInside(target);
        names.removeChanged(target);
        roots.add(target);
        if (type === 'characterData') seams.add(target);
      }
    }
    view.updateSoon();
    schedule.beforePaint();
    schedule.whenIdle();
    countSoon();
  }

  /** Reads everything that has changed. Yields after each step. */
  function* readAll(): Generator<void> {
    for (;;) {
      const [root] = roots;
      const [seam] = seams;
      if (root) {
        roots.delete(root);
        if (root.isConnected && !isInSkipped(root)) yield* readRoot(root);
      } else if (seam) {
        seams.delete(seam);
        if (seam.isConnected) for (const text of listSeamTexts(seam)) yield* readText(text);
      } else return;
      yield;
    }
  }

  function* readRoot(root: Node): Generator<void> {
    for (const text of walkTexts(root)) {
      if (text) yield* readText(text);
      else yield;
    }
    for (const link of listLinks(root)) {
      readTarget(link, link === root);
      yield;
    }
    for (const _ of shadowRoots.search(root)) yield;
  }

  /** Judges where a link to another host leads. */
  function readTarget(link: HTMLAnchorElement, isChanged: boolean): void {
    const passage = createLinkPassage(link, isChanged);
    if (!passage || isInSkipped(link)) return;
    const judged = passageJudge.judge(passage);
    if (judged) addNames([judged]);
  }

  function* readText(owner: Text): Generator<void> {
    const run = readRun(owner);
    const link = readLink(owner);
    const known: JudgedPassage[] = [];
    for (const { start, text } of listPassages(run.text, run.start, run.end)) {
      const judged = passageJudge.judge({
        owner,
        run,
        start,
        text,
        length: text.length,
        ...link,
      });
      if (judged) known.push(judged);
      yield;
    }
    addNames(known);
    yield;
  }

  function addNames(results: readonly JudgedPassage[]): void {
    const groups = new Map<Text, JudgedPassage[]>();
    for (const result of results) {
      const group = groups.get(result.owner) ?? [];
      group.push(result);
      groups.set(result.owner, group);
    }
    for (const [owner, group] of groups) {
      const spans = group.map(({ start, length, run }) => ({
        start: start - run.start,
        end: start - run.start + length,
      }));
      names.replace(owner, spans, group.flatMap(listPageNames));
    }
    countSoon();
  }

  function countSoon(): void {
    if (countTimer !== undefined) return;
    countTimer = setTimeout(() => {
      countTimer = undefined;
      void ask('count', names.count());
    }, INTERVAL.count);
  }

  /** Removes all marks and judges the page again. */
  function restart(): void {
    observe(document);
    names.clear();
    passageJudge.clear();
    shadowRoots.clear();
    schedule.clear();
    seams = new Set();
    roots = listFirstRoots();
    view.start();
    schedule.whenIdle();
    countSoon();
  }

  return {
    start() {
      setInterval(() => {
        shadowRoots.searchAgain();
        view.repair();
      }, INTERVAL.repair);
      restart();
    },
    restart,
    count: countSoon,
  };
}

/** Reads the link around a text. Leaves out long links, which are cards with many texts. */
function readLink(text: Text): Pick<Passage, 'href' | 'linkText'> {
  const link = text.parentElement?.closest('a[*|href]');
  const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href') ?? null;
  const linkText = link?.textContent ?? '';
  const isShort = href !== null && href.length <= MAX_HREF && linkText.length <= MAX_LINK_TEXT;
  return isShort ? { href, linkText } : { href: null, linkText: '' };
}

/** Finds the places of judged names. Skips names in other texts, and names that the page has changed. */
function listPageNames({ run, start, length, text, owner, marks }: JudgedPassage): PageName[] {
  return marks
    .map((marked) => {
      const end = text === '' ? length : marked.end;
      return createPageName(marked, run, start + marked.start, start + end);
    })
    .filter((name) => name.parts.some(({ node }) => node === owner) && isOnPage(name));
}

/** Lists the roots to read first. If the page is scrolled, the part in view comes before everything else. */
function listFirstRoots(): Set<Node> {
  const { body, documentElement } = document;
  const inView = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const part = inView && (inView.closest('article, section, li, main') ?? inView);
  const whole = body ?? documentElement;
  return new Set([part, whole].filter((node) => node !== false && node !== null));
}
