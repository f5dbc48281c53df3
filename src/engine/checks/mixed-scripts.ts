// Checks whether a label mixes scripts: https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import type { CheckStatus } from '../../contract/checks.ts';
import { joinWords } from '../text/join-words.ts';
import { quoteLabel } from '../text/quote-label.ts';
import { aggregateLabels, type Check } from './check.ts';
import type { LabelFacts, ScriptMixture } from './facts.ts';
import { SOME_LABELS_SKIPPED, UNKNOWN_LABEL_SKIPPED } from './format.ts';

const STATUSES: Readonly<Record<ScriptMixture, CheckStatus>> = {
  none: 'pass',
  highly_restrictive: 'pass',
  ether: 'info',
  other: 'warn',
};

export const mixedScripts: Check = {
  code: 'mixed_scripts',
  label: {
    judge: (label) => (label.isUnknown ? 'skip' : STATUSES[label.scriptMixture]),
    message: (label, status) => {
      if (status === 'skip') return UNKNOWN_LABEL_SKIPPED;
      if (status === 'warn') return `This label mixes scripts: ${formatScripts(label)}.`;
      if (status === 'info') {
        return 'Among the Latin letters of this label, “ξ” (U+03BE) is the symbol of ether.';
      }
      return label.scriptMixture === 'highly_restrictive'
        ? `This label mixes scripts that are commonly written together: ${formatScripts(label)}.`
        : 'The characters of this label share a script.';
    },
  },
  ...aggregateLabels('mixed_scripts', ([first], status) => {
    if (first !== undefined && status === 'warn') {
      return `The label ${quoteLabel(first.label)} mixes scripts: ${formatScripts(first)}.`;
    }
    if (first !== undefined && status === 'info') {
      return `Among the Latin letters of ${quoteLabel(first.label)}, “ξ” (U+03BE) is the symbol of ether.`;
    }
    return status === 'skip'
      ? SOME_LABELS_SKIPPED
      : 'Each label of this name has one script, or scripts that are commonly written together.';
  }),
};

function formatScripts({ graphemes }: LabelFacts): string {
  const shown = graphemes.flatMap(({ scripts }) => (scripts === null ? [] : scripts.shown));
  return joinWords([...new Set(shown)]);
}
