import { expect, it } from 'vitest';
import { describeVariedPart } from './imitated-name.tsx';

it.each([
  ['vitalik.eth', 'vitalik.eth', null, 'vitalik-eth.anything.eth'],
  ['pay.vitalik.eth', 'vitalik.eth', 'vitalik', 'vitalik-eth.anything.eth'],
  ['jesse.base.eth', 'jesse.base.eth', 'jesse', null],
  ['ens.domains', 'ens.domains', null, null],
  ['app.ens.domains', 'app.ens.domains', 'app', null],
])(
  'for %s and the imitated name %s, returns the label %j and the pattern %j',
  (subject, imitated, label, pattern) => {
    expect(describeVariedPart(subject, imitated)).toMatchObject({ label, pattern });
  },
);

it.each([
  ['abcd.eth', false],
  ['abc.eth', true],
  ['👩‍🚀.eth', true],
  ['abc.base.eth', false],
  ['abc.com', false],
])('for %s, returns whether variants may be too short to register: %j', (name, isShort) => {
  expect(describeVariedPart(name, name)).toMatchObject({ isShort });
});
