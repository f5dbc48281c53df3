// Checks that judge characters: README.md

import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import type { GraphemeType } from '../../contract/reports.ts';
import type { CheckSubject } from '../../words/checks/character-check-words.ts';
import type { CheckStatement } from '../../words/checks/check-words.ts';
import { aggregateLabels, type Check, createGraphemeCheck, findGraphemes } from './check.ts';
import type { GraphemeFacts, LabelFacts, UnusualSpelling } from './facts.ts';

const FONT_STATUSES = { supported: 'pass', unsupported: 'warn', unknown: 'skip' } as const;

/** Types of characters that are on a standard Latin keyboard and occur in ENS names. */
const SIMPLE_TYPES: ReadonlySet<GraphemeType> = new Set([
  'simple_letter',
  'simple_number',
  'hyphen',
  'dollarsign',
  'underscore',
]);

/** Reasons for which a grapheme is unusual in any label. */
const CONTEXT_FREE_REASONS: ReadonlySet<UnusualSpelling['reason']> = new Set([
  'latin_letters',
  'rare_letters',
  'decorated',
]);

export const CHARACTER_CHECKS = {
  /** Checks for invisible characters: https://www.unicode.org/reports/tr36/#Invisible_Characters */
  invisible: createGraphemeCheck(
    ({ type, drawsNothing }) => (type === 'invisible' || drawsNothing ? 'alert' : 'pass'),
    (graphemes, status, subject) =>
      status === 'alert'
        ? { code: 'hidden_characters', args: { graphemes } }
        : { code: 'no_hidden_characters', args: { subject } },
  ),
  /** Checks for graphemes that can be mistaken for others: https://www.unicode.org/reports/tr39/#Confusable_Detection */
  confusables: {
    grapheme: {
      judge: judgeGrapheme,
      explain: (facts, status) => {
        if (status === 'skip') return { code: 'character_not_normalized' };
        if (status === 'pass') return { code: 'not_confusable', args: { subject: 'character' } };
        const other = facts.canonical === facts.grapheme ? null : facts.canonical;
        return { code: 'confusable_character', args: { grapheme: facts, other } };
      },
    },
    label: {
      judge: judgeLabel,
      explain: (label, status) => explainLabels([label], status, 'label'),
    },
    ...aggregateLabels((found, status) => explainLabels(found, status, 'name')),
  },
  /** Checks for characters that are not on a standard Latin keyboard, or are not used in ENS names. */
  typing_difficulty: createGraphemeCheck(
    ({ type }) => (SIMPLE_TYPES.has(type) ? 'pass' : 'warn'),
    (graphemes, status, subject) => {
      if (status === 'pass') return { code: 'easy_to_type', args: { subject } };
      const hard = graphemes.filter(({ grapheme }) => !/^[ -~]$/.test(grapheme));
      return hard.length > 0
        ? { code: 'hard_to_type', args: { graphemes: hard } }
        : { code: 'unused_on_keyboard', args: { graphemes } };
    },
    true,
  ),
  /** Checks whether fonts support a character, by its age and script: https://www.unicode.org/reports/tr44/#Age */
  font_support: createGraphemeCheck(
    (facts) => FONT_STATUSES[facts.fontSupport],
    (graphemes, status, subject) =>
      status === 'pass'
        ? { code: 'has_font', args: { subject } }
        : { code: status === 'skip' ? 'fonts_unknown' : 'no_font', args: { graphemes } },
    true,
  ),
} satisfies Partial<Record<CheckCode, Check>>;

function judgeGrapheme(facts: GraphemeFacts): CheckStatus {
  if (SIMPLE_TYPES.has(facts.type)) return 'pass';
  if (!facts.isNormalized) return 'skip';
  return facts.isConfusable ? 'warn' : 'pass';
}

function isFlagged(facts: GraphemeFacts): boolean {
  return judgeGrapheme(facts) === 'warn';
}

/** Warns about confusable graphemes, except in ordinary labels, in which readers do not mistake letters. */
function judgeLabel({ normalization, isOrdinary, graphemes, unusual }: LabelFacts): CheckStatus {
  const flagged = graphemes.filter(isFlagged);
  if (isOrdinary && flagged.length > 0) return 'info';
  if (isOrdinary && normalization === 'normalized') return 'pass';
  if (normalization === 'normalized' || flagged.some(({ type }) => type !== 'emoji')) return 'warn';
  if (unusual) return 'warn';
  if (flagged.length > 0) return 'info';
  if (graphemes.some(({ isNormalized }) => !isNormalized)) return 'skip';
  const isPlain = graphemes.every(({ type }) => SIMPLE_TYPES.has(type) || type === 'emoji');
  return isPlain ? 'pass' : 'warn';
}

/** Explains the status of labels that all have the given status. */
function explainLabels(
  labels: readonly LabelFacts[],
  status: CheckStatus,
  subject: CheckSubject,
): CheckStatement {
  if (status === 'pass') return { code: 'not_confusable', args: { subject } };
  if (status === 'skip') {
    const graphemes = findGraphemes(labels, (facts) => judgeGrapheme(facts) === 'skip');
    return { code: 'characters_not_normalized', args: { graphemes } };
  }
  const flagged = findGraphemes(labels, isFlagged);
  if (status === 'info') return { code: 'ordinary_confusables', args: { graphemes: flagged } };
  const [unusual] = labels.flatMap((label) => label.unusual ?? []);
  const { graphemes = flagged, reason, usual } = unusual ?? {};
  const isContextFree = reason === undefined || CONTEXT_FREE_REASONS.has(reason);
  if (reason !== undefined && !(isContextFree && graphemes.every(isFlagged))) {
    return { code: 'unusual_spelling', args: { subject, reason, graphemes, usual } };
  }
  return graphemes.length > 0
    ? { code: 'confusable_characters', args: { subject, graphemes } }
    : { code: 'not_allowed_together', args: { subject } };
}
