import { describe, expect, test } from 'vitest';
import { readTables } from '../testing/read-tables.ts';
import { decodeBulkTables } from './decode-bulk-tables.ts';
import { applyTones, decodeDetailsTables, readEmojiTemplates } from './details-tables.ts';
import { openSection, readSections } from './sections.ts';

const bytes = readTables();
const bulkSections = readSections(bytes.bulk);
const detailsSections = readSections(bytes.details);
const tables = decodeDetailsTables(detailsSections);
const bulk = decodeBulkTables(bulkSections);

describe('names and ages of characters', () => {
  test.each<[codePoint: number, age: string, name: string | undefined]>([
    [0x61, '1.1', 'LATIN SMALL LETTER A'],
    [0x267e, '4.1', 'PERMANENT PAPER SIGN'],
    [0x1fac8, '17.0', 'HAIRY CREATURE'],
    [0x088f, '17.0', 'ARABIC LETTER NOON WITH RING ABOVE'],
    // Names derived by rule.
    [0x4e00, '1.1', 'CJK UNIFIED IDEOGRAPH-4E00'],
    [0x323b0, '17.0', 'CJK UNIFIED IDEOGRAPH-323B0'],
    [0xf900, '1.1', 'CJK COMPATIBILITY IDEOGRAPH-F900'],
    [0x18d00, '13.0', 'TANGUT IDEOGRAPH-18D00'],
    [0x1b170, '10.0', 'NUSHU CHARACTER-1B170'],
    [0x18b00, '13.0', 'KHITAN SMALL SCRIPT CHARACTER-18B00'],
    [0x13460, '16.0', 'EGYPTIAN HIEROGLYPH-13460'],
    [0xac00, '2.0', 'HANGUL SYLLABLE GA'],
    [0xd7a3, '2.0', 'HANGUL SYLLABLE HIH'],
    // Formal aliases: corrections, controls and figments.
    [0x01a2, '1.1', 'LATIN CAPITAL LETTER GHA'],
    [0xfe18, '4.1', 'PRESENTATION FORM FOR VERTICAL RIGHT WHITE LENTICULAR BRACKET'],
    [0x0000, '1.1', 'NULL'],
    [0x000a, '1.1', 'LINE FEED'],
    // Designated code points without a name.
    [0xd800, '2.0', undefined],
    [0xe000, '1.1', undefined],
    [0xfdd0, '3.1', undefined],
    [0x10ffff, '2.0', undefined],
  ])('code point %i has the age %s and the name %s', (codePoint, age, name) => {
    expect(tables.characterName(codePoint)).toBe(name);
    expect(tables.age(codePoint)).toBe(age);
  });

  test('every character has a unique name, and other code points have no name', () => {
    const names = new Set<string>();
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
      const name = tables.characterName(codePoint);
      const isCharacter = bulk.script(codePoint) !== 'Unknown';
      if ((name !== undefined) !== isCharacter) expect.fail(`U+${codePoint.toString(16)}: ${name}`);
      if (name !== undefined) names.add(name);
    }
    expect(names.size).toBe(159_866);
  });

  test('characters, private use, noncharacters and surrogates have an age', () => {
    const counts = new Map<string | undefined, number>();
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
      const age = tables.age(codePoint);
      counts.set(age, (counts.get(age) ?? 0) + 1);
    }
    expect(counts.get(undefined)).toBe(0x110000 - 159_866 - 137_468 - 66 - 2_048);
    expect(counts.get('17.0')).toBe(4_803);
    expect(counts.get('16.0')).toBe(5_185);
    expect(counts.get('1.1')).toBe(33_979);
    expect(counts.size).toBe(29);
  });
});

describe('blocks and aliases of characters', () => {
  test('the table has all 346 blocks of Unicode 17', () => {
    const blocks = new Set<string | undefined>();
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) blocks.add(tables.block(codePoint));
    blocks.delete(undefined);
    expect(blocks.size).toBe(346);
  });

  test.each([
    [0x200d, ['ZWJ']],
    [0xfeff, ['BOM', 'ZWNBSP', 'BYTE ORDER MARK']],
    [0xa, ['LF', 'NL', 'EOL', 'LINE FEED', 'NEW LINE', 'END OF LINE']],
    [0x2118, ['SCRIPT CAPITAL P']],
    [0x61, []],
  ])('code point %i has the aliases %j', (codePoint, aliases) => {
    const own = tables.characterAliases().filter((each) => each.codePoint === codePoint);
    expect(own.map(({ alias }) => alias)).toEqual(aliases);
  });

  test('scanCharacterNames visits ascending code points with the names that characterName returns', () => {
    let before = -1;
    let count = 0;
    tables.scanCharacterNames((codePoint, stem, isWhole) => {
      const name = isWhole ? stem : `${stem}${codePoint.toString(16).toUpperCase()}`;
      if (codePoint <= before || name !== tables.characterName(codePoint)) {
        expect.fail(`U+${codePoint.toString(16)}: ${name}`);
      }
      before = codePoint;
      count++;
    });
    expect(count).toBe(159_866);
  });
});

describe('names of emoji sequences', () => {
  test.each([
    ['👍🏽', 'thumbs up: medium skin tone'],
    ['1⃣', 'keycap: 1'],
    ['🇨🇮', 'flag: Côte d’Ivoire'],
    ['👨‍🚀', 'man astronaut'],
    ['🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 'flag: Scotland'],
    ['🧑🏻‍🤝‍🧑🏻', 'people holding hands: light skin tone'],
    ['🧑🏻‍🤝‍🧑🏿', 'people holding hands: light skin tone, dark skin tone'],
    ['👩🏽‍❤‍💋‍👨🏿', 'kiss: woman, man, medium skin tone, dark skin tone'],
    ['🏃🏻‍♀‍➡', 'woman running facing right: light skin tone'],
    ['🏿', 'dark skin tone'],
    ['🇦🇧', undefined],
    ['❤\ufe0f', undefined],
  ])('the name of %s is %s', (text, name) => {
    expect(tables.emojiName(text)).toBe(name);
  });

  test('all 3,953 RGI emoji have a name and a version', () => {
    const templates = readEmojiTemplates(openSection(detailsSections, 'emoji-names'));
    const sequences = templates.flatMap(({ text, tones }) => tones.map((t) => applyTones(text, t)));
    expect(new Set(sequences).size).toBe(3_953);
    for (const sequence of sequences) {
      expect(tables.emojiName(sequence)).toMatch(/^\P{Cc}+$/u);
      expect(bulk.emojiVersion(sequence)).toBeGreaterThanOrEqual(0.6);
      expect(bulk.isEmojiCharacter(sequence.codePointAt(0) as number)).toBe(true);
    }
  });
});

test('throws immediately if a section is missing', () => {
  const sections = new Map(detailsSections);
  sections.delete('ages');
  expect(() => decodeDetailsTables(sections)).toThrow('has no section "ages"');
});
