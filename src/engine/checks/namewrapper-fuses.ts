// Skips NameWrapper fuses: https://docs.ens.domains/wrapper/fuses. They are stored on the blockchain, so
// `judge-on-chain.ts` judges them as soon as there are facts from it.

import type { Check } from './check.ts';

export const namewrapperFuses: Check = {
  code: 'namewrapper_fuses',
  name: {
    judge: () => 'skip',
    explain: () => ({ code: 'fuses_not_read' }),
  },
};
