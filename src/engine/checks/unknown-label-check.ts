// Checks for labels that are known only by their hash: https://docs.ens.domains/ensip/1#namehash-algorithm

import { aggregateLabels, type Check } from './check.ts';

export const unknownLabel: Check = {
  code: 'unknown_label',
  label: {
    judge: ({ isUnknown }) => (isUnknown ? 'alert' : 'pass'),
    message: (_, status) =>
      status === 'alert'
        ? 'Only the hash of this label is known. Its text could be anything.'
        : 'The text of this label is known.',
  },
  ...aggregateLabels('unknown_label', (found, status) => {
    if (status !== 'alert') return 'The text of every label is known.';
    return found.length === 1
      ? 'One label is known only by its hash. Its text could be anything.'
      : `${found.length} labels are known only by their hashes. Their text could be anything.`;
  }),
};
