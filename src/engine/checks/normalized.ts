// Normalization: resolvers refuse or change what is not normalized: https://docs.ens.domains/ensip/15

import type { Check } from './check.ts';
import {
  quoteGrapheme,
  quoteLabel,
  UNKNOWN_LABEL_SKIPPED,
  UNKNOWN_NAME_SKIPPED,
} from './format.ts';

export const normalized: Check = {
  code: 'normalized',
  grapheme: {
    judge: (facts) => (facts.isNormalized ? 'pass' : 'alert'),
    message: (facts, status) =>
      status === 'pass'
        ? 'ENSIP-15 allows this grapheme as it is.'
        : `ENSIP-15 refuses or replaces ${quoteGrapheme(facts)}.`,
  },
  label: {
    judge: ({ normalization }) =>
      normalization === 'unknown' ? 'skip' : normalization === 'normalized' ? 'pass' : 'alert',
    message: (facts, status) => {
      if (status === 'pass') return 'This label is normalized by ENSIP-15.';
      if (status === 'skip') return UNKNOWN_LABEL_SKIPPED;
      if (facts.label === '') return 'This label is empty, which ENSIP-15 refuses.';
      return facts.normalized === null
        ? 'This label is refused by ENSIP-15.'
        : `This label is not normalized: ENSIP-15 makes ${quoteLabel(facts.normalized)} of it.`;
    },
  },
  name: {
    judge: ({ labels }) => {
      if (labels.some(({ normalization }) => normalization === 'unnormalized')) return 'alert';
      return labels.some(({ isUnknown }) => isUnknown) ? 'skip' : 'pass';
    },
    message: ({ labels }, status) => {
      if (status === 'pass') return 'This name is normalized by ENSIP-15.';
      if (status === 'skip') return UNKNOWN_NAME_SKIPPED;
      const bad = labels.filter(({ normalization }) => normalization === 'unnormalized');
      const [first] = bad;
      if (first === undefined) return 'This name is not normalized.';
      const which = first.label === '' ? 'an empty label' : `the label ${quoteLabel(first.label)}`;
      const more = bad.length > 1 ? ` and ${bad.length - 1} more` : '';
      return `This name is not normalized by ENSIP-15, because of ${which}${more}.`;
    },
  },
};
