import { expect, it, test } from 'vitest';
import type { NameComparison } from '../contract/inspector-service.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { compareNames } from './compare-names.ts';

const inspector = await createNodeInspector();

function compare(first: string, second: string): NameComparison {
  const outcome = compareNames(inspector, first, second);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

/** Formats how each name imitates the other, such as `identical_look alert`. */
function formatImitations(first: string, second: string): string[] {
  return compare(first, second).imitations.map((found) =>
    found ? `${found.kind} ${found.status}` : 'none',
  );
}

const ZWJ = '\u200d';
const CYRILLIC_A = '\u0430';

it.each([
  ['hello.eth', 'world.eth', 'none', 'none'],
  ['hello.eth', 'hello.eth', 'none', 'none'],
  // Neither name is a known name.
  ['zigzagrner.eth', 'zigzagmer.eth', 'identical_look alert', 'identical_look alert'],
  // The second name has no warning of its own.
  ['zïgzagger.eth', 'zigzagger.eth', 'similar_look alert', 'similar_look warn'],
  // Neither name has a warning of its own.
  ['josé.eth', 'jose.eth', 'similar_look warn', 'similar_look warn'],
  // Only the labels after the equal ones are compared.
  ['pay.zigzaggre.eth', 'pay.zigzagger.eth', 'one_edit warn', 'one_edit warn'],
  ['pay.metamsak.eth', 'pay.metamask.eth', 'one_edit warn', 'none'],
  // The report on the first name decides about an imitation of a known name.
  ['vitalik9.eth', 'vitalik.eth', 'added_words info', 'none'],
  ['venom.eth', 'venmo.eth', 'one_edit info', 'none'],
  ['n1ck.eth', 'nick.eth', 'similar_look warn', 'none'],
  ['zigzagger-support.eth', 'zigzagger.eth', 'added_words warn', 'none'],
  ['zigzagger.eth', 'zigzagger-support.eth', 'none', 'added_words warn'],
  // The input is compared before ENS normalizes it to zigzaiger.eth.
  ['zigzaIger.eth', 'zigzalger.eth', 'identical_look alert', 'similar_look warn'],
  // A name that ENS rejects can imitate, but cannot be imitated.
  [`zig${ZWJ}zag.eth`, 'zigzag.eth', 'identical_look alert', 'none'],
  ['a.eth', `${CYRILLIC_A}.eth`, 'none', 'identical_look alert'],
  // ENS normalizes both names to the same name.
  ['ZIGZAG.eth', 'zigzag.eth', 'none', 'none'],
  // Imitations of brands and addresses do not count.
  ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth', 'nick.eth', 'none', 'none'],
  ['a'.repeat(201), 'a'.repeat(202), 'none', 'none'],
  ['', '', 'none', 'none'],
])('finds how %j and %j imitate each other: %s and %s', (first, second, forth, back) => {
  expect(formatImitations(first, second)).toEqual([forth, back]);
});

it.each([
  ['METAMASK.eth', 'rnetamask.eth', '“m” reads as “rn”'],
  ['RNETAMASK.eth', 'metamask.eth', '“rn” reads as “m”'],
  ['rnetamask.eth', 'METAMASK.eth', '“rn” reads as “m”'],
  // A capital I looks like a lower-case l, so it is evidence.
  ['NICK.eth', 'nlck.eth', '“I” (U+0049) reads as “l”'],
  ['VitaIik.eth', 'vitalik.eth', '“I” (U+0049) reads as “l”'],
])('ignores capitals other than I in the evidence of %s and %s: %s', (first, second, evidence) => {
  expect(compare(first, second).imitations[0]?.evidence).toBe(evidence);
});

test('ignores the watchlist, and does not mention it in the evidence', () => {
  const watching = inspector.withWatchlist({ watchlist: ['other.eth'], usesKnownNames: false });
  const outcome = compareNames(watching, 'zigzagger.eth', 'zigzager.eth');
  expect(outcome.ok && outcome.value.imitations[0]).toEqual({
    name: 'zigzager.eth',
    kind: 'one_edit',
    status: 'warn',
    evidence: '“g” is doubled',
  });
  expect(watching.bulkInspectNames(['othr.eth'])[0]).toMatchObject({
    value: { imitates: { name: 'other.eth' } },
  });
});

test.each([
  ['a\ud800.eth', 'a.eth'],
  ['a.eth', 'a\ud800.eth'],
])('rejects a lone surrogate in %j and %j', (first, second) => {
  expect(compareNames(inspector, first, second)).toMatchObject({
    ok: false,
    problem: { code: 'unpaired_surrogate' },
  });
});
