// Finds the edits that repair labels which ENSIP-15 rejects: https://docs.ens.domains/ensip/15#validate

import { ens_tokenize, is_combining_mark, nfc, nfd } from '@adraffy/ens-normalize';
import { FENCED } from '../ensip15/normalize-grapheme.ts';
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

function placeCharacters(units: readonly LabelUnit[]): PlacedCharacter[] {
  return units.flatMap((unit) => unit.codePoints.map((codePoint) => ({ codePoint, unit })));
}

/**
 * Creates an edit that removes the broken characters, or replaces them with `substitute`. The edit covers all units
 * from the first to the last broken character.
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

export function removeLeadingMark(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  return createEdit(all, takeRun(all, 0, isMark));
}

export function removeMarkAfterEmoji(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  const at = all.findIndex(
    (character, index) =>
      character.unit.kind === 'text' && isMark(character) && all[index - 1]?.unit.kind === 'emoji',
  );
  return at < 0 ? null : createEdit(all, takeRun(all, at, isMark));
}

export function removeLeadingFenced(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  return createEdit(all, all.slice(0, 1));
}

export function removeTrailingFenced(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  return createEdit(all, all.slice(-1));
}

export function removeAdjacentFenced(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  const at = all.findIndex(
    ({ codePoint }, index) => FENCED.has(codePoint) && FENCED.has(all[index - 1]?.codePoint ?? 0),
  );
  return at < 0 ? null : createEdit(all, all.slice(at, at + 1));
}

/** Replaces underscores between words with a hyphen. Removes underscores at the end. */
export function replaceInnerUnderscore(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  const word = all.findIndex(({ codePoint }) => codePoint !== UNDERSCORE);
  const at = all.findIndex(({ codePoint }, index) => codePoint === UNDERSCORE && index > word);
  if (at < 0) return null;
  const run = takeRun(all, at, ({ codePoint }) => codePoint === UNDERSCORE);
  return createEdit(all, run, at + run.length < all.length ? [HYPHEN] : []);
}

/** Replaces the hyphens in positions 3 and 4 with one hyphen. */
export function replaceLabelExtension(units: readonly LabelUnit[]): TextEdit | null {
  const all = placeCharacters(units);
  return createEdit(all, all.slice(2, 4), [HYPHEN]);
}

/** Finds the first run with a duplicate mark or more than four marks, and removes the duplicate or the excess. */
export function removeExcessMarks(units: readonly LabelUnit[]): TextEdit | null {
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
    switch (token.type) {
      case 'valid':
        for (const codePoint of token.cps) push(1, 'text', [codePoint]);
        break;
      case 'mapped':
        push(1, 'text', token.cps);
        break;
      case 'emoji':
        push(token.input.length, 'emoji', token.cps);
        break;
      case 'ignored':
        push(1, 'ignored', []);
        break;
      default:
        push(1, 'disallowed', []);
    }
  }
  return units;
}
