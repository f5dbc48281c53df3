// Finds the edits that repair labels which ENSIP-15 rejects: https://docs.ens.domains/ensip/15#validate

import { ens_tokenize, is_combining_mark, nfc, nfd } from '@adraffy/ens-normalize';
import { FENCED } from '../ensip15/normalize-grapheme.ts';
import type { RejectionCode } from '../ensip15/rejection.ts';
import { fromCodePoints } from '../text/code-points.ts';

/** Range of code points in a label and its replacement. The suggestion is null if no replacement would help. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly suggestion: string | null;
}

const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;
const MAX_MARKS = 4;

/** Mapped code point of a label, and the unit that contains it. */
interface PlacedCharacter {
  readonly codePoint: number;
  readonly unit: LabelUnit;
}

/** Codes of rejections for characters that ENSIP-15 accepts in other places. */
type PlacementCode = Exclude<
  RejectionCode,
  'empty_label' | 'disallowed_character' | 'illegal_mixture' | 'whole_script_confusable'
>;

type FindEdit = (all: readonly PlacedCharacter[], units: readonly LabelUnit[]) => TextEdit | null;

const FIND_EDIT: Readonly<Record<PlacementCode, FindEdit>> = {
  leading_combining_mark: (all) => createEdit(all, takeRun(all, 0, isMark)),
  combining_mark_after_emoji: (all) => {
    const isAfterEmoji = (character: PlacedCharacter, at: number) =>
      character.unit.kind === 'text' && isMark(character) && all[at - 1]?.unit.kind === 'emoji';
    return createEdit(all, takeRun(all, all.findIndex(isAfterEmoji), isMark));
  },
  leading_fenced_character: (all) => createEdit(all, all.slice(0, 1)),
  trailing_fenced_character: (all) => createEdit(all, all.slice(-1)),
  adjacent_fenced_characters: (all) => {
    const isFenced = (at: number) => FENCED.has(all[at]?.codePoint ?? 0);
    return createEdit(all, all.filter((_, at) => isFenced(at) && isFenced(at - 1)).slice(0, 1));
  },
  underscore_placement: replaceInnerUnderscore,
  // One hyphen replaces the hyphens in positions 3 and 4.
  invalid_label_extension: (all) => createEdit(all, all.slice(2, 4), [HYPHEN]),
  duplicate_nonspacing_mark: removeExcessMarks,
  excessive_nonspacing_marks: removeExcessMarks,
};

/** Finds the edit that removes or replaces misplaced characters, or null. */
export function findPlacementEdit(
  code: PlacementCode,
  units: readonly LabelUnit[],
): TextEdit | null {
  const all = units.flatMap((unit) => unit.codePoints.map((codePoint) => ({ codePoint, unit })));
  return FIND_EDIT[code](all, units);
}

/**
 * Creates an edit that removes the broken characters, or replaces them with `substitute`. The edit covers all units
 * from the first to the last broken character. Returns null if no character is broken.
 */
function createEdit(
  all: readonly PlacedCharacter[],
  broken: readonly PlacedCharacter[],
  substitute: readonly number[] = [],
): TextEdit | null {
  const first = broken[0];
  const last = broken.at(-1);
  if (first === undefined || last === undefined) return null;
  const { start } = first.unit;
  const { end } = last.unit;
  const kept = all.flatMap((character) => {
    const isInside = character.unit.start >= start && character.unit.end <= end;
    if (!isInside) return [];
    if (character === first) return substitute;
    return broken.includes(character) ? [] : [character.codePoint];
  });
  return { start, end, suggestion: fromCodePoints(nfc(kept)) };
}

function isMark({ codePoint }: PlacedCharacter): boolean {
  return is_combining_mark(codePoint);
}

/** Returns the run of characters that pass the test, starting at an index. */
function takeRun(
  all: readonly PlacedCharacter[],
  from: number,
  test: (character: PlacedCharacter) => boolean,
) {
  let end = from;
  for (let next = all[end]; next !== undefined && test(next); next = all[end]) end++;
  return all.slice(from, end);
}

/** Replaces underscores between words with a hyphen. Removes underscores at the end. */
function replaceInnerUnderscore(all: readonly PlacedCharacter[]): TextEdit | null {
  const isUnderscore = ({ codePoint }: PlacedCharacter) => codePoint === UNDERSCORE;
  const word = all.findIndex((character) => !isUnderscore(character));
  const at = all.findIndex((character, index) => isUnderscore(character) && index > word);
  const run = takeRun(all, at, isUnderscore);
  return createEdit(all, run, at + run.length < all.length ? [HYPHEN] : []);
}

/** Finds the first run with a duplicate mark or more than four marks, and removes the duplicate or the excess. */
function removeExcessMarks(_: unknown, units: readonly LabelUnit[]): TextEdit | null {
  const all = units
    .filter(({ kind }) => kind === 'text')
    .flatMap((unit) => nfd([...unit.codePoints]).map((codePoint) => ({ codePoint, unit })));
  const isNonSpacing = ({ codePoint }: PlacedCharacter) => is_combining_mark(codePoint, true);
  for (let at = 1; at < all.length; at++) {
    const run = takeRun(all, at, isNonSpacing);
    const codePoints = run.map(({ codePoint }) => codePoint);
    const twice = run.find(({ codePoint }, index) => codePoints.indexOf(codePoint) < index);
    if (twice !== undefined) return createEdit(all, [twice]);
    if (run.length > MAX_MARKS) return createEdit(all, run.slice(MAX_MARKS));
    at += run.length;
  }
  return null;
}

// Tokenizes a label as ENSIP-15 does: https://docs.ens.domains/ensip/15#tokenize

/** Character or emoji of a label, and the code points to which ENSIP-15 maps it. */
export interface LabelUnit {
  /** Offset of the first code point in the label. */
  readonly start: number;
  /** Offset after the last code point. */
  readonly end: number;
  readonly kind: 'text' | 'emoji' | 'ignored' | 'disallowed';
  /** Mapped code points before composition; empty if ignored or disallowed. */
  readonly codePoints: readonly number[];
}

/** Splits a label into consecutive units. Together, they cover the whole label. */
export function tokenizeLabel(label: string): LabelUnit[] {
  const units: LabelUnit[] = [];
  let start = 0;
  const push = (length: number, kind: LabelUnit['kind'], codePoints: readonly number[]) => {
    units.push({ start, end: start + length, kind, codePoints });
    start += length;
  };
  for (const token of ens_tokenize(label, { nf: false })) {
    if (token.type === 'valid') for (const codePoint of token.cps) push(1, 'text', [codePoint]);
    else if (token.type === 'mapped') push(1, 'text', token.cps);
    else if (token.type === 'emoji') push(token.input.length, 'emoji', token.cps);
    else push(1, token.type === 'ignored' ? 'ignored' : 'disallowed', []);
  }
  return units;
}
