// Mixed scripts within one label: https://www.unicode.org/reports/tr39/#Mixed_Script_Detection

import { joinWords } from '../text/join-words.ts';
import { aggregateLabels, type Check } from './check.ts';
import type { LabelFacts } from './facts.ts';
import { quoteLabel, UNKNOWN_LABEL_SKIPPED, UNKNOWN_LABELS_PASSED_OVER } from './format.ts';

export const mixedScripts: Check = {
  code: 'mixed_scripts',
  label: {
    judge: (label) => {
      if (label.isUnknown) return 'skip';
      return label.isSingleScript ? 'pass' : 'warn';
    },
    message: (label, status) => {
      if (status === 'skip') return UNKNOWN_LABEL_SKIPPED;
      return status === 'warn'
        ? `This label mixes scripts: ${formatScripts(label)}.`
        : 'The characters of this label share a script.';
    },
  },
  ...aggregateLabels('mixed_scripts', ([first], status) => {
    if (first !== undefined && status === 'warn') {
      return `The label ${quoteLabel(first.label)} mixes scripts: ${formatScripts(first)}.`;
    }
    return status === 'skip' ? UNKNOWN_LABELS_PASSED_OVER : 'No label of this name mixes scripts.';
  }),
};

function formatScripts({ graphemes }: LabelFacts): string {
  const shown = graphemes.flatMap(({ scripts }) => (scripts === null ? [] : scripts.shown));
  return joinWords([...new Set(shown)]);
}
