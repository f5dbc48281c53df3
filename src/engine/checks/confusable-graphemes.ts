// Confusable graphemes, which can be mistaken for others: https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { CheckStatus } from '../../contract/checks.ts';
import { aggregateLabels, type Check, findGraphemes, type Thing } from './check.ts';
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

/** In an ordinary label readers take every letter for what it is, whatever it can be mistaken for by itself. */
function judgeLabel({ normalization, isOrdinary, graphemes }: LabelFacts): CheckStatus {
  const flagged = graphemes.filter(isFlagged);
  if (isOrdinary) return flagged.length > 0 ? 'info' : 'pass';
  if (normalization === 'normalized' || flagged.some(({ type }) => type !== 'emoji')) return 'warn';
  if (flagged.length > 0) return 'info';
  if (graphemes.some(({ isNormalized }) => !isNormalized)) return 'skip';
  const isPlain = graphemes.every(({ type }) => SIMPLE_TYPES.has(type) || type === 'emoji');
  return isPlain ? 'pass' : 'warn';
}

/** What was found in labels that all have this status. */
function describeLabels(labels: readonly LabelFacts[], status: CheckStatus, thing: Thing): string {
  if (status === 'pass') {
    return `Nothing in this ${thing} is easily mistaken for something else.`;
  }
  if (status === 'skip') {
    const refused = findGraphemes(labels, (facts) => judgeGrapheme(facts) === 'skip');
    return `Not checked everywhere, because ENSIP-15 does not allow ${quoteGraphemes(refused)}.`;
  }
  const flagged = findGraphemes(labels, isFlagged);
  const [unusual] = labels.flatMap((label) => label.unusual ?? []);
  if (status === 'info') {
    return `On their own these characters can be mistaken for others; in this spelling they are ordinary: ${quoteGraphemes(flagged)}.`;
  }
  const isConfusable = unusual?.graphemes.every(isFlagged) ?? true;
  const mistaken = unusual === undefined ? flagged : unusual.graphemes;
  if (unusual && !(isConfusable && LETTERS_BY_THEMSELVES.has(unusual.reason))) {
    return `The spelling of this ${thing} is unusual. ${UNUSUAL_WORDS[unusual.reason]}: ${quoteGraphemes(unusual.graphemes)}.`;
  }
  return mistaken.length > 0
    ? `This ${thing} has characters that can be mistaken for others: ${quoteGraphemes(mistaken)}.`
    : `ENSIP-15 does not allow the characters of this ${thing} together.`;
}

/** Reasons for which the graphemes are unusual wherever they stand. */
const LETTERS_BY_THEMSELVES: ReadonlySet<UnusualSpelling['reason']> = new Set([
  'latin_letters',
  'rare_letters',
  'decorated',
]);

const UNUSUAL_WORDS: Readonly<Record<UnusualSpelling['reason'], string>> = {
  mixed_scripts: 'It mixes letters of several scripts',
  latin_letters: 'It has Latin letters beyond a to z',
  rare_letters: 'It has letters that no locale writes today',
  foreign_letters: 'It has letters that no alphabet has beside the others',
  decorated: 'It has marks that ordinary words do not have',
  mixed_digits: 'It mixes digits of several numeral systems',
  signs: 'It has signs that pass for letters',
  strokes: 'It has characters that pass for others where they stand',
  reads_as_latin: 'All of it reads as Latin letters or digits',
};
