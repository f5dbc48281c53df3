// The code that reads the chain. The page loads this module after the first click.

import { connectWallet } from '../../chain/ask.ts';
import { ChainError } from '../../chain/chain-error.ts';
import { lookUp } from '../../chain/look-up.ts';
import { lookUpAddresses } from '../../chain/look-up-addresses.ts';
import { createRefused } from '../../chain/name-on-chain.ts';
import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import {
  ON_CHAIN_COLUMNS,
  toOnChainCells,
  toOnChainJson,
} from '../../lists/writers/on-chain-columns.ts';
import { describeImitation } from '../../words/chain/imitation-on-chain.ts';
import { summarizeOnChain } from '../../words/chain/name-on-chain-words.ts';
import { getHeadlineOnChain } from '../../words/chain/trusted-on-chain.ts';
import { findWallets } from './wallets.ts';

export const chainCode = {
  ChainError,
  ON_CHAIN_COLUMNS,
  connectWallet,
  createRefused,
  describeImitation,
  findWallets,
  getHeadlineOnChain,
  judgeOnChain,
  lookUp,
  lookUpAddresses,
  summarizeOnChain,
  toOnChainCells,
  toOnChainJson,
};

export type ChainCode = typeof chainCode;
