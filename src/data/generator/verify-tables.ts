import { domainToASCII } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { createConfusableTarget } from '../../engine/confusables/confusable-table.ts';
import { createTopLevelDomains } from '../../engine/ensip15/dns-label.ts';
import { mapCharacters } from '../../engine/ensip15/map-characters.ts';
import type { AccentedLanguage } from '../../engine/tables/accented-languages.ts';
import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { decodeBulkTables } from '../../engine/tables/decode-bulk-tables.ts';
import { decodeDetailsTables } from '../../engine/tables/details-tables.ts';
import { readSections, type TableBytes } from '../../engine/tables/sections.ts';
import { encodeAccentedLanguages } from './accented-latin/load-accented-languages.ts';
import { classifyCategory, isExemplarLetter } from './classify-characters.ts';
import type { LatinReadings } from './confusables/compile-extended-reading.ts';
import { listForms, readTargets } from './confusables/listed-targets.ts';
import { judgeFontSupport } from './judge-font-support.ts';
import type { Unicode } from './unicode.ts';

interface Sources {
  readonly unicode: Unicode;
  readonly uts39: ReadonlyMap<number, string>;
  readonly domains: readonly string[];
  readonly languages: readonly AccentedLanguage[];
  readonly readings: LatinReadings;
  readonly readsAsSimple: (codePoint: number) => boolean;
}

/** Decodes the tables with the engine and compares all data with the sources. Throws at the first difference. */
export function verifyTables(
  bytes: TableBytes,
  { unicode, uts39, domains, languages, readings, readsAsSimple }: Sources,
): void {
  const bulk = decodeBulkTables(readSections(bytes.bulk));
  const details = decodeDetailsTables(readSections(bytes.details));
  const getTarget = createConfusableTarget(bulk, mapCharacters);
  const getSourceTarget = readTargets(uts39);

  const scanned = new Map<number, string>();
  details.scanCharacterNames((codePoint, stem, isWhole) => {
    scanned.set(codePoint, isWhole ? stem : `${stem}${codePoint.toString(16).toUpperCase()}`);
  });

  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    const expect = (fact: string, actual: unknown, expected: unknown) => {
      if (actual === expected) return;
      throw new Error(`${fact} of ${codePoint.toString(16)} is ${actual}, not ${expected}`);
    };
    expect('Script', bulk.script(codePoint), unicode.script(codePoint));
    expect(
      'Script_Extensions',
      bulk.scriptExtensions(codePoint).join(),
      unicode.scriptExtensions(codePoint).join(),
    );
    const category = unicode.generalCategory(codePoint);
    expect('General_Category', bulk.category(codePoint), classifyCategory(category));
    expect('exemplar', bulk.isExemplar(codePoint), isExemplarLetter(unicode, codePoint));
    expect('digit', bulk.digitZero(codePoint) !== undefined, category === 'Decimal_Number');
    expect('Emoji', bulk.isEmojiCharacter(codePoint), unicode.emoji.has(codePoint));
    expect(
      'Default_Ignorable_Code_Point',
      bulk.isDefaultIgnorable(codePoint),
      unicode.defaultIgnorable.has(codePoint),
    );
    expect('font support', bulk.fontSupport(codePoint), judgeFontSupport(unicode, codePoint));
    expect('lower case', bulk.lowerCase(codePoint), unicode.lowerCase.get(codePoint) ?? codePoint);
    expect(
      'target',
      listForms(codePoint, bulk, getTarget),
      listForms(codePoint, bulk, getSourceTarget),
    );
    expect(
      'extended reading',
      bulk.latinReadings(codePoint).join(' '),
      readings.get(codePoint)?.join(' ') ?? '',
    );
    expect('simple reading', bulk.mayReadAsSimple(codePoint), readsAsSimple(codePoint));
    expect('Age', details.age(codePoint), unicode.age(codePoint));
    expect('Block', details.block(codePoint), unicode.block(codePoint));
    const name =
      unicode.corrections.get(codePoint) ??
      unicode.names.get(codePoint) ??
      unicode.controlNames.get(codePoint);
    expect('name', details.characterName(codePoint), name);
    expect('scanned name', scanned.get(codePoint), name);
  }

  for (const [sequence, { version, name }] of unicode.rgiSequences) {
    if (bulk.emojiVersion(sequence) !== version || details.emojiName(sequence) !== name) {
      throw new Error(`The version or name of ${sequence} is wrong`);
    }
  }
  const isTopLevelDomain = createTopLevelDomains(bulk);
  if (!domains.every((each) => isTopLevelDomain(each) && isTopLevelDomain(domainToASCII(each)))) {
    throw new Error('A top-level domain is missing');
  }
  const [expected, found] = [languages, bulk.accentedLanguages].map(encodeAccentedLanguages);
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error('The languages with accented letters are wrong');
  }
}
