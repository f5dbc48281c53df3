// Finds and judges the hidden characters of a line that its language does not need.

import type { Finding } from '../contract/finding.ts';
import {
  ALL_CONTROLS,
  type DirectionControls,
  judgeDirectionControls,
} from './hidden/direction-controls.ts';
import { findHiddenRuns, type HiddenRun, UNSEEN } from './hidden/hidden-runs.ts';

/**
 * Minimum numbers of hidden characters that can contain a message: if their kinds differ, and if all are of one kind.
 */
const MIN_MESSAGE = { different: 16, equal: 64 };

/** Maximum text length per hidden character for an alert. Long texts contain a few of these characters by accident. */
const DENSE = 500;

/**
 * Judges the number of hidden characters in a text, because many short runs together can contain a message. Returns null
 * if there are too few.
 *
 * @param kinds number of different characters
 * @param length length of the text in UTF-16 code units
 */
export function judgeCount(total: number, kinds: number, length: number): 'alert' | 'warn' | null {
  if (total < (kinds > 1 ? MIN_MESSAGE.different : MIN_MESSAGE.equal)) return null;
  return kinds > 1 && length <= total * DENSE ? 'alert' : 'warn';
}

/** Maximum number of hidden characters in the arguments of a finding. */
const MAX_CHARACTERS = 200;

/** Returns the arguments of a finding about hidden characters. */
export function describeHidden(characters: readonly string[]): Finding['args'] {
  return { characters: characters.slice(0, MAX_CHARACTERS).join(''), count: characters.length };
}

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
interface LinePart {
  readonly text: string;
  /** Range of indexes in which characters count. Characters outside the range belong to another part. */
  readonly from: number;
  readonly to: number;
  /** Whether the text is only part of a line. */
  readonly isCut: boolean;
}

const NOTHING: HiddenInLine = { controls: null, runs: [], counted: [], firstCounted: null };

/** Finds the hidden characters of a line that its language does not need. */
export function findHidden({ text, from, to, isCut }: LinePart): HiddenInLine {
  if (!UNSEEN.test(text)) return NOTHING;
  const found = judgeDirectionControls(text.slice(from), isCut);
  const controls = found && { ...found, start: from + found.start, end: from + found.end };
  const runs = findHiddenRuns(text);
  // A run that can contain a message is reported anyway.
  const counted: CountedRun[] = runs.filter(({ code }) => code === 'hidden_character');
  const own = [...counted, ...listNeedless(text, controls)]
    .map(({ start, text: run }) => ({
      start,
      text: run.slice(Math.max(0, from - start), Math.max(0, to - start)),
    }))
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

/** A line, or the part of a line that is judged. */
interface HiddenPlace {
  readonly text: string;
  /** Index of the line in the whole text. */
  readonly start: number;
  /** Index in the line from which characters are reported. */
  readonly from: number;
}

const isInside = (index: number, { status, start, end }: Finding) =>
  (status === 'alert' || status === 'warn') && start <= index && index < end;

/**
 * Returns a finding for each kind and status of the hidden characters in a line, at the first of them. Characters inside
 * a reported name belong to that name.
 */
export function judgeHidden(
  place: HiddenPlace,
  { runs, controls }: HiddenInLine,
  reported: readonly Finding[],
): Finding[] {
  const groups = new Map<string, HiddenRun[]>();
  for (const run of runs) {
    if (run.start < place.from || run.status === null) continue;
    if (reported.some((finding) => isInside(place.start + run.start, finding))) continue;
    const key = `${run.code} ${run.status}`;
    const group = groups.get(key);
    if (group) group.push(run);
    else groups.set(key, [run]);
  }
  const found = Array.from(groups.values(), (group) => {
    const [{ code, status, start, text }] = group as [HiddenRun];
    const characters = group.flatMap((run) => Array.from(run.text));
    return createFinding(code, status, characters, place.start + start, text.length);
  });
  if (!controls?.status) return found;
  const { start, end, status, isNeedless } = controls;
  // Controls that change nothing, in a line without right-to-left text, are hidden characters.
  const code = isNeedless && status === 'warn' ? 'hidden_character' : 'direction_control';
  const characters = place.text.slice(start, end).match(ALL_CONTROLS) ?? [];
  return [createFinding(code, status, characters, place.start + start, end - start), ...found];
}

function createFinding(
  code: string,
  status: HiddenRun['status'],
  characters: readonly string[],
  start: number,
  length: number,
): Finding {
  const args = describeHidden(characters);
  return { subject: 'hidden', status: status ?? 'info', code, args, start, end: start + length };
}
