import { expect, test } from 'vitest';
import { createNodeListEngine } from '../hosts/node-list-engine.ts';
import { findImitatedChain } from './find-imitated-chains.ts';
import { CHAIN_LABELS } from './pieces/known-chains.ts';

const { inspector } = await createNodeListEngine();

test.each([
  ['b\u0430se', 'base'],
  ['0ptimism', 'optimism'],
  ['arbltrum', 'arbitrum'],
  ['p\u043elygon', 'polygon'],
  ['mychain', null],
  ['987654', null],
])('findImitatedChain says that %s imitates %s', (label, imitated) => {
  expect(findImitatedChain(inspector.foldLooks([label, ...CHAIN_LABELS]))).toBe(imitated);
});
