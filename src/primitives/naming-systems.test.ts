import { describe, expect, it } from 'vitest';
import { createInspector } from '../engine/inspector.ts';
import { findResult } from '../engine/testing/find-result.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { findNamingSystem, NAMING_SYSTEMS } from './naming-systems.ts';
import { isPlainText } from './plain-text.ts';

const inspector = createInspector(readTables());
const ENDINGS = Object.values(NAMING_SYSTEMS).flatMap((endings) => endings.split(' '));

describe('the list of naming systems', () => {
  it('contains each ending once, as plain text', () => {
    expect(ENDINGS).toEqual([...new Set(ENDINGS)]);
    expect(ENDINGS.filter((ending) => ending === '' || !isPlainText(ending))).toEqual([]);
  });

  // A name under a top-level domain of DNS can be in ENS, and an ending that resembles `eth` has a different message.
  it.each(ENDINGS)('.%s cannot be the ending of an ENS name', (ending) => {
    const outcome = inspector.inspectName(`hello.${ending}`);
    const message = `“.${ending}” is not part of ENS; it belongs to ${findNamingSystem(ending)}.`;
    const checks = outcome.ok ? outcome.value.checks : [];
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
