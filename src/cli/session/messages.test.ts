import { expect, it } from 'vitest';
import { createMessages, formatProgress } from './messages.ts';
import { createAddressCounter } from './summary-counts.ts';

function record(isTerminal: boolean) {
  const written: string[] = [];
  const output = {
    isTerminal,
    write: async (text: string | Uint8Array) => void written.push(String(text)),
  };
  return { written, messages: createMessages(output) };
}

it('overwrites the progress in a terminal and clears it before a message', async () => {
  const { written, messages } = record(true);
  await messages.showProgress('1 name');
  await messages.showProgress('2 names');
  await messages.print('bad \u202e.txt');
  await messages.hideProgress();
  const clear = '\r\u001b[K';
  expect(written).toEqual([`${clear}1 name`, `${clear}2 names`, clear, 'bad <U+202E>.txt\n']);
});

it('hides progress but still escapes messages if the output is not a terminal', async () => {
  const { written, messages } = record(false);
  await messages.showProgress('1 name');
  await messages.print('bad \u202e\u001b[31m\n.txt');
  expect(written).toEqual(['bad <U+202E><U+001B>[31m<U+000A>.txt\n']);
});

it.each([
  [
    { names: 52_000, bytes: 25, totalBytes: 100, seconds: 2 },
    '52,000 names · 25 % · 26,000 a second',
  ],
  [{ names: 1, bytes: 25, totalBytes: null, seconds: 0 }, '1 name'],
  [{ names: 0, bytes: 0, totalBytes: 0, seconds: 1 }, '0 names · 0 a second'],
  [{ names: 9, bytes: 120, totalBytes: 100, seconds: 3 }, '9 names · 100 % · 3 a second'],
])('formats the progress %o as %s', (progress, text) => {
  expect(formatProgress(progress)).toBe(text);
});

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
