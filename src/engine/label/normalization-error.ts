// Why ENSIP-15 refuses or changes a label, where, and what to write instead: https://docs.ens.domains/ensip/15#validate

import { ens_tokenize } from '@adraffy/ens-normalize';
import type { NormalizationError } from '../../contract/reports.ts';
import type { LabelFacts } from '../checks/facts.ts';
import { type Showable, showGrapheme } from '../checks/format.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';
import { type LabelUnit, labelUnits } from './label-units.ts';
import {
  adjacentFenced,
  type Fault,
  innerUnderscore,
  labelExtension,
  leadingFenced,
  leadingMark,
  markAfterEmoji,
  tooManyMarks,
  trailingFenced,
} from './normalization-edits.ts';
import { perceivedLabel } from './perceived-label.ts';

/** What is asked about look-alikes to find a repair. */
export type RepairSources = Pick<Confusables, 'canonical' | 'perceivedGrapheme'>;

interface Context {
  facts: LabelFacts;
  units: readonly LabelUnit[];
  error: string;
  confusables: RepairSources;
}

interface Rule {
  code: string;
  /** How ens-normalize words it. */
  test: RegExp;
  find: (context: Context) => Fault | null;
  /** @param found the text at the place found, shown */
  message: (found: string, error: string) => string;
}

/** In the order in which the patterns must be tried: fenced characters are told from marks by being none. */
const RULES: readonly Rule[] = [
  {
    code: 'empty_label',
    test: /^empty label/,
    find: emptyLabel,
    message: () => 'This label is empty, or nothing of it is left once it is normalized.',
  },
  {
    code: 'disallowed_character',
    test: /^disallowed character/,
    find: disallowedCharacter,
    message: (found) => `ENSIP-15 does not allow ${found}.`,
  },
  {
    code: 'illegal_mixture',
    test: /^illegal mixture/,
    find: (context) => lookAlikeLabel(context) ?? namedCharacter(context),
    message: (found, error) =>
      `Scripts may not be mixed: ${found} does not go with ${/^illegal mixture: (.+?) \+ /.exec(error)?.[1] ?? 'the rest'}.`,
  },
  {
    code: 'whole_script_confusable',
    test: /^whole-script confusable/,
    find: (context) => lookAlikeLabel(context),
    message: (_, error) => {
      const [, own, other] = /: (.+)\/(.+)$/.exec(error) ?? [];
      return `All letters of this ${own} label can be mistaken for ${other} ones.`;
    },
  },
  {
    code: 'underscore_placement',
    test: /^underscore/,
    find: ({ units }) => innerUnderscore(units),
    message: () => 'Underscores may only stand at the start of a label.',
  },
  {
    code: 'invalid_label_extension',
    test: /^invalid label extension/,
    find: ({ units }) => labelExtension(units),
    message: () => 'Two hyphens may not stand in the third and fourth place.',
  },
  {
    code: 'leading_combining_mark',
    test: /^illegal placement: leading combining mark/,
    find: ({ units }) => leadingMark(units),
    message: (found) => `A label may not start with the combining mark ${found}.`,
  },
  {
    code: 'combining_mark_after_emoji',
    test: /^illegal placement: emoji \+ combining mark/,
    find: ({ units }) => markAfterEmoji(units),
    message: (found) => `The combining mark ${found} may not follow an emoji.`,
  },
  {
    code: 'leading_fenced_character',
    test: /^illegal placement: leading/,
    find: ({ units }) => leadingFenced(units),
    message: (found) => `A label may not start with ${found}.`,
  },
  {
    code: 'trailing_fenced_character',
    test: /^illegal placement: trailing/,
    find: ({ units }) => trailingFenced(units),
    message: (found) => `A label may not end with ${found}.`,
  },
  {
    code: 'adjacent_fenced_characters',
    test: /^illegal placement/,
    find: ({ units }) => adjacentFenced(units),
    message: (found) => `${found} may not stand beside another punctuation mark of its kind.`,
  },
  {
    code: 'duplicate_nonspacing_mark',
    test: /^duplicate non-spacing marks/,
    find: ({ units }) => tooManyMarks(units),
    message: (found) => `${found} repeats a mark that its letter already has.`,
  },
  {
    code: 'excessive_nonspacing_marks',
    test: /^excessive non-spacing marks/,
    find: ({ units }) => tooManyMarks(units),
    message: (found) => `A letter may have at most four marks: ${found} is too much.`,
  },
];

