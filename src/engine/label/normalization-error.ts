// Explains why ENSIP-15 rejects or changes a label, and suggests a repair: https://docs.ens.domains/ensip/15#validate

import { ens_tokenize } from '@adraffy/ens-normalize';
import type { NormalizationError } from '../../contract/reports.ts';
import type { LabelFacts } from '../checks/facts.ts';
import { type Quotable, quoteGrapheme } from '../checks/format.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isNormalizedLabel, normalizeLabel } from '../ensip15/normalize-label.ts';
import { parseRejection, type Rejection, type RejectionCode } from '../ensip15/rejection.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';
import { type LabelUnit, tokenizeLabel } from './label-units.ts';
import {
  removeAdjacentFenced,
  removeExcessMarks,
  removeLeadingFenced,
  removeLeadingMark,
  removeMarkAfterEmoji,
  removeTrailingFenced,
  replaceInnerUnderscore,
  replaceLabelExtension,
  type TextEdit,
} from './normalization-edits.ts';
import { perceivedLabel } from './perceived-label.ts';

/** Confusable lookups that repairs need. */
export type RepairSources = Pick<Confusables, 'canonical' | 'perceivedGrapheme'>;

interface Context {
  facts: LabelFacts;
  units: readonly LabelUnit[];
  rejection: Rejection;
  confusables: RepairSources;
}

interface Rule {
  find: (context: Context) => TextEdit | null;
  /** @param found quoted text of the range that the edit replaces */
  message: (found: string, rejection: Rejection) => string;
}

const RULES: Readonly<Record<RejectionCode, Rule>> = {
  empty_label: {
    find: editEmptyLabel,
    message: () => 'This label is empty, or becomes empty when it is normalized.',
  },
  disallowed_character: {
    find: editDisallowedCharacter,
    message: (found) => `ENSIP-15 does not allow ${found}.`,
  },
  illegal_mixture: {
    find: (context) => editToPerceivedLabel(context) ?? locateNamedCharacter(context),
    message: (found, { scripts: [script] }) =>
      `This label mixes scripts: ${found} cannot be combined with ${script}.`,
  },
  whole_script_confusable: {
    find: editToPerceivedLabel,
    message: (_, { scripts: [own, other] }) =>
      `All letters of this ${own} label can be mistaken for ${other} letters.`,
  },
  underscore_placement: {
    find: ({ units }) => replaceInnerUnderscore(units),
    message: () => 'Underscores are only allowed at the start of a label.',
  },
  invalid_label_extension: {
    find: ({ units }) => replaceLabelExtension(units),
    message: () => 'A label cannot have hyphens in positions 3 and 4.',
  },
  leading_combining_mark: {
    find: ({ units }) => removeLeadingMark(units),
    message: (found) => `A label cannot start with the combining mark ${found}.`,
  },
  combining_mark_after_emoji: {
    find: ({ units }) => removeMarkAfterEmoji(units),
    message: (found) => `The combining mark ${found} cannot follow an emoji.`,
  },
  leading_fenced_character: {
    find: ({ units }) => removeLeadingFenced(units),
    message: (found) => `A label cannot start with ${found}.`,
  },
  trailing_fenced_character: {
    find: ({ units }) => removeTrailingFenced(units),
    message: (found) => `A label cannot end with ${found}.`,
  },
  adjacent_fenced_characters: {
    find: ({ units }) => removeAdjacentFenced(units),
    message: (found) => `${found} cannot be next to another ’, ⁄ or ・.`,
  },
  duplicate_nonspacing_mark: {
    find: ({ units }) => removeExcessMarks(units),
    message: (found) => `${found} duplicates a mark of the same letter.`,
  },
  excessive_nonspacing_marks: {
    find: ({ units }) => removeExcessMarks(units),
    message: (found) => `A letter can have at most four marks. ${found} exceeds this limit.`,
  },
};

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
  const characters = [...label];
  const quoteFound = ({ start, end }: TextEdit) =>
    start === end ? 'nothing' : quoteGrapheme(toQuotable(characters.slice(start, end).join('')));
  if (error === null) {
    const edit = findFirstChange(label, facts.normalized ?? '');
    return { code: 'not_normalized', message: formatChange(quoteFound(edit), edit), ...edit };
  }
  const rejection = parseRejection(error);
  const { find, message } = RULES[rejection.code];
  const units = tokenizeLabel(label);
  const edit = find({ facts, units, rejection, confusables }) ?? coverLabel(label);
  return { code: rejection.code, message: message(quoteFound(edit), rejection), ...edit };
}

function formatChange(found: string, { suggestion }: TextEdit): string {
  return suggestion === ''
    ? `ENSIP-15 removes ${found}.`
    : `ENSIP-15 replaces ${found} with “${suggestion}”.`;
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
