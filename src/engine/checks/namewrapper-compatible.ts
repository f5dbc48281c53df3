// Checks whether the NameWrapper accepts a label. The NameWrapper stores label lengths in one byte:
// https://docs.ens.domains/wrapper/overview

import { aggregateLabels, type Check } from './check.ts';

const MAX_BYTES = 255;

export const namewrapperCompatible: Check = {
  code: 'namewrapper_compatible',
  label: {
    judge: (label) => {
      if (label.isUnknown) return 'skip';
      return label.byteLength <= MAX_BYTES ? 'pass' : 'info';
    },
    explain: ({ byteLength }, status) => {
      if (status === 'skip') return { code: 'label_unknown' };
      return status === 'info'
        ? { code: 'too_long_to_wrap', args: { label: null, bytes: byteLength, limit: MAX_BYTES } }
        : { code: 'can_be_wrapped', args: { subject: 'label' } };
    },
  },
  ...aggregateLabels('namewrapper_compatible', ([first], status) => {
    if (first !== undefined && status === 'info') {
      const { label, byteLength: bytes } = first;
      return { code: 'too_long_to_wrap', args: { label, bytes, limit: MAX_BYTES } };
    }
    return status === 'skip'
      ? { code: 'partly_unknown' }
      : { code: 'can_be_wrapped', args: { subject: 'name' } };
  }),
};
