import { expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { getAskedName } from './use-wallet-question.ts';

const inspector = await createNodeInspector();

it.each([
  ['vitalik.eth', 'vitalik.eth'],
  ['VITALIK.eth', 'vitalik.eth'],
  ['vitalìk.eth', 'vitalìk.eth'],
  ['pay.bob.eth', 'pay.bob.eth'],
  ['bob.com', 'bob.com'],
  ['Ñandú.eth', 'ñandú.eth'],
  ['Автор.eth', 'автор.eth'],
  // A consolidated report does not contain this normal form.
  ['МОСКВА.eth', null],
  ['bob.sol', null],
  ['bob.etn', null],
  ['vita\u{202e}lik.eth', null],
  ['two words.eth', null],
  ['', null],
  ['vitalik', null],
  ['a_b.eth', null],
  [`${'a'.repeat(300)}.eth`, null],
  [`[${'0'.repeat(64)}].eth`, null],
])('%j → %j', (name, asked) => {
  const [outcome] = inspector.bulkInspectNames([name]);
  if (!outcome?.ok) throw new Error('The name was not inspected.');
  expect(getAskedName(outcome.value)).toBe(asked);
});
