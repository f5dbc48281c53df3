import { expect, it } from 'vitest';
import { createAddressCounter } from './address-counter.ts';

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it('summarizes the addresses beside names and in place of names', () => {
  const counter = createAddressCounter();
  counter.add({ names: ['x.eth'], rejected: [] });
  expect(counter.summarize()).toBeNull();
  counter.add({
    names: ['a.eth', 'b.eth', 'c.eth'],
    addresses: [A, A.replace('dA', 'Da'), ''],
    rejected: [],
  });
  counter.add({ names: ['d.eth', A.toLowerCase()], addresses: ['?', null], rejected: [] });
  expect(counter.summarize()).toBe(
    '4 addresses: 1 right checksum, 1 wrong checksum, 1 not an address, 1 without a checksum.',
  );
});
