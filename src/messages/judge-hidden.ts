// Judges the hidden characters of a line.

import type { Finding } from '../contract/finding.ts';
import { ALL_CONTROLS, type DirectionControls } from './hidden/direction-controls.ts';
import type { HiddenInLine } from './hidden/find-hidden.ts';
import type { HiddenKind, HiddenRun } from './hidden/hidden-runs.ts';

/** Counts hidden characters in a text, because many short runs together can contain a message. */
interface HiddenCount {
  add(characters: Iterable<string>): void;
  /** The different characters that were counted. */
  readonly kinds: ReadonlySet<string>;
  /**
   * Returns the status of the whole text, or null if it has too few of these characters for a message.
   *
   * @param length length of the text in UTF-16 code units
   */
  getStatus(length: number): 'alert' | 'warn' | null;
}

/**
 * Minimum numbers of hidden characters that can contain a message: if their kinds differ, and if all are of one kind.
 */
const MIN_MESSAGE = { different: 16, equal: 64 };

/** Maximum text length per hidden character for an alert. Long texts contain a few of these characters by accident. */
const DENSE = 500;

export function createHiddenCount(): HiddenCount {
  const kinds = new Set<string>();
  let total = 0;
  return {
    kinds,
    add(characters) {
      for (const character of characters) {
        kinds.add(character);
        total += 1;
      }
    },
    getStatus(length) {
      if (total < (kinds.size > 1 ? MIN_MESSAGE.different : MIN_MESSAGE.equal)) return null;
      return kinds.size > 1 && length <= total * DENSE ? 'alert' : 'warn';
    },
  };
}

/** Maximum number of hidden characters in the arguments of a finding. */
const MAX_CHARACTERS = 200;

/** Returns the arguments of a finding about hidden characters. */
export function describeHidden(characters: readonly string[]): Finding['args'] {
  return { characters: characters.slice(0, MAX_CHARACTERS).join(''), count: characters.length };
}

/** A line, or the part of a line that is judged. */
interface HiddenPlace {
  readonly text: string;
  /** Index of the line in the whole text. */
  readonly start: number;
  /** Index in the line from which characters are reported. */
  readonly from: number;
}

/** Checks whether an index is inside a finding that warns. */
const isInside = (index: number, { status, start, end }: Finding) =>
  (status === 'alert' || status === 'warn') && start <= index && index < end;

/**
 * Returns a finding for each kind and status of the hidden characters in a line. Characters inside a reported name
 * belong to that name.
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
    const key = `${run.rule} ${run.status}`;
    const group = groups.get(key);
    if (group) group.push(run);
    else groups.set(key, [run]);
  }
  const found = Array.from(groups.values(), (group) => createFinding(place, group));
  return controls?.status ? [createControlsFinding(place, controls), ...found] : found;
}

const CODES: Readonly<Record<HiddenKind, string>> = {
  'hidden-text': 'hidden_text',
  'hidden-character': 'hidden_character',
  'control-character': 'control_character',
};

/** Creates the finding of runs with the same rule and status. Its place is that of the first run. */
function createFinding({ start: at }: HiddenPlace, runs: readonly HiddenRun[]): Finding {
  const { start, text, rule, status } = runs[0] as HiddenRun;
  return {
    subject: 'hidden',
    status: status ?? 'info',
    code: CODES[rule],
    args: describeHidden(runs.flatMap((run) => Array.from(run.text))),
    start: at + start,
    end: at + start + text.length,
  };
}

/** Controls that change nothing, in a line without right-to-left text, are hidden characters. */
function createControlsFinding(
  { text, start: at }: HiddenPlace,
  { start, end, status, isNeedless }: DirectionControls,
): Finding {
  return {
    subject: 'hidden',
    status: status ?? 'info',
    code: isNeedless && status === 'warn' ? 'hidden_character' : 'direction_control',
    args: describeHidden(text.slice(start, end).match(ALL_CONTROLS) ?? []),
    start: at + start,
    end: at + end,
  };
}
