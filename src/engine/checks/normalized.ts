// Checks whether a text is normalized. ENS rejects or changes all other texts: https://docs.ens.domains/ensip/15

import type { Check } from './check.ts';

export const normalized: Check = {
  code: 'normalized',
  grapheme: {
    judge: (facts) => (facts.isNormalized ? 'pass' : 'alert'),
    explain: (facts, status) =>
      status === 'pass'
        ? { code: 'normalized', args: { subject: 'character' } }
        : { code: 'character_not_accepted', args: { grapheme: facts } },
  },
  label: {
    judge: ({ normalization }) =>
      normalization === 'unknown' ? 'skip' : normalization === 'normalized' ? 'pass' : 'alert',
    explain: ({ label, normalized: form }, status) => {
      if (status === 'pass') return { code: 'normalized', args: { subject: 'label' } };
      if (status === 'skip') return { code: 'label_unknown' };
      if (label === '') return { code: 'label_empty' };
      return form === null ? { code: 'label_rejected' } : { code: 'label_changed', args: { form } };
    },
  },
  name: {
    judge: ({ labels }) => {
      if (labels.some(({ normalization }) => normalization === 'unnormalized')) return 'alert';
      return labels.some(({ isUnknown }) => isUnknown) ? 'skip' : 'pass';
    },
    explain: ({ labels }, status) => {
      if (status === 'pass') return { code: 'normalized', args: { subject: 'name' } };
      if (status === 'skip') return { code: 'name_unknown' };
      const invalid = labels.filter(({ normalization }) => normalization === 'unnormalized');
      const { label = '', normalized: form = null } = invalid[0] ?? {};
      const more = invalid.length - 1;
      return form === null || invalid.some(({ normalized }) => normalized === null)
        ? { code: 'labels_rejected', args: { label, more } }
        : { code: 'labels_changed', args: { label, form, more } };
    },
  },
};
