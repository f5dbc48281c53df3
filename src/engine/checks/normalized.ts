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
        ? 'Valid ENS spelling: ENSIP-15 accepts this character as it is.'
        : `ENSIP-15 refuses or replaces ${quoteGrapheme(facts)}.`,
  },
  label: {
    judge: ({ normalization }) =>
      normalization === 'unknown' ? 'skip' : normalization === 'normalized' ? 'pass' : 'alert',
    message: (facts, status) => {
      if (status === 'pass') return 'Valid ENS spelling: ENSIP-15 accepts this label as it is.';
      if (status === 'skip') return UNKNOWN_LABEL_SKIPPED;
      if (facts.label === '') return 'This label is empty, which ENSIP-15 refuses.';
      return facts.normalized === null
        ? 'ENSIP-15 refuses this label.'
        : `ENS changes this label to ${quoteLabel(facts.normalized)}.`;
    },
  },
  name: {
    judge: ({ labels }) => {
      if (labels.some(({ normalization }) => normalization === 'unnormalized')) return 'alert';
      return labels.some(({ isUnknown }) => isUnknown) ? 'skip' : 'pass';
    },
    message: ({ labels }, status) => {
      if (status === 'pass') return 'Valid ENS spelling: ENSIP-15 accepts this name as it is.';
      if (status === 'skip') return UNKNOWN_NAME_SKIPPED;
      const bad = labels.filter(({ normalization }) => normalization === 'unnormalized');
      const [first] = bad;
      if (first === undefined) return 'Not valid ENS spelling.';
      const which = first.label === '' ? 'an empty label' : `the label ${quoteLabel(first.label)}`;
      const more = bad.length > 1 ? ` and ${bad.length - 1} more` : '';
      return bad.some(({ normalized }) => normalized === null)
        ? `Not valid ENS spelling: ENSIP-15 refuses or changes ${which}${more}.`
        : `ENS changes ${which} to ${quoteLabel(first.normalized ?? '')}${more && `,${more}`}.`;
    },
  },
};
