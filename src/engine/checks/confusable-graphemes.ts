// Checks for graphemes that can be mistaken for others: https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { CheckStatus } from '../../contract/checks.ts';
import { aggregateLabels, type Check, findGraphemes, type Subject } from './check.ts';
import type { GraphemeFacts, LabelFacts, UnusualSpelling } from './facts.ts';
import { quoteGrapheme, quoteGraphemes } from './format.ts';
import { SIMPLE_TYPES } from './typing-difficulty.ts';

export const confusableGraphemes: Check = {
  code: 'confusables',
  grapheme: {
    judge: judgeGrapheme,
    message: (facts, status) => {
      if (status === 'skip') return 'Not checked, because this character is not normalized.';
      if (status === 'pass') return 'This character is not easily mistaken for another.';
      return facts.canonical !== null && facts.canonical !== facts.grapheme
        ? `${quoteGrapheme(facts)} can be mistaken for “${facts.canonical}”.`
        : `${quoteGrapheme(facts)} can be mistaken for other characters.`;
    },
  },
  label: {
    judge: judgeLabel,
    message: (label, status) => describeLabels([label], status, 'label'),
  },
  ...aggregateLabels('confusables', (found, status) => describeLabels(found, status, 'name')),
};

function judgeGrapheme(facts: GraphemeFacts): CheckStatus {
  if (SIMPLE_TYPES.has(facts.type)) return 'pass';
  if (!facts.isNormalized) return 'skip';
  return facts.isConfusable ? 'warn' : 'pass';
}

function isFlagged(facts: GraphemeFacts): boolean {
  return judgeGrapheme(facts) === 'warn';
}

/** Warns about confusable graphemes, except in ordinary labels, in which readers do not mistake letters. */
function judgeLabel({ normalization, isOrdinary, graphemes }: LabelFacts): CheckStatus {
  const flagged = graphemes.filter(isFlagged);
  if (isOrdinary) return flagged.length > 0 ? 'info' : 'pass';
  if (normalization === 'normalized' || flagged.some(({ type }) => type !== 'emoji')) return 'warn';
  if (flagged.length > 0) return 'info';
  if (graphemes.some(({ isNormalized }) => !isNormalized)) return 'skip';
  const isPlain = graphemes.every(({ type }) => SIMPLE_TYPES.has(type) || type === 'emoji');
  return isPlain ? 'pass' : 'warn';
}

/** Describes labels that all have the given status. */
function describeLabels(
  labels: readonly LabelFacts[],
  status: CheckStatus,
  subject: Subject,
): string {
  if (status === 'pass') {
    return `This ${subject} has no characters that are easily mistaken for others.`;
  }
  if (status === 'skip') {
    const rejected = findGraphemes(labels, (facts) => judgeGrapheme(facts) === 'skip');
    return `Not fully checked, because ENSIP-15 does not allow ${quoteGraphemes(rejected)}.`;
  }
  const flagged = findGraphemes(labels, isFlagged);
  const [unusual] = labels.flatMap((label) => label.unusual ?? []);
  if (status === 'info') {
    return `These characters can be mistaken for others, but are ordinary in this spelling: ${quoteGraphemes(flagged)}.`;
  }
  const isConfusable = unusual?.graphemes.every(isFlagged) ?? true;
  const mistaken = unusual === undefined ? flagged : unusual.graphemes;
  if (unusual && !(isConfusable && CONTEXT_FREE_REASONS.has(unusual.reason))) {
    return `The spelling of this ${subject} is unusual. ${UNUSUAL_WORDS[unusual.reason]}: ${quoteGraphemes(unusual.graphemes)}.`;
  }
  return mistaken.length > 0
    ? `This ${subject} has characters that can be mistaken for others: ${quoteGraphemes(mistaken)}.`
    : `ENSIP-15 does not allow the characters of this ${subject} together.`;
}

/** Reasons for which a grapheme is unusual in any label. */
const CONTEXT_FREE_REASONS: ReadonlySet<UnusualSpelling['reason']> = new Set([
  'latin_letters',
  'rare_letters',
  'decorated',
]);

const UNUSUAL_WORDS: Readonly<Record<UnusualSpelling['reason'], string>> = {
  mixed_scripts: 'It mixes letters of several scripts',
  latin_letters: 'It has accented letters that no language writes this way',
  rare_letters: 'It has letters that no modern language uses',
  foreign_letters: 'It has letters that no alphabet combines with the others',
  decorated: 'It has marks that ordinary words do not use',
  mixed_digits: 'It mixes digits of several numeral systems',
  signs: 'It has signs that look like letters',
  strokes: 'It has characters that look like others in this position',
  reads_as_latin: 'It can be read entirely as Latin letters or digits',
};
