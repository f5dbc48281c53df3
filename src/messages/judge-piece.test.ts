import { beforeAll, expect, it } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { judgeText } from './judge-text.ts';
import { createTextContext, type TextContext } from './text-context.ts';

let context: TextContext;

beforeAll(async () => {
  context = createTextContext(await createNodeInspector(), createTrustedAddresses([]));
});

it.each([
  ['pay vitalik․eth', '․'],
  ['pay vitalik。eth', '。'],
  ['pay vitalik｡eth', '｡'],
  ['pay vitalik．eth', '．'],
  ['pay vitalik﹒eth', '﹒'],
  ['pay sub․vitalik.eth', '․'],
  ['pay vitalik.eth。', null],
  ['pay vitalik[.]eth', null],
  ['pay vitalik&period;eth', null],
  ['使います。eth は', null],
  ['pay example。com', null],
])('finds in %j the deceptive dot %j', (text, dot) => {
  const found = judgeText(text, context).find(({ code }) => code === 'deceptive_dot');
  expect(found?.args.character ?? null).toBe(dot);
});
