import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { inspectName, inspector } from '../testing/test-inspector.ts';
import { getFuzzRuns } from '../testing/test-scope.ts';
import { bulkTables } from '../testing/test-tables.ts';

/** Labels that someone trusts: accents, keycaps, flags, other emoji and signs, and native scripts. */
const TRUSTED =
  `alice alicewong müller josé-maría łukasz gwóźdź françoise 1⃣2⃣3⃣ 1⃣23 8⃣bet bauch1⃣ 🇺🇸mint mint🇩🇪
  ⚽roma ☕coffee ♦mintgreen 👍great m🦊ask ❤lily $money o’neill ξlectric саша марко γεωργία 日本 山田太郎 ペイペイ
  김민수 서울특별시 नईदिल्ली สวัสดี ខ្មែរ தமிழ் محمود אברהם გიორგი հայաստան 𞤨𞤵𞤤𞤢𞤪 ❤josé 1⃣김철수 8⃣日本`.split(
    /\s+/,
  );

const inspectors = new Map(
  TRUSTED.map((label) => [label, inspector.withWatchlist({ watchlist: [`${label}.eth`] })]),
);

/** Pieces that mutations add: look-alikes, words, emoji, keycaps, flags, letters of other scripts. */
const PIECES =
  `a e i l o u n m r rn cl 0 1 2 8 - -support support- pay -app wallet 官方 -поддержка ì é ü ö ç ó а о е і
  γ ο с ш 曰 木 乙 口 ー 二 ᄀ 깁 민 지 न दि ल्ली เ แ ា ែ ี َ م ר ד ა ს հ ծ 𞤢 1⃣ 2⃣ 8⃣ ⚽ ⚾ ☕ 🔒 🇺🇸 🇩🇪 👍 👎 ❤ ♥ ® $ ’ ٣ २ ⓐ 🅰`.split(
    /\s+/,
  );

const anyMutation = fc.tuple(
  fc.constantFrom('replace', 'add', 'omit', 'double', 'swap'),
  fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  fc.constantFrom(...PIECES),
);

type Mutation = typeof anyMutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(label: string, [kind, place, piece]: Mutation): string {
  const graphemes = splitGraphemes(label, bulkTables);
  const at = Math.floor(place * graphemes.length);
  const [own = '', next = ''] = graphemes.slice(at, at + 2);
  const changed = {
    replace: [1, piece],
    add: [0, piece],
    omit: [1, ''],
    double: [1, own + own],
    swap: [2, next + own],
  } as const;
  const [count, text] = changed[kind as keyof typeof changed];
  return graphemes.toSpliced(at, count, text).join('');
}

const QUOTED = '“([^”]*)”(?: \\([^)]*\\))?';

/** Phrases of evidence, and where each quoted text is. A `word` can consist of letters that the evidence reads. */
const PHRASES: readonly (readonly [RegExp, ...('name' | 'target' | 'word' | 'reading')[]])[] = [
  [new RegExp(`${QUOTED} reads as “([^”]*)”`, 'gu'), 'name', 'reading'],
  [new RegExp(`${QUOTED} replaces “([^”]*)”`, 'gu'), 'word', 'target'],
  [new RegExp(`${QUOTED} is added(?! to)`, 'gu'), 'word'],
  [new RegExp(`${QUOTED}(?=(?:(?:, | and )“[^”]*”)* (?:is|are) added to)`, 'gu'), 'word'],
  [/“([^”]*)” is doubled/gu, 'word'],
  [/“([^”]*)” is missing/gu, 'target'],
];

/** Lists the quoted texts of evidence that are not where it says. */
function listUntrue(evidence: string, label: string, target: string): string[] {
  const bare = (text: string) => text.replace(/[-’.]/gu, '');
  const has = (text: string, part: string) => text.includes(part) || bare(text).includes(part);
  let read = label;
  const readings: string[] = [];
  for (const [, piece = '', reading = ''] of evidence.matchAll(PHRASES[0]?.[0] as RegExp)) {
    read = read.replaceAll(piece, reading);
    readings.push(reading);
  }
  const words = evidence.includes('added to') ? read : '';
  const places = {
    name: (text: string) => has(label, text),
    target: (text: string) => text.includes('\u20e3') || has(target.replace(/.\u20e3/gu, ''), text),
    word: (text: string) => has(label, text) || has(read, text),
    reading: (text: string) => has(target, text) || has(words, text),
  };
  return PHRASES.flatMap(([pattern, ...where]) =>
    Array.from(evidence.matchAll(pattern), ([, ...quoted]) =>
      quoted.filter((text, at) => !places[where[at] as keyof typeof places](text)),
    ).flat(),
  );
}

function explain(trusted: string, label: string): string | undefined {
  const by = inspectors.get(trusted) ?? inspector.withWatchlist({ watchlist: [`${trusted}.eth`] });
  const { imitates } = inspectName(`${label}.eth`, by);
  if (imitates?.name !== `${trusted}.eth`) return undefined;
  const [bulk] = by.bulkInspectNames([`${label}.eth`]);
  expect(bulk).toMatchObject({ value: { imitates } });
  return imitates.evidence.replace(' (a name that you trust)', '');
}

test('evidence quotes only texts that are in the names', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...TRUSTED),
      fc.array(anyMutation, { minLength: 1, maxLength: 2 }),
      (trusted, mutations) => {
        const label = mutations.reduce(mutate, trusted);
        const evidence = explain(trusted, label);
        // ENS changes some characters, and evidence is about the normal form.
        const isChanged = inspectName(label).normalization !== 'normalized';
        if (evidence === undefined || isChanged) return;
        found++;
        const untrue = listUntrue(evidence, label, trusted);
        expect({ trusted, label, evidence, untrue }).toMatchObject({ untrue: [] });
      },
    ),
    { numRuns: getFuzzRuns(8000) },
  );
  expect(found).toBeGreaterThan(100);
});

test.each([
  // Keycaps that both labels have.
  ['1⃣2⃣3⃣', '1⃣2⃣3⃣-support', '“support” is added to “1⃣2⃣3⃣”'],
  ['8⃣bet', '8⃣bet-app', '“app” is added to “8⃣bet”'],
  ['1⃣23', '1⃣乙3', '“乙” (U+4E59) reads as “2”'],
  ['1⃣23', '1⃣२३', '“२” (U+0968) reads as “2”, “३” (U+0969) reads as “3”'],
  // Letters that are in neither label.
  ['bauch1⃣', 'bauch', '“1⃣” is missing'],
  ['1⃣gwóźdź', '🇺🇸1⃣gwóźdź', '“🇺🇸” (U+1F1FA U+1F1F8) is added'],
  ['x.bartell', 'x.bartell⚽', '“⚽” is added to “bartell” in “bartell⚽”'],
  ['7⃣lucky', 'lucky', '“7⃣” is missing'],
  ['$money', '$$money', '“$” is added'],
  ['müller', 'mller', '“ü” is missing'],
  // Letters that are read before the edit.
  ['metamask', 'mеatmask', '“е” (U+0435) reads as “e”; “at” replaces “ta”'],
  [
    'alice',
    'аlice-suppоrt',
    '“а” (U+0430) reads as “a”, “о” (U+043E) reads as “o”; “support” is added to “alice”',
  ],
  // One letter stands for two before a mark.
  ['แม่', 'เเม่', '“เเ” (U+0E40 U+0E40) reads as “แ”'],
])('explains beside %s what differs in %s: %s', (trusted, label, evidence) => {
  expect(explain(trusted, label)).toBe(evidence);
});
