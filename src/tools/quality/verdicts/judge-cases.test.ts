import { describe, expect, it } from 'vitest';
import type { GenericCheckResult } from '../../../contract/checks.ts';
import { createInspector } from '../../../engine/inspector.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import {
  createEngineFactory,
  type JudgedReport,
  judgeCases,
  summarizeReport,
} from './judge-cases.ts';
import type { VerdictCase } from './verdict-cases.ts';

const impersonation = (status: GenericCheckResult['status']): GenericCheckResult => ({
  check: 'impersonation_risk',
  check_name: 'Impersonation Risk',
  status,
  message: 'Close to trezor.eth.',
});
const imitates = { name: 'trezor.eth', kind: 'one_edit', evidence: '“r” is doubled' } as const;
const calm: JudgedReport = {
  rating: 2,
  highest_risk: null,
  checks: [impersonation('pass')],
  imitates: null,
  known: null,
};

describe('summarizeReport', () => {
  it.each<[string, JudgedReport, string, string]>([
    ['nothing found', calm, 'pass', ''],
    ['a known name', { ...calm, known: { title: 'Trezor' } }, 'pass', 'known as Trezor'],
    [
      'an imitation that is only worth knowing',
      { ...calm, imitates, checks: [impersonation('info')] },
      'info',
      'one_edit of trezor.eth: “r” is doubled · impersonation_risk info: Close to trezor.eth.',
    ],
    [
      'an address',
      { ...calm, imitates: { ...imitates, name: null, kind: 'address' } },
      'info',
      'address of an address: “r” is doubled',
    ],
    [
      'a warning',
      { ...calm, rating: 3, highest_risk: impersonation('warn'), checks: [impersonation('warn')] },
      'warn',
      'impersonation_risk warn: Close to trezor.eth.',
    ],
    [
      'an alert',
      { ...calm, rating: 4, imitates, highest_risk: impersonation('alert'), checks: [] },
      'alert',
      'one_edit of trezor.eth: “r” is doubled · impersonation_risk alert: Close to trezor.eth.',
    ],
  ])('%s', (_, report, outcome, said) => {
    expect(summarizeReport(report)).toEqual({ outcome, said });
  });
});

describe('judgeCases', () => {
  const tables = readTables();
  const createCase = (name: string, targets: string[]): VerdictCase => ({
    name,
    isAttack: true,
    group: 'wild-edit1',
    targets,
  });

  it('gives each case a watchlist of its own targets alone', () => {
    const watchlists: (readonly string[])[] = [];
    const cases = [
      createCase('trrezor.eth', ['trezor.eth']),
      createCase('vita1ik.eth', []),
      createCase('uniswaap.eth', ['uniswap.eth']),
      createCase('trezzor.eth', ['trezor.eth']),
    ];
    judgeCases(cases, (watchlist) => {
      watchlists.push(watchlist);
      return createInspector(tables);
    });
    expect(watchlists).toEqual([['trezor.eth'], ['uniswap.eth'], []]);
  });

  it('judges a case without targets once', () => {
    const [judged] = judgeCases([createCase('vitalik.eth', [])], createEngineFactory(tables));
    expect(judged?.listed).toBe(judged?.shipped);
    expect(judged?.shipped.outcome).toBe('pass');
  });
});
