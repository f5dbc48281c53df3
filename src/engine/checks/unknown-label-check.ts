// Checks for labels that are known only by their hash: https://docs.ens.domains/ensip/1#namehash-algorithm

import { aggregateLabels, type Check } from './check.ts';

export const unknownLabel: Check = {
  code: 'unknown_label',
  label: {
    judge: ({ isUnknown }) => (isUnknown ? 'alert' : 'pass'),
    explain: (_, status) =>
      status === 'alert'
        ? { code: 'unknown_label' }
        : { code: 'known_text', args: { subject: 'label' } },
  },
  ...aggregateLabels('unknown_label', (found, status) =>
    status === 'alert'
      ? { code: 'unknown_labels', args: { count: found.length } }
      : { code: 'known_text', args: { subject: 'name' } },
  ),
};
