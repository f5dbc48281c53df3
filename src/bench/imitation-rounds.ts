import type { Inspector } from '../engine/inspector.ts';
import { findMedian, timeRun } from './rounds.ts';

/** Milliseconds to list what could imitate a name. */
export interface ImitationsResult {
  name: string;
  candidates: number;
  /** The first thousand, by an engine that has listed none. */
  first: number;
  all: number;
}

/** Of 7, 12 and 20 characters; beyond ASCII; the longest that is inspected. */
const NAMES = [
  'vitalik.eth',
  'metamask-dao.eth',
  'abcdefghijklmnopqrst.eth',
  'приветствие.eth',
  '👩‍🚀👩‍🚀👩‍🚀.eth',
  `${'abcdefghij'.repeat(19)}abcdef.eth`,
];
const FIRST = 1000;
const ROUNDS = 5;

function measure(name: string, create: () => Inspector): ImitationsResult {
  const first: number[] = [];
  const all: number[] = [];
  let candidates = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = create();
    // The tables decode themselves on first use, once: that is part of loading.
    engine.inspectGrapheme('z');
    engine.inspectGrapheme('👍');
    first.push(timeRun(() => Array.from(engine.imitations(name, { limit: FIRST }))));
    all.push(
      timeRun(() => {
        candidates = Array.from(engine.imitations(name)).length;
      }),
    );
  }
  const shown = name.length > 30 ? `${name.slice(0, 10)}… (${name.length})` : name;
  return { name: shown, candidates, first: findMedian(first), all: findMedian(all) };
}

/** Candidates of short and long names. */
export function measureImitations(create: () => Inspector): ImitationsResult[] {
  return NAMES.map((name) => measure(name, create));
}
