// Always skips NameWrapper fuses, because they are stored on the blockchain: https://docs.ens.domains/wrapper/fuses

import type { Check } from './check.ts';

export const namewrapperFuses: Check = {
  code: 'namewrapper_fuses',
  name: {
    judge: () => 'skip',
    message: () => 'Not checked, because fuses are stored on the blockchain, which is not read.',
  },
};
