import { describe, expect, it } from 'vitest';
import type { GenericCheckResult } from '../../../contract/checks.ts';
import { createInspector } from '../../../engine/inspector.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import {
  createInspectorFactory,
  type JudgedReport,
  judgeCases,
  summarizeReport,
} from './judge-cases.ts';
import type { VerdictCase } from './verdict-cases.ts';

const createImpersonationResult = (status: GenericCheckResult['status']): GenericCheckResult => ({
  check: 'impersonation_risk',
  check_name: 'Impersonation Risk',
  status,
  message: 'Close to trezor.eth.',
});
const imitates = { name: 'trezor.eth', kind: 'one_edit', evidence: '“r” is doubled' } as const;
const passingReport: JudgedReport = {
  rating: 2,
  highest_risk: null,
  checks: [createImpersonationResult('pass')],
  imitates: null,
  known: null,
};

describe('summarizeReport', () => {
  it.each<[string, JudgedReport, string, string]>([
    ['a report without findings', passingReport, 'pass', ''],
    ['a known name', { ...passingReport, known: { title: 'Trezor' } }, 'pass', 'known as Trezor'],
    [
      'an imitation with the status info',
      { ...passingReport, imitates, checks: [createImpersonationResult('info')] },
      'info',
      'imitates trezor.eth (one_edit): “r” is doubled · impersonation_risk info: Close to trezor.eth.',
    ],
    [
      'an imitation of an address',
      { ...passingReport, imitates: { ...imitates, name: null, kind: 'address' } },
      'info',
      'imitates an address (address): “r” is doubled',
    ],
    [
      'a warning',
      {
        ...passingReport,
        rating: 3,
        highest_risk: createImpersonationResult('warn'),
        checks: [createImpersonationResult('warn')],
      },
      'warn',
      'impersonation_risk warn: Close to trezor.eth.',
    ],
    [
      'an alert',
      {
        ...passingReport,
        rating: 4,
        imitates,
        highest_risk: createImpersonationResult('alert'),
        checks: [],
      },
      'alert',
      'imitates trezor.eth (one_edit): “r” is doubled · impersonation_risk alert: Close to trezor.eth.',
    ],
  ])('summarizes %s', (_, report, outcome, said) => {
    expect(summarizeReport(report)).toEqual({ outcome, said });
  });
});

describe('judgeCases', () => {
  const tables = readTables();
  const createCase = (name: string, targets: string[]): VerdictCase => ({
    name,
    set: 'attacks',
    group: 'wild-edit1',
    targets,
  });

  it('creates an inspector for each list of targets and one without a watchlist', () => {
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

  it('reuses the judgement of a case without targets', () => {
    const [judged] = judgeCases([createCase('vitalik.eth', [])], createInspectorFactory(tables));
    expect(judged?.listed).toBe(judged?.shipped);
    expect(judged?.shipped.outcome).toBe('pass');
  });

  it('watches only the targets of a case', () => {
    const cases = [
      createCase('qwanntz.eth', ['qwantz.eth']),
      createCase('qwanntz.eth', ['alicewong.eth']),
    ];
    const judged = judgeCases(cases, createInspectorFactory(tables));
    expect(judged.map(({ shipped, listed }) => [shipped.outcome, listed.outcome])).toEqual([
      ['pass', 'warn'],
      ['pass', 'pass'],
    ]);
  });
});
