// Names beyond the limits are hashed and not inspected: what nobody could read in full should not be trusted.
import { MAX_INSPECTED_CHARACTERS, MAX_UNKNOWN_LABELS } from '../../contract/limits.ts';
import type { Check } from './check.ts';

export const uninspected: Check = {
  code: 'uninspected',
  name: {
    judge: ({ isInspected }) => (isInspected ? 'pass' : 'alert'),
    message: ({ characterCount, unknownLabelCount }) =>
      characterCount > MAX_INSPECTED_CHARACTERS
        ? `Not inspected: this name has ${characterCount} characters, more than ${MAX_INSPECTED_CHARACTERS}.`
        : `Not inspected: this name has ${unknownLabelCount} unknown labels, more than ${MAX_UNKNOWN_LABELS}.`,
  },
};
