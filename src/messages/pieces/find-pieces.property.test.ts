import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPieces } from './find-pieces.ts';
import { readPasted } from './read-pasted.ts';

/** Fragments of typical texts. */
const FRAGMENTS = [
  ...`vitalik nick.eth a.b.eth x eth ìé 请转给 🏴󠁧󠁢󠁥󠁮󠁧󠁿 0xd8…45 pdf 1. https:// ens: ethereum: data: javascript: app.ens.domains
    .eth.limo / ?q= # & @ : . , " ( ) [ ] < > * ; | % %20 %C3 и 。 [.] xn-- xn--vitalk-0va base ’s _ -`.split(
    /\s+/u,
  ),
  ...[' ', '\n', '\t', '\u200b', '\u202e', '\ud800'],
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  `0x${'ab'.repeat(32)}`,
  'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG',
];

const anyText = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const check = (test: (text: string) => void, texts = anyText) =>
  fc.assert(fc.property(texts, test), { numRuns: 3_000 });

it('findPieces returns pieces in order that do not overlap', () => {
  check((text) => {
    let from = 0;
    for (const { start, end, kind, names, chain, payment } of findPieces(text)) {
      expect(start).toBeGreaterThanOrEqual(from);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      if (kind === 'name' && !chain && !payment) expect(names.length).toBeGreaterThan(0);
      from = end;
    }
  });
});

it('findPieces finds its own names again', () => {
  check((text) => {
    for (const { kind, value, names } of findPieces(text)) {
      expect(names.filter((name) => !name.isWellFormed())).toEqual([]);
      // Punycode that is encoded twice is decoded further, and the host of a gateway is a link.
      if (kind !== 'name' || /xn--|\.limo/iu.test(value)) continue;
      // Null means that the whole text is the name.
      expect(readPasted(value)?.names ?? [value]).toHaveLength(1);
    }
  });
});

it('readPasted never returns the text itself, and returns each name once', () => {
  check((text) => {
    const { names } = readPasted(text) ?? { names: [] };
    expect(names).not.toContain(text);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });
});

it('readPasted returns names that are parts of the text', () => {
  const undone = /%|xn--|[。．｡․﹒]|[[({](?:\.|dot)[\])}]|[A-Z]/iu;
  const plain = anyText.filter((text) => !undone.test(text.replace(/[A-Z]/gu, '')));
  check((text) => {
    for (const name of readPasted(text)?.names ?? []) {
      expect(text.toLowerCase()).toContain(name.toLowerCase());
    }
  }, plain);
});

it('readPasted returns no separators in the names of a list', () => {
  check((text) => {
    const found = readPasted(text);
    // A name in a link can contain an encoded space.
    if (found?.kind !== 'list' || text.includes('%')) return;
    for (const name of found.names) expect(name).not.toMatch(/[\s/:,;|@]/u);
  });
});
