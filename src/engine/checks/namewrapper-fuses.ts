// NameWrapper fuses, which the engine cannot read because they are on the chain: https://docs.ens.domains/wrapper/fuses

import type { Check } from './check.ts';

export const namewrapperFuses: Check = {
  code: 'namewrapper_fuses',
  name: {
    judge: () => 'skip',
    message: () =>
      'Not checked, because fuses are stored on the chain, where nothing is looked up.',
  },
};
