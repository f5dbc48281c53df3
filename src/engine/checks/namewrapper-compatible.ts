// Checks whether the NameWrapper accepts a label. The NameWrapper stores label lengths in one byte:
// https://docs.ens.domains/wrapper/overview

import { quoteLabel } from '../text/quote-label.ts';
import { aggregateLabels, type Check } from './check.ts';
import { SOME_LABELS_SKIPPED, UNKNOWN_LABEL_SKIPPED } from './format.ts';

const MAX_BYTES = 255;

export const namewrapperCompatible: Check = {
  code: 'namewrapper_compatible',
  label: {
    judge: (label) => {
      if (label.isUnknown) return 'skip';
      return label.byteLength <= MAX_BYTES ? 'pass' : 'info';
    },
    message: ({ byteLength }, status) => {
      if (status === 'skip') return UNKNOWN_LABEL_SKIPPED;
      return status === 'info'
        ? `The NameWrapper accepts labels of at most ${MAX_BYTES} bytes. This label has ${byteLength}.`
        : 'The NameWrapper can wrap this label.';
    },
  },
  ...aggregateLabels('namewrapper_compatible', ([first], status) => {
    if (first !== undefined && status === 'info') {
      return `The NameWrapper accepts labels of at most ${MAX_BYTES} bytes. ${quoteLabel(first.label)} has ${first.byteLength}.`;
    }
    return status === 'skip'
      ? SOME_LABELS_SKIPPED
      : 'The NameWrapper can wrap every label of this name.';
  }),
};
