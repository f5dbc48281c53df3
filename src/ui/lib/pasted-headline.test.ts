import { expect, it } from 'vitest';
import { unwrap } from '../../client/queries/problem-error.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { readPasted } from '../../messages/pieces/read-pasted.ts';
import type { AnyNameReport } from '../../words/names/headline.ts';
import { getPastedHeadline, type HeadlineContext } from './pasted-headline.ts';

const inspector = await createNodeInspector();

const inspect = (name: string) => unwrap(inspector.inspectName(name));

/** Formats a headline with names between asterisks and the evidence after a vertical bar. */
function format(report: AnyNameReport, context?: HeadlineContext): string {
  const { parts, evidence } = getPastedHeadline(report, context);
  const words = parts.map((part) => (typeof part === 'string' ? part : `*${part.name}*`)).join('');
  return evidence === null ? words : `${words} | ${evidence}`;
}

it.each([
  ['https://app.ens.domains/vitalik.eth', 'This is a link, not a name.'],
  ['vitalik.eth, rnetamask.eth', 'These are several names.'],
  ['nick@example.com', 'This is an e-mail address, not a name.'],
])('says that %s is not a name, instead of showing its findings', (text, headline) => {
  expect(format(inspect(text), { pasted: readPasted(text) })).toBe(headline);
});
