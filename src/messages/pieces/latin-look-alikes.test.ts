import { describe, expect, it } from 'vitest';
import { createConfusableLists } from '../../engine/confusables/confusable-lists.ts';
import { createInspector } from '../../engine/inspector.ts';
import { createListEngine } from '../../engine/list-engine.ts';
import { readSections } from '../../engine/tables/sections.ts';
import { readTables } from '../../engine/testing/read-tables.ts';
import { LATIN_LOOK_ALIKES } from './latin-look-alikes.ts';
import { readPasted } from './read-pasted.ts';

const tables = readTables();
const { parts } = createListEngine(tables);
const { confusables, bulkTables } = parts;
const { list } = createConfusableLists(readSections(tables.details), confusables, bulkTables);

const PLAIN = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const LISTED = new Set(PLAIN.flatMap(list));
const READS_AS_PLAIN = /^(?=.*[a-z\d])[a-z\d$_-]+$/;

/** Checks whether the engine reads a character as Latin letters or digits. */
function readsAsPlain(character: string): boolean {
  const { skeleton, looseSkeleton, canonical, extendedReadings } = confusables;
  const readings = [
    skeleton(character),
    looseSkeleton(character),
    canonical(character) ?? '',
    ...extendedReadings(character),
  ];
  return LISTED.has(character) || readings.some((reading) => READS_AS_PLAIN.test(reading));
}

/** Han, kana and Hangul, without the Hangul syllables and the Hangul letters that are never words. */
const WORD_LETTER =
  /^(?![\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF\uFFA0-\uFFDC])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]$/u;

it('lists every Han and kana character that the engine reads as Latin', () => {
  const isListed = new RegExp(`[${LATIN_LOOK_ALIKES}]`, 'u');
  const missing: string[] = [];
  for (let codePoint = 0x80; codePoint < 0x32_000; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (!WORD_LETTER.test(character) || isListed.test(character)) continue;
    if (readsAsPlain(character)) missing.push(character);
  }
  expect(missing).toEqual([]);
});

it('lists no other letters outside its ranges', () => {
  const letters = [...LATIN_LOOK_ALIKES.replace(/\\u.*/u, '')];
  expect(letters.filter((letter) => !readsAsPlain(letter))).toEqual([]);
});

/** Names that cannot be distinguished from the Chinese words before them, so both are inspected together. */
const LIKE_WORDS = /^(?:-|[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}]+\.eth$)/u;

describe.each(['metamask.eth', 'vitalik.eth', 'opensea.eth'])('imitations of %s', (name) => {
  const candidates = [...createInspector(tables).imitations(name)].map((each) => each.name);
  const findUnseen = (names: readonly string[], before: string, after: string) =>
    names.filter((each) => !readPasted(before + each + after)?.names.includes(each));

  it('are found whole in an English message', () => {
    expect(findUnseen(candidates, 'Pay uniswap.eth and ', ' today')).toEqual([]);
  });

  it.each(['请转给', '请转0.5ETH给', '我用USDC给'])('are found whole after %s', (before) => {
    const others = candidates.filter((each) => !LIKE_WORDS.test(each));
    expect(findUnseen(others, before, '谢谢')).toEqual([]);
  });
});
