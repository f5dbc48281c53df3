import { expect, it } from 'vitest';
import { createFacts } from '../../chain/testing/create-facts.ts';
import { FUSES, type NameOnChain } from '../../contract/chain-facts.ts';
import { ON_CHAIN_COLUMNS, toOnChainCells, toOnChainJson } from './on-chain-columns.ts';

const OWNER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const MOMENT = { network: 'sepolia', block: 7, time: 1_900_000_000 } as const;
const NONE = { status: 'none' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;
const open = (reason: 'off_chain' | 'reverted' | 'not_normalized' | 'not_asked' | 'failed') =>
  ({ status: 'not_answered', reason }) as const;

const FREE = createFacts('a.eth');

const FULL = createFacts('a.eth', {
  registration: known({ state: 'registered', expires: 2_000_000_000 } as const),
  owner: known(OWNER),
  wrapped: known({
    owner: OWNER,
    fuses: FUSES.CANNOT_UNWRAP | FUSES.PARENT_CANNOT_CONTROL,
    expires: 2_000_000_000,
  }),
  address: known(OWNER),
  primaryName: known({ name: 'b.eth', isVerified: false }),
});

/** Returns the cells that are not empty, by column. */
function format(facts: NameOnChain, moment: typeof MOMENT | null = MOMENT) {
  const cells = toOnChainCells({ facts, moment });
  expect(cells).toHaveLength(ON_CHAIN_COLUMNS.length);
  return Object.fromEntries(
    ON_CHAIN_COLUMNS.map((column, at) => [column, cells[at]]).filter(
      ([, cell]) => cell !== null && cell !== '',
    ),
  );
}

const READ = { looked_up: 'a.eth', network: 'sepolia', block: 7 };

it('leaves cells empty if there is nothing', () => {
  expect(format(FREE)).toEqual({ ...READ, registration: 'none' });
});

it('writes facts', () => {
  expect(format(FULL)).toEqual({
    ...READ,
    registration: 'registered',
    expires: '2033-05-18T03:33:20Z',
    owner: OWNER,
    fuses: 'CANNOT_UNWRAP PARENT_CANNOT_CONTROL',
    address: OWNER,
    primary_name: 'b.eth',
    primary_name_verified: false,
  });
});

it('writes only fuses that are in effect', () => {
  const wrapped = known({ owner: OWNER, fuses: FUSES.CANNOT_UNWRAP, expires: MOMENT.time });
  expect(format({ ...FREE, wrapped })).not.toHaveProperty('fuses');
});

it('writes no end for a name that does not expire', () => {
  const registration = known({ state: 'registered', expires: null } as const);
  expect(format({ ...FREE, registration })).toEqual({ ...READ, registration: 'registered' });
});

it('marks facts without an answer and lists each reason once', () => {
  const facts = { ...FREE, owner: open('off_chain'), address: open('off_chain') };
  expect(format({ ...facts, wrapped: open('reverted') })).toEqual({
    ...READ,
    registration: 'none',
    owner: '?',
    fuses: '?',
    address: '?',
    unanswered: 'off_chain reverted',
  });
});

it.each([
  ['not_normalized', undefined, null],
  ['not_asked', undefined, null],
  ['failed', 'a.eth', 'a.eth'],
] as const)('says for %s whether the name was looked up', (reason, cell, property) => {
  const facts = { ...FREE, registration: open(reason) };
  expect(format(facts, null).looked_up).toBe(cell);
  expect(toOnChainJson({ facts, moment: null })).toMatchObject({
    name: property,
    network: null,
    block: null,
    time: null,
  });
});

it('names JSON properties as the documented shapes do', () => {
  expect(toOnChainJson({ facts: FULL, moment: MOMENT })).toEqual({
    name: 'a.eth',
    ...MOMENT,
    registration: FULL.registration,
    owner: FULL.owner,
    wrapped: FULL.wrapped,
    resolver: NONE,
    address: FULL.address,
    primary_name: known({ name: 'b.eth', is_verified: false }),
  });
});
