// Has passages judged by the background, and keeps the judgements for the same text.

import { ask, type MarkedName, type Passage } from '../extension-messages.ts';
import type { TextRun } from './read-run.ts';

/** A passage of the page. */
export interface PagePassage extends Passage {
  /** Text that contains the dot of the names. */
  readonly owner: Text;
  readonly run: TextRun;
  /** Index of the passage in the run. */
  readonly start: number;
}

/** A passage with the names that get a mark. */
export interface JudgedPassage extends PagePassage {
  readonly marks: readonly MarkedName[];
}

/** Number of passages that are judged in one request. The first request is smaller, so that marks appear early. */
const BATCH = { first: 40, later: 200 };

/** Maximum number of passages whose judgement is kept, because pages often show the same text again. */
const MAX_KEPT = 5_000;

/** Number of times that passages without an answer are sent again, in halves. */
const MAX_ATTEMPTS = 9;

/** Time until passages without an answer are sent again, in milliseconds. */
const RETRY_DELAY = 500;

export interface PassageJudge {
  /** Returns the passage with its judgement. Returns null if the passage must be sent to the background first. */
  judge(passage: PagePassage): JudgedPassage | null;
  /** Sends the waiting passages. */
  flush(): void;
  /** Forgets all judgements and all waiting passages. */
  clear(): void;
}

/** @param onJudged called with passages that the background has judged */
export function createPassageJudge(
  onJudged: (passages: readonly JudgedPassage[]) => void,
): PassageJudge {
  let kept = new Map<string, readonly MarkedName[]>();
  let pending: PagePassage[] = [];
  let batch = BATCH.first;
  /** Increases when all judgements become invalid. */
  let round = 0;

  async function send(passages: readonly PagePassage[], attempt = 0): Promise<void> {
    const asked = round;
    const request = { passages: passages.map(({ text, href }) => ({ text, href })) };
    const answers = await ask('judge', request);
    if (asked !== round) return;
    if (answers) {
      keep(passages, answers);
      return;
    }
    if (attempt === MAX_ATTEMPTS) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    if (asked !== round) return;
    // If the background cannot judge one passage, the others still get an answer.
    const half = Math.ceil(passages.length / 2);
    for (const part of [passages.slice(0, half), passages.slice(half)]) {
      if (part.length > 0) void send(part, attempt + 1);
    }
  }

  function keep(passages: readonly PagePassage[], answers: readonly MarkedName[][]): void {
    if (kept.size > MAX_KEPT) kept = new Map();
    onJudged(
      passages.map((passage, at) => {
        const marks = answers[at] ?? [];
        kept.set(getKey(passage), marks);
        return { ...passage, marks };
      }),
    );
  }

  function flush(): void {
    if (pending.length === 0) return;
    void send(pending);
    pending = [];
    batch = BATCH.later;
  }

  return {
    judge(passage) {
      const marks = kept.get(getKey(passage));
      if (marks) return { ...passage, marks };
      pending.push(passage);
      if (pending.length >= batch) flush();
      return null;
    },
    flush,
    clear() {
      round += 1;
      kept = new Map();
      pending = [];
    },
  };
}

const getKey = ({ text, href }: Passage) => `${href}\n${text}`;
