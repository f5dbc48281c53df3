import {
  ALL_CONTROLS,
  type DirectionControls,
  judgeDirectionControls,
} from './direction-controls.ts';
import { findHiddenRuns, type HiddenRun } from './hidden-runs.ts';
import { UNSEEN } from './unseen.ts';

/** The hidden characters of a line. */
export interface HiddenInLine {
  readonly controls: DirectionControls | null;
  readonly runs: readonly HiddenRun[];
  /** Characters that can contain a message together with characters of other lines. */
  readonly counted: readonly string[];
  /** The first run of counted characters, or null. */
  readonly firstCounted: CountedRun | null;
}

/** A line, or a part of a line. */
export interface LinePart {
  readonly text: string;
  /** Range of indexes in which characters count. The others belong to another part. */
  readonly from: number;
  readonly to: number;
  /** Whether the text is only part of a line. */
  readonly isCut: boolean;
}

const NOTHING: HiddenInLine = { controls: null, runs: [], counted: [], firstCounted: null };

/** Finds the hidden characters of a line that its language does not need. */
export function findHidden({ text, from, to, isCut }: LinePart): HiddenInLine {
  if (!UNSEEN.test(text)) return NOTHING;
  const controls = findControls(text, from, isCut);
  const runs = findHiddenRuns(text);
  // A run that can contain a message is reported anyway.
  const counted: CountedRun[] = runs.filter(({ rule }) => rule === 'hidden-character');
  const own = [...counted, ...listNeedless(text, controls)]
    .map((run) => ({ start: run.start, text: clip(run, from, to) }))
    .filter((run) => run.text !== '');
  const characters = own.flatMap((run) => Array.from(run.text));
  return { controls, runs, counted: characters, firstCounted: own[0] ?? null };
}

type CountedRun = Pick<HiddenRun, 'start' | 'text'>;

/** Lists the direction controls in a line that does not need any. */
function listNeedless(text: string, controls: DirectionControls | null): CountedRun[] {
  if (!controls?.isNeedless) return [];
  const { start, end } = controls;
  return Array.from(text.slice(start, end).matchAll(ALL_CONTROLS), ({ 0: control, index }) => ({
    start: start + index,
    text: control,
  }));
}

function findControls(text: string, from: number, isCut: boolean): DirectionControls | null {
  const controls = judgeDirectionControls(text.slice(from), isCut);
  return controls && { ...controls, start: from + controls.start, end: from + controls.end };
}

/** Returns the part of a run between two indexes. */
function clip({ start, text }: CountedRun, from: number, to: number) {
  return text.slice(Math.max(0, from - start), Math.max(0, to - start));
}
