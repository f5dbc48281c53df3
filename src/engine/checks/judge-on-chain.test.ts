import { describe, expect, it } from 'vitest';
import { createFacts } from '../../chain/testing/create-facts.ts';
import {
  FUSES,
  type NameOnChain,
  type RegistrationState,
  type WrappedName,
} from '../../contract/chain-facts.ts';
import type { NameGuardReport } from '../../contract/reports.ts';
import { findResult, inspectName, inspector, unwrap } from '../testing/test-inspector.ts';
import { judgeOnChain } from './judge-on-chain.ts';

const TIME = 1_900_000_000;
const LATER = TIME + 1000;
const OWNER = `0x${'1'.repeat(40)}`;
const NONE = { status: 'none' } as const;
const UNANSWERED = { status: 'not_answered', reason: 'reverted' } as const;

/** Creates the facts of a registered name that is not wrapped. */
const createOwned = (name: string, facts: Partial<NameOnChain> = {}) =>
  createFacts(name, {
    registration: { status: 'known', value: { state: 'registered', expires: LATER } },
    owner: { status: 'known', value: OWNER },
    ...facts,
  });

const wrap = (fuses: number, expires = LATER) => ({
  wrapped: {
    status: 'known',
    value: { owner: OWNER, fuses, expires } satisfies WrappedName,
  } as const,
});

function judge(name: string, facts?: Partial<NameOnChain>): NameGuardReport {
  return judgeOnChain(inspectName(name), createOwned(name, facts), { time: TIME });
}

const expired = (state: RegistrationState) =>
  ({ registration: { status: 'known', value: { state, expires: TIME - 1 } } }) as const;

const EMANCIPATED = FUSES.PARENT_CANNOT_CONTROL | FUSES.CANNOT_UNWRAP;

describe('judgeOnChain', () => {
  type Row = [name: string, facts: Partial<NameOnChain>, status: string, message: RegExp];

  it.each<Row>([
    ['nick.eth', {}, 'pass', /not in the NameWrapper/],
    ['nick.eth', { registration: NONE }, 'skip', /nobody has registered/],
    ['nick.eth', { wrapped: UNANSWERED }, 'skip', /did not say/],
    ['nick.eth', wrap(0), 'pass', /^No fuse/],
    ['nick.eth', wrap(EMANCIPATED), 'pass', /: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL\.$/],
    ['nick.eth', wrap(FUSES.IS_DOT_ETH), 'pass', /^No fuse/],
    ['nick.eth', wrap(EMANCIPATED, TIME), 'pass', /^No fuse/],
    ['pay.nick.eth', wrap(EMANCIPATED, TIME), 'warn', /can burn fuses/],
    ['pay.nick.eth', wrap(FUSES.CANNOT_TRANSFER), 'warn', /Burned fuses: CANNOT_TRANSFER/],
  ])('%s with %o: namewrapper_fuses is %s', (name, facts, status, message) => {
    const found = findResult(judge(name, facts).checks, 'namewrapper_fuses');
    expect(found).toEqual([status, expect.stringMatching(message)]);
  });

  it.each<Row>([
    ['nick.eth', wrap(EMANCIPATED), 'pass', /does not control/],
    [
      'pay.nick.eth',
      {},
      'warn',
      /owner of “nick\.eth” can change or take .* not in the NameWrapper/,
    ],
    ['a.pay.nick.eth', {}, 'warn', /owner of “pay\.nick\.eth”/],
    ['pay.nick.eth', wrap(EMANCIPATED), 'pass', /cannot take .* before 2030-03-17/],
    ['pay.nick.eth', wrap(EMANCIPATED, TIME), 'warn', /not burned/],
    ['pay.nick.eth', { owner: NONE }, 'info', /subname/],
    ['nick.eth', { registration: NONE }, 'warn', /anyone can register it/],
    ['nick.eth', expired('ended'), 'warn', /has expired, so anyone/],
    ['nick.eth', expired('grace'), 'warn', /nobody renews it/],
    ['pay.nick.eth', { registration: NONE, owner: NONE }, 'warn', /of “nick\.eth” can create it/],
    ['nick.com', {}, 'info', /DNS/],
    ['nick.com', { registration: NONE }, 'info', /DNS/],
    ['nick.sol', {}, 'warn', /not part of ENS/],
  ])('%s with %o: decentralized_name is %s', (name, facts, status, message) => {
    const found = findResult(judge(name, facts).checks, 'decentralized_name');
    expect(found).toEqual([status, expect.stringMatching(message)]);
  });

  it('adds its warnings to the rating and the risks', () => {
    const before = inspectName('pay.nick.eth');
    expect(before).toMatchObject({ rating: 2, risk_count: 0, highest_risk: null });
    expect(judge('pay.nick.eth', wrap(0))).toMatchObject({
      rating: 3,
      risk_count: 2,
      highest_risk: { check: 'decentralized_name', status: 'warn' },
      title: 'Some risk',
    });
  });

  it('no longer says that only the text was checked, if the chain answered', () => {
    expect(inspectName('nick.eth').subtitle).toContain('Only the text');
    expect(judge('nick.eth').subtitle).toContain('what the blockchain knows');
    expect(judge('nick.eth', { address: UNANSWERED }).subtitle).toContain('Only the text');
  });

  it('keeps a worse verdict', () => {
    const before = inspectName('pay.vitalìk.eth');
    const after = judge('pay.vitalìk.eth');
    expect(after.rating).toBe(4);
    expect(after.highest_risk).toEqual(before.highest_risk);
    expect(after.title).toBe(before.title);
    expect(after.risk_count).toBe(before.risk_count + 1);
  });

  it('sorts the checks as reports do', () => {
    const statuses = judge('pay.nick.eth', wrap(0)).checks.map(({ status }) => status);
    const order = ['alert', 'warn', 'info', 'skip', 'pass'];
    expect(statuses).toEqual([...statuses].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it('keeps the shape of a report', () => {
    const keys = (report: object) => Object.keys(report).sort();
    expect(keys(judge('pay.nick.eth'))).toEqual(keys(inspectName('pay.nick.eth')));
    const consolidated = unwrap(inspector.bulkInspectNames(['pay.nick.eth'])[0]);
    const judged = judgeOnChain(consolidated, createOwned('pay.nick.eth'), { time: TIME });
    expect(keys(judged)).toEqual(keys(consolidated));
    expect(judged).toMatchObject({ rating: 3, risk_count: 1 });
  });

  it('does not judge a name that was not inspected', () => {
    const name = `${'a'.repeat(300)}.nick.eth`;
    expect(judge(name)).toEqual(inspectName(name));
  });
});
