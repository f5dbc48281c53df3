// Skips NameWrapper fuses: https://docs.ens.domains/wrapper/fuses. They are stored on the blockchain, so
// `judge-on-chain.ts` judges them as soon as there are facts from it.

import type { Check } from './check.ts';

export const namewrapperFuses: Check = {
  code: 'namewrapper_fuses',
  name: {
    judge: () => 'skip',
    message: () => 'Not checked, because fuses are stored on the blockchain, which was not read.',
  },
};
