// Installs the test chain. `npm test` runs this script before the tests that need the chain.

import { installTestChain, NoTestChainError } from './test-chain-packages.ts';

try {
  installTestChain();
} catch (error) {
  if (!(error instanceof NoTestChainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
