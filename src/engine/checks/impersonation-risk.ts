// Impersonation: the canonical form of a name is another name: https://www.unicode.org/reports/tr36/#visual_spoofing

import type { Check } from './check.ts';
import { quoteLabel, UNKNOWN_NAME_SKIPPED } from './format.ts';

export const impersonationRisk: Check = {
  code: 'impersonation_risk',
  name: {
    judge: ({ name, canonicalName, labels }) => {
      if (canonicalName === null || labels.some(({ isUnknown }) => isUnknown)) return 'skip';
      return canonicalName === name ? 'pass' : 'warn';
    },
    message: ({ canonicalName, labels }, status) => {
      if (status === 'pass') return 'This name is its own canonical form.';
      if (status === 'warn' && canonicalName !== null) {
        return `This name can be mistaken for ${quoteLabel(canonicalName)}.`;
      }
      return labels.some(({ isUnknown }) => isUnknown)
        ? UNKNOWN_NAME_SKIPPED
        : 'A part of this name has no canonical form, so this can’t be checked.';
    },
  },
};
