// Checks whether a name is within the limits of src/contract/limits.ts. Longer names are hashed but not inspected.

import { MAX_INSPECTED_CHARACTERS, MAX_UNKNOWN_LABELS } from '../../contract/limits.ts';
import type { Check } from './check.ts';

export const uninspected: Check = {
  code: 'uninspected',
  name: {
    judge: ({ isInspected }) => (isInspected ? 'pass' : 'alert'),
    explain: ({ characterCount, unknownLabelCount }) =>
      characterCount > MAX_INSPECTED_CHARACTERS
        ? {
            code: 'too_many_characters',
            args: { count: characterCount, limit: MAX_INSPECTED_CHARACTERS },
          }
        : {
            code: 'too_many_unknown_labels',
            args: { count: unknownLabelCount, limit: MAX_UNKNOWN_LABELS },
          },
  },
};
