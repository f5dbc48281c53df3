import type { Inspector } from '../engine/inspector.ts';
import { createLoadedEngine } from './loaded-engine.ts';
import { findMedian, timeRun } from './rounds.ts';

/** Time to list the names that could imitate a name, in milliseconds. */
export interface ImitationsResult {
  name: string;
  candidates: number;
  /** Time of the first thousand candidates, by a new engine. */
  first: number;
  /** Time of all candidates, by an engine that has listed the first thousand. */
  all: number;
}

/** Labels with 7, 12 and 20 characters, labels beyond ASCII, and a name of the maximum length. */
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
    const engine = createLoadedEngine(create);
    first.push(timeRun(() => Array.from(engine.imitations(name, { limit: FIRST }))));
    all.push(
      timeRun(() => {
        candidates = Array.from(engine.imitations(name)).length;
      }),
    );
  }
  const title = name.length > 30 ? `${name.slice(0, 10)}… (${name.length})` : name;
  return { name: title, candidates, first: findMedian(first), all: findMedian(all) };
}

/** Measures how long it takes to list imitations of short and long names. */
export function measureImitations(create: () => Inspector): ImitationsResult[] {
  return NAMES.map((name) => measure(name, create));
}
