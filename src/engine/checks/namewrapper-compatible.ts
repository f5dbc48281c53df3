// The NameWrapper, which keeps the length of a label in one byte: https://docs.ens.domains/wrapper/overview

import { aggregateLabels, type Check } from './check.ts';
import { quoteLabel, UNKNOWN_LABEL_SKIPPED, UNKNOWN_LABELS_PASSED_OVER } from './format.ts';

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
        ? `The NameWrapper takes at most ${MAX_BYTES} bytes a label; this one has ${byteLength}.`
        : 'The NameWrapper can wrap this label.';
    },
  },
  ...aggregateLabels('namewrapper_compatible', ([first], status) => {
    if (first !== undefined && status === 'info') {
      return `The NameWrapper takes at most ${MAX_BYTES} bytes a label; ${quoteLabel(first.label)} has ${first.byteLength}.`;
    }
    return status === 'skip'
      ? UNKNOWN_LABELS_PASSED_OVER
      : 'The NameWrapper can wrap every label of this name.';
  }),
};
