// Asks the background to judge passages, and keeps the judgements in case the same text appears again.

import { ask, type MarkedName, type Passage } from '../extension-messages.ts';
import { mayContainName } from './list-passages.ts';
import type { TextRun } from './read-run.ts';
import { isSkipped } from './skipped-elements.ts';

// Finds links to other hosts. Their hosts are judged even if no name is in their text.

/** Lists the links of a node and inside it. */
export function listLinks(node: Node): HTMLAnchorElement[] {
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const links = [...(node as Element).querySelectorAll<HTMLAnchorElement>('a[href]')];
  return node instanceof HTMLAnchorElement ? [node, ...links] : links;
}

/**
 * Returns the passage of a link that leads to another host. All links to a host have the same verdict, so the passage
 * contains only the start of the target. Returns null for other links, and for links whose text may contain a name,
 * because such a text is judged together with its link.
 *
 * @param isChanged whether the link may have led to another host before. Then its old marks are replaced
 */
export function createLinkPassage(link: HTMLAnchorElement, isChanged: boolean): PagePassage | null {
  const { protocol, username, host } = link;
  const isForeign = /^https?:$/u.test(protocol) && (username !== '' || host !== location.host);
  if ((!isForeign && !isChanged) || mayContainName(link.textContent)) return null;
  const owner = findFirstText(link);
  if (!owner) return null;
  const { data } = owner;
  const start = data.length - data.trimStart().length;
  return {
    text: '',
    href: isForeign ? `${protocol}//${username === '' ? '' : `${username}@`}${host}/` : null,
    linkText: '',
    owner,
    run: { pieces: [{ node: owner, text: data }], text: data, start: 0, end: data.length },
    start,
    length: data.trim().length,
  };
}

/** Returns the first text of a link that is not blank. */
function findFirstText(link: HTMLAnchorElement): Text | null {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (/\S/u.test(text.data) && !(text.parentElement && isSkipped(text.parentElement)))
      return text;
  }
  return null;
}

export interface PagePassage extends Passage {
  /** Text that contains the dot of the names. */
  readonly owner: Text;
  readonly run: TextRun;
  /** Index of the passage in the run. */
  readonly start: number;
  /** Length of the passage on the page. The text of a passage that only stands for a link is empty. */
  readonly length: number;
}

export interface JudgedPassage extends PagePassage {
  readonly marks: readonly MarkedName[];
}

/** Number of passages that are judged in one request. The first request is smaller, so that marks appear early. */
const BATCH = { first: 40, later: 200 };

/** Maximum number of passages whose judgements are cached, because pages often show the same text again. */
const MAX_KEPT = 5_000;

/** Number of times that passages without an answer are split in half and sent again. */
const MAX_ATTEMPTS = 3;

/** Time before unanswered passages are sent again, in milliseconds. */
const RETRY_DELAY = 500;

/** @param onJudged called with passages that the background has judged */
export function createPassageJudge(onJudged: (passages: readonly JudgedPassage[]) => void) {
  let kept = new Map<string, readonly MarkedName[]>();
  let pending: PagePassage[] = [];
  let batch = BATCH.first;
  let isBusy = false;
  /** Increases whenever all judgements become invalid. */
  let round = 0;

  /** Sends waiting passages. Waits for the answer before the next request, because all tabs share the background. */
  async function sendWaiting(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (pending.length > 0) {
      await send(pending.splice(0, batch));
      batch = BATCH.later;
    }
    isBusy = false;
  }

  async function send(waiting: readonly PagePassage[], attempt = 0): Promise<void> {
    const asked = round;
    // Pages repeat texts and links.
    const unknown = new Map(
      waiting
        .map((passage) => [getKey(passage), passage] as const)
        .filter(([key]) => !kept.has(key)),
    );
    const passages = Array.from(unknown.values(), ({ text, href, linkText }) => ({
      text,
      href,
      linkText,
    }));
    const answers = passages.length === 0 ? [] : await ask('judge', { passages });
    if (asked !== round) return;
    if (answers) {
      keep(waiting, new Map([...unknown.keys()].map((key, at) => [key, answers[at] ?? []])));
      return;
    }
    if (attempt === MAX_ATTEMPTS) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    if (asked !== round) return;
    // If the background script cannot judge a passage, the other passages still get an answer.
    const half = Math.ceil(waiting.length / 2);
    for (const part of [waiting.slice(0, half), waiting.slice(half)]) {
      if (part.length > 0) await send(part, attempt + 1);
    }
  }

  function keep(
    passages: readonly PagePassage[],
    answers: ReadonlyMap<string, readonly MarkedName[]>,
  ): void {
    const find = (key: string) => answers.get(key) ?? kept.get(key) ?? [];
    onJudged(passages.map((passage) => ({ ...passage, marks: find(getKey(passage)) })));
    if (kept.size > MAX_KEPT) kept = new Map();
    for (const [key, marks] of answers) kept.set(key, marks);
  }

  return {
    /** Returns the passage with its judgement. Returns null if the passage must be sent to the background first. */
    judge(passage: PagePassage) {
      const marks = kept.get(getKey(passage));
      if (marks) return { ...passage, marks };
      pending.push(passage);
      if (pending.length >= batch) void sendWaiting();
      return null;
    },
    flush: () => void sendWaiting(),
    /** Discards all judgements and all waiting passages. */
    clear() {
      round += 1;
      kept = new Map();
      pending = [];
    },
  };
}

const getKey = ({ text, href, linkText }: Passage) => `${href}\n${linkText}\n${text}`;
