// NameWrapper fuses, which are on the chain: https://docs.ens.domains/wrapper/fuses

import type { Check } from './check.ts';

export const namewrapperFuses: Check = {
  code: 'namewrapper_fuses',
  name: {
    judge: () => 'skip',
    message: () => 'Not checked, because fuses are on the chain and nothing is looked up there.',
  },
};
