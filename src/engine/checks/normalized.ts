// Checks whether a text is normalized. ENS rejects or changes all other texts: https://docs.ens.domains/ensip/15

import { quoteLabel } from '../text/quote-label.ts';
import type { Check } from './check.ts';
import { quoteGrapheme, UNKNOWN_LABEL_SKIPPED, UNKNOWN_NAME_SKIPPED } from './format.ts';

export const normalized: Check = {
  code: 'normalized',
  grapheme: {
    judge: (facts) => (facts.isNormalized ? 'pass' : 'alert'),
    message: (facts, status) =>
      status === 'pass'
        ? 'Valid ENS spelling: ENSIP-15 accepts this character unchanged.'
        : `ENSIP-15 rejects or replaces ${quoteGrapheme(facts)}.`,
  },
  label: {
    judge: ({ normalization }) =>
      normalization === 'unknown' ? 'skip' : normalization === 'normalized' ? 'pass' : 'alert',
    message: (facts, status) => {
      if (status === 'pass') return 'Valid ENS spelling: ENSIP-15 accepts this label unchanged.';
      if (status === 'skip') return UNKNOWN_LABEL_SKIPPED;
      if (facts.label === '') return 'ENSIP-15 rejects this label, because it is empty.';
      return facts.normalized === null
        ? 'ENSIP-15 rejects this label.'
        : `ENS changes this label to ${quoteLabel(facts.normalized)}.`;
    },
  },
  name: {
    judge: ({ labels }) => {
      if (labels.some(({ normalization }) => normalization === 'unnormalized')) return 'alert';
      return labels.some(({ isUnknown }) => isUnknown) ? 'skip' : 'pass';
    },
    message: ({ labels }, status) => {
      if (status === 'pass') return 'Valid ENS spelling: ENSIP-15 accepts this name unchanged.';
      if (status === 'skip') return UNKNOWN_NAME_SKIPPED;
      const invalid = labels.filter(({ normalization }) => normalization === 'unnormalized');
      const [first] = invalid;
      if (first === undefined) return 'Not valid ENS spelling.';
      const which = first.label === '' ? 'an empty label' : `the label ${quoteLabel(first.label)}`;
      // Headlines read the new form of the label from this message, because a consolidated report has no labels.
      const more = invalid.length > 1 ? ` and ${invalid.length - 1} more` : '';
      return invalid.some(({ normalized }) => normalized === null)
        ? `Not valid ENS spelling: ENSIP-15 rejects or changes ${which}${more}.`
        : `ENS changes ${which} to ${quoteLabel(first.normalized ?? '')}${more && `,${more}`}.`;
    },
  },
};
