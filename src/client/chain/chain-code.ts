// The code that reads the chain. The page loads this module after the first click.

import { connectWallet } from '../../chain/ask.ts';
import { ChainError } from '../../chain/chain-error.ts';
import { lookUp } from '../../chain/look-up.ts';
import { lookUpAddresses } from '../../chain/look-up-addresses.ts';
import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import { findWallets } from './wallets.ts';

export const chainCode = {
  ChainError,
  connectWallet,
  findWallets,
  judgeOnChain,
  lookUp,
  lookUpAddresses,
};

export type ChainCode = typeof chainCode;
