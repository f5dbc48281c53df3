import { describe, expect, it } from 'vitest';
import type { ChainFact, Registration } from '../../contract/chain-facts.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import { createUnanswered } from '../inspection/chain-reader.ts';
import { hasSameOwner, mayBeRegistered } from './candidate-layout.ts';

const MOMENT = { network: 'mainnet', block: 1, time: 1_900_000_000 } as const;
const UNANSWERED = { status: 'not_answered', reason: 'reverted' } as const;
const NONE = { status: 'none' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;

const create = (facts: Partial<FoundName['facts']>): FoundName => ({
  facts: { ...createUnanswered('a.eth', 'failed').facts, ...facts },
  moment: MOMENT,
});

describe('mayBeRegistered', () => {
  it.each<[ChainFact<Registration>, boolean]>([
    [known({ state: 'registered', expires: null }), true],
    [known({ state: 'grace', expires: 1 }), true],
    [known({ state: 'ended', expires: 1 }), false],
    [NONE, false],
    [UNANSWERED, true],
  ])('is, for %j, %s', (registration, expected) => {
    expect(mayBeRegistered(create({ registration }))).toBe(expected);
  });

  it('is false after a failed look-up', () => {
    expect(mayBeRegistered(createUnanswered('a.eth', 'failed'))).toBe(false);
  });
});

describe('hasSameOwner', () => {
  it.each<[ChainFact<string>, ChainFact<string>, boolean | null]>([
    [known('0x1'), known('0x1'), true],
    [known('0x1'), known('0x2'), false],
    [NONE, known('0x1'), false],
    [NONE, NONE, false],
    [UNANSWERED, known('0x1'), null],
    [known('0x1'), UNANSWERED, null],
  ])('is, for %j and %j, %s', (own, original, expected) => {
    const found = create({ owner: own });
    expect(hasSameOwner({ found, original: create({ owner: original }) })).toBe(expected);
  });
});
