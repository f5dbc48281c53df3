import { beforeAll, expect, it } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { JudgedText } from '../contract/finding.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { judgeMessage } from './judge-message.ts';
import { createTextContext, type TextContext } from './text-context.ts';

let context: TextContext;

beforeAll(async () => {
  context = createTextContext(await createNodeInspector(), createTrustedAddresses([]));
});

it.each<[what: string, text: string, kind: JudgedText['kind'], names: string[]]>([
  ['a label', 'hello', null, ['hello']],
  ['words', 'hello world', 'text', []],
  ['words that end like a name', '<b id=x>.eth', null, ['<b id=x>.eth']],
  ['a message', 'Pay nick.eth, please', 'text', ['nick.eth']],
  ['a long message', `${'word '.repeat(20_000)}nick.eth`, 'text', ['nick.eth']],
  ['a long name', 'a'.repeat(100_000), null, ['a'.repeat(100_000)]],
])('says what kind of text %s is', (_what, text, kind, names) => {
  expect(judgeMessage(text, context)).toMatchObject({ kind, names });
});
