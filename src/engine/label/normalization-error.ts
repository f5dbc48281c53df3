// Explains why ENSIP-15 rejects or changes a label, and suggests a repair: https://docs.ens.domains/ensip/15#validate

import { ens_tokenize } from '@adraffy/ens-normalize';
import type { NormalizationError, NormalizationErrorCode } from '../../contract/reports.ts';
import { NORMALIZATION_ERROR_WORDS } from '../../words/checks/normalization-error-words.ts';
import type { Quotable } from '../../words/quoting/quote-grapheme.ts';
import { say } from '../../words/statement.ts';
import type { LabelFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isNormalizedLabel, normalizeLabel } from '../ensip15/normalize-label.ts';
import { parseRejection, type Rejection } from '../ensip15/rejection.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';
import {
  findPlacementEdit,
  type LabelUnit,
  type TextEdit,
  tokenizeLabel,
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
  return report(code, edit, scripts);

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
