import { expect, it } from 'vitest';
import { CHROMIUM_TEST_DOMAINS } from './chromium-test-domains.ts';
import { parseVerdictCases } from './verdict-cases.ts';

it.each([
  { target: 'trezor.eth', kind: 'wild-edit1', targets: ['trezor.eth'] },
  { target: null, kind: 'wild-idn', targets: [] },
  { target: null, kind: 'chromium-unsafe', targets: CHROMIUM_TEST_DOMAINS },
])(
  'returns the targets of an attack with the kind $kind and the target $target',
  ({ target, kind, targets }) => {
    const line = JSON.stringify({ name: 'trrezor.eth', target, kind, source: 'x' });
    expect(parseVerdictCases(`${line}\n`, '')).toEqual([
      { name: 'trrezor.eth', isAttack: true, group: kind, targets },
    ]);
  },
);

it('uses the class of an ordinary name as its group', () => {
  const line = JSON.stringify({ name: 'автор.eth', class: 'Cyrillic', source: 'x' });
  expect(parseVerdictCases('', `${line}\n`)).toEqual([
    { name: 'автор.eth', isAttack: false, group: 'Cyrillic', targets: [] },
  ]);
});