/**
 * Why a known label is not normalized, with the place and, where there is one, the repair. Putting the suggestion in
 * its place changes the label, and doing so again and again ends in a normalized label or one without repair.
 *
 * @param show how to show a piece of the label
 */
export function normalizationError(
  facts: LabelFacts,
  confusables: RepairSources,
  show: (text: string) => Showable,
): NormalizationError {
  const { label, error } = facts;
  const characters = [...label];
  const shown = ({ start, end }: Fault) =>
    start === end ? 'nothing' : showGrapheme(show(characters.slice(start, end).join('')));
  if (error === null) {
    const fault = firstChange(label, facts.normalized ?? '');
    return { code: 'not_normalized', message: changeMessage(shown(fault), fault), ...fault };
  }
  const rule = RULES.find(({ test }) => test.test(error));
  if (rule === undefined)
    throw new Error(`ens-normalize refuses a label for a new reason: ${error}`);
  const units = labelUnits(label);
  const fault = rule.find({ facts, units, error, confusables }) ?? wholeLabel(label);
  return { code: rule.code, message: rule.message(shown(fault), error), ...fault };
}

function changeMessage(found: string, { suggestion }: Fault): string {
  return suggestion === ''
    ? `ENSIP-15 leaves ${found} out.`
    : `ENSIP-15 replaces ${found} by “${suggestion}”.`;
}

function wholeLabel(label: string): Fault {
  return { start: 0, end: toCodePoints(label).length, suggestion: null };
}

/** Characters that are all ignored can be left out; then there is nothing to mend. */
function emptyLabel({ facts: { label } }: Context): Fault {
  return { ...wholeLabel(label), suggestion: label === '' ? null : '' };
}

/** A disallowed character is replaced by what it looks like, or left out. */
function disallowedCharacter(context: Context): Fault | null {
  const unit = context.units.find(({ kind }) => kind === 'disallowed');
  if (unit === undefined) return namedCharacter(context);
  const { start, end } = unit;
  const text = [...context.facts.label].slice(start, end).join('');
  const lookAlike = context.confusables.canonical(text);
  const isRepair = lookAlike !== null && normalizeLabel(lookAlike).normalized === lookAlike;
  return { start, end, suggestion: isRepair ? lookAlike : '' };
}

/** The label as it looks at first sight, where ENSIP-15 allows that. */
function lookAlikeLabel({ facts, confusables }: Context): Fault | null {
  const ordinary = perceivedLabel(facts, confusables);
  return normalizeLabel(ordinary).normalized === ordinary
    ? difference(facts.label, ordinary)
    : null;
}

/** The unit with the character that ens-normalize names by its hex digits. */
function namedCharacter({ units, error }: Context): Fault | null {
  const codePoint = Number.parseInt(/\{([0-9A-F]+)\}[^{]*$/.exec(error)?.[1] ?? '', 16);
  const unit = units.find(({ codePoints }) => codePoints.includes(codePoint));
  return unit ? { start: unit.start, end: unit.end, suggestion: null } : null;
}

/** The first piece that ENSIP-15 changes in a label it allows. */
function firstChange(label: string, normalized: string): Fault {
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
        const length = token.tokens0.reduce((sum, part) => sum + inputLength(part), 0);
        return { start, end: start + length, suggestion: fromCodePoints(token.cps) };
      }
      case 'mapped':
        return { start, end: start + 1, suggestion: fromCodePoints(token.cps) };
      default:
        return { start, end: start + 1, suggestion: '' };
    }
  }
  return difference(label, normalized);
}

function inputLength(token: { type: string; cps?: number[] }): number {
  return token.type === 'valid' ? (token.cps?.length ?? 0) : 1;
}

/** The smallest piece of a label that makes it another when exchanged. */
function difference(label: string, other: string): Fault {
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
