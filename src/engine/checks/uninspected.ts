// Checks whether a name is within the limits of src/contract/limits.ts. Longer names are hashed but not inspected.

import { MAX_INSPECTED_CHARACTERS, MAX_UNKNOWN_LABELS } from '../../contract/limits.ts';
import type { Check } from './check.ts';

export const uninspected: Check = {
  code: 'uninspected',
  name: {
    judge: ({ isInspected }) => (isInspected ? 'pass' : 'alert'),
    message: ({ characterCount, unknownLabelCount }) =>
      characterCount > MAX_INSPECTED_CHARACTERS
        ? `Not inspected: this name has ${characterCount} characters. The limit is ${MAX_INSPECTED_CHARACTERS}.`
        : `Not inspected: this name has ${unknownLabelCount} unknown labels. The limit is ${MAX_UNKNOWN_LABELS}.`,
  },
};
