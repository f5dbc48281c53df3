// Explains why ENSIP-15 rejects or changes a label, and suggests a repair: https://docs.ens.domains/ensip/15#validate

import { ens_tokenize, is_combining_mark, nfc, nfd } from '@adraffy/ens-normalize';
import type { NormalizationError, NormalizationErrorCode } from '../../contract/reports.ts';
import { NORMALIZATION_ERROR_WORDS } from '../../words/checks/normalization-error-words.ts';
import type { Quotable } from '../../words/quoting/quote-grapheme.ts';
import { say } from '../../words/statement.ts';
import type { LabelFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { FENCED } from '../ensip15/normalize-grapheme.ts';
import { isNormalizedLabel, normalizeLabel } from '../ensip15/normalize-label.ts';
import { parseRejection, type Rejection, type RejectionCode } from '../ensip15/rejection.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';
import { perceivedLabel } from './perceived-label.ts';

/** Confusable lookups that repairs need. */
export type RepairSources = Pick<Confusables, 'canonical' | 'perceivedGrapheme'>;

interface Context {
  facts: LabelFacts;
  units: readonly LabelUnit[];
  rejection: Rejection;
  confusables: RepairSources;
}

/** Finds the edit that repairs a label, or the range that cannot be repaired. */
function findEdit(context: Context): TextEdit | null {
  const { code } = context.rejection;
  switch (code) {
    case 'empty_label':
      return editEmptyLabel(context);
    case 'disallowed_character':
      return editDisallowedCharacter(context);
    case 'illegal_mixture':
      return editToPerceivedLabel(context) ?? locateNamedCharacter(context);
    case 'whole_script_confusable':
      return editToPerceivedLabel(context);
    default:
      return findPlacementEdit(code, context.units);
  }
}

/**
 * Explains why a label is not normalized, and suggests an edit if one exists. Every suggested edit changes the label.
 * Applying suggestions repeatedly ends with a normalized label or an error without a suggestion.
 *
 * @param toQuotable returns the facts that are needed to quote a string in a message
 */
export function explainNormalization(
  facts: LabelFacts,
  confusables: RepairSources,
  toQuotable: (text: string) => Quotable,
): NormalizationError {
  const { label } = facts;
  const { error } = normalizeLabel(label);
  if (error === null) {
    return report('not_normalized', findFirstChange(label, facts.normalized ?? ''), []);
  }
  const rejection = parseRejection(error);
  const { code, scripts } = rejection;
  const units = tokenizeLabel(label);
  const edit = findEdit({ facts, units, rejection, confusables }) ?? coverLabel(label);
  return report(
    code,
    edit,
    code === 'illegal_mixture' ? findOpposed(edit, units, rejection) : scripts,
  );

  function report(
    code: NormalizationErrorCode,
    edit: TextEdit,
    scripts: readonly string[],
  ): NormalizationError {
    const { start, end, suggestion } = edit;
    const text = [...label].slice(start, end).join('');
    const found = start === end ? null : toQuotable(text);
    const message = say(NORMALIZATION_ERROR_WORDS, { code, args: { found, scripts, suggestion } });
    return { code, message, ...edit };
  }
}

/**
 * Returns the scripts that the characters of an edit cannot be combined with. Returns both scripts of the mixture if
 * the characters belong to both. Returns no script if a character that belongs to no script causes the error.
 */
function findOpposed(
  { start, end }: TextEdit,
  units: readonly LabelUnit[],
  { scripts, codePoint }: Rejection,
): readonly string[] {
  const [first, second] = scripts;
  if (first === undefined || second === undefined || isMarkOfAnyScript(codePoint)) return [];
  const isNamed = ({ codePoints }: LabelUnit) =>
    codePoint !== null && codePoints.includes(codePoint);
  const covered = units.filter((unit) => unit.start >= start && unit.end <= end);
  if (!covered.some(isNamed)) return [second];
  return covered.every(isNamed) ? [first] : [first, second];
}

/** Checks for marks that many scripts share. ENSIP-15 assigns U+0301 to Cherokee. */
function isMarkOfAnyScript(codePoint: number | null): boolean {
  return codePoint !== null && /^\p{Script=Inherited}$/u.test(String.fromCodePoint(codePoint));
}

function coverLabel(label: string): TextEdit {
  return { start: 0, end: toCodePoints(label).length, suggestion: null };
}

/** Removes all characters of a label that has only ignored characters. An empty label has no repair. */
function editEmptyLabel({ facts: { label } }: Context): TextEdit {
  return { ...coverLabel(label), suggestion: label === '' ? null : '' };
}

/** Replaces a disallowed character with its canonical form, or removes it. */
function editDisallowedCharacter(context: Context): TextEdit | null {
  const unit = context.units.find(({ kind }) => kind === 'disallowed');
  if (unit === undefined) return locateNamedCharacter(context);
  const { start, end } = unit;
  const text = [...context.facts.label].slice(start, end).join('');
  const canonical = context.confusables.canonical(text);
  const isRepair = canonical !== null && isNormalizedLabel(canonical);
  return { start, end, suggestion: isRepair ? canonical : '' };
}

/** Replaces the label with its perceived form if ENSIP-15 accepts it. */
function editToPerceivedLabel({ facts, confusables }: Context): TextEdit | null {
  const perceived = perceivedLabel(facts, confusables);
  return isNormalizedLabel(perceived) ? findDifference(facts.label, perceived) : null;
}

/** Finds the unit that contains the code point in the message of ens-normalize. */
function locateNamedCharacter({ units, rejection: { codePoint } }: Context): TextEdit | null {
  const unit = units.find(({ codePoints }) => codePoint !== null && codePoints.includes(codePoint));
  return unit ? { start: unit.start, end: unit.end, suggestion: null } : null;
}

/** Finds the first change that ENSIP-15 makes when it normalizes a label. */
function findFirstChange(label: string, normalized: string): TextEdit {
  let start = 0;
  for (const token of ens_tokenize(label)) {
    switch (token.type) {
      case 'valid':
        start += token.cps.length;
        break;
      case 'emoji': {
        const end = start + token.input.length;
        if (token.input.length > token.cps.length) {
          return { start, end, suggestion: fromCodePoints(token.cps) };
        }
        start = end;
        break;
      }
      case 'nfc': {
        const length = token.tokens0.reduce((sum, part) => sum + getInputLength(part), 0);
        return { start, end: start + length, suggestion: fromCodePoints(token.cps) };
      }
      case 'mapped':
        return { start, end: start + 1, suggestion: fromCodePoints(token.cps) };
      default:
        return { start, end: start + 1, suggestion: '' };
    }
  }
  return findDifference(label, normalized);
}

function getInputLength(token: { type: string; cps?: number[] }): number {
  return token.type === 'valid' ? (token.cps?.length ?? 0) : 1;
}

/** Finds the smallest edit that turns one label into another. */
function findDifference(label: string, other: string): TextEdit {
  const from = toCodePoints(label);
  const to = toCodePoints(other);
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let tail = 0;
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return {
    start,
    end: from.length - tail,
    suggestion: fromCodePoints(to.slice(start, to.length - tail)),
  };
}

// Finds the edits that repair labels which ENSIP-15 rejects: https://docs.ens.domains/ensip/15#validate

/** Range of code points in a label and its replacement. The suggestion is null if no replacement would help. */
interface TextEdit {
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
function findPlacementEdit(code: PlacementCode, units: readonly LabelUnit[]): TextEdit | null {
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
interface LabelUnit {
  /** Offset of the first code point in the label. */
  readonly start: number;
  /** Offset after the last code point. */
  readonly end: number;
  readonly kind: 'text' | 'emoji' | 'ignored' | 'disallowed';
  /** Mapped code points before composition; empty if ignored or disallowed. */
  readonly codePoints: readonly number[];
}

/** Splits a label into consecutive units. Together, they cover the whole label. */
function tokenizeLabel(label: string): LabelUnit[] {
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
