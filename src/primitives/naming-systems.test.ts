import { describe, expect, it } from 'vitest';
import { findResult, inspectName } from '../engine/testing/test-inspector.ts';
import { findNamingSystem, NAMING_SYSTEMS } from './naming-systems.ts';
import { isPlainText } from './plain-text.ts';

const ENDINGS = Object.values(NAMING_SYSTEMS).flatMap((endings) => endings.split(' '));

describe('the list of naming systems', () => {
  it('contains each ending once, as plain text', () => {
    expect(ENDINGS).toEqual([...new Set(ENDINGS)]);
    expect(ENDINGS.filter((ending) => ending === '' || !isPlainText(ending))).toEqual([]);
  });

  // A name under a top-level domain of DNS can be in ENS, and an ending that resembles `eth` has a different message.
  it.each(ENDINGS)('.%s cannot be the ending of an ENS name', (ending) => {
    const { checks } = inspectName(`hello.${ending}`);
    const message = `“.${ending}” is not part of ENS; it belongs to ${findNamingSystem(ending)}.`;
    expect(findResult(checks, 'decentralized_name')).toEqual(['warn', message]);
  });
});

it.each<[ending: string, owner: string | undefined]>([
  ['sol', 'Solana’s name service'],
  ['888', 'Unstoppable Domains'],
  ['nft', 'Unstoppable Domains'],
  ['ft', undefined],
  ['nft wallet', undefined],
  ['', undefined],
  ['eth', undefined],
])('the naming system of %j is %s', (ending, owner) => {
  expect(findNamingSystem(ending)).toBe(owner);
});
