import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { domainToASCII, domainToUnicode } from 'node:url';
import { PLAIN_LISTS_SECTION } from '../../engine/confusables/confusable-lists.ts';
import { type Confusables, createConfusables } from '../../engine/confusables/confusables.ts';
import { NATIVE_LOOKS_SECTION } from '../../engine/confusables/native-looks.ts';
import { SPELLINGS_SECTION } from '../../engine/confusables/spellings.ts';
import { BRANDS_SECTION } from '../../engine/known-names/brands.ts';
import { BULK_SECTIONS, decodeBulkTables } from '../../engine/tables/decode-bulk-tables.ts';
import { DETAILS_SECTIONS } from '../../engine/tables/details-tables.ts';
import { KNOWN_NAMES } from '../known-names/known-names.ts';
import { listAlphabets } from './accented-latin/alphabets.ts';
import {
  encodeAccentedLanguages,
  loadAccentedLanguages,
} from './accented-latin/load-accented-languages.ts';
import { loadUnaccentedWords } from './accented-latin/unaccented-words.ts';
import { writeBytes, writeSections } from './byte-writer.ts';
import { encodeCharacterClasses } from './classify-characters.ts';
import { compileHashing, HASHING_SOURCES } from './compile-hashing.ts';
import {
  CONFUSABLES_PATH,
  loadConfusableSources,
  loadNewPairs,
  NEXT_CONFUSABLES_PATH,
} from './confusable-sources.ts';
import {
  compileExtendedReadings,
  createSimpleReadings,
  encodeExtendedReadings,
} from './confusables/compile-extended-reading.ts';
import { createConfusableSections } from './confusables/confusable-sections.ts';
import { CONTEXTUAL_READINGS } from './confusables/contextual-readings.ts';
import { encodePlainLists } from './confusables/encode-plain-lists.ts';
import { DO_NOT_EMIT_PATH, encodeSpellings } from './confusables/encode-spellings.ts';
import { EXTENDED_READINGS, type ExtendedReading } from './confusables/extended-readings.ts';
import { encodeNativeLooks, groupNativeLooks } from './confusables/group-native-looks.ts';
import { encodeListedTargets, selectListedTargets } from './confusables/listed-targets.ts';
import {
  encodeDigitZeros,
  encodeFlags,
  encodeLowerCase,
  encodeTexts,
} from './encode-code-points.ts';
import { encodeEmojiNames, encodeEmojiVersions } from './encode-emoji.ts';
import { encodeLookAlikeLetters } from './encode-look-alike-letters.ts';
import { encodeAliases, encodeNames } from './encode-names.ts';
import {
  compileKnownNames,
  compileNames,
  compileNativeNames,
} from './known-names/compile-names.ts';
import { compileKnownSites } from './known-names/compile-sites.ts';
import { listEverydayWords } from './known-names/everyday-words.ts';
import { loadBrands } from './known-names/load-brands.ts';
import {
  loadPackageFile,
  readProjectPackageVersion,
  readWantedPackages,
  UNICODE_VERSION,
} from './packages.ts';
import { loadUnicode } from './unicode.ts';
import { loadSimilarVariants } from './unihan.ts';
import { verifyTables } from './verify-tables.ts';

/**
 * Generates the committed files by their path in `src`. The bytes are the same at every run. Throws if a table differs
 * from its sources.
 */
export function generate(): Map<string, Uint8Array> {
  const unicode = loadUnicode();
  const sources = loadConfusableSources();
  const { uts39 } = sources;
  const domains = loadTopLevelDomains();
  const confusables = createConfusableSections(unicode, sources);
  const languages = loadAccentedLanguages();
  const listed = new Set(KNOWN_NAMES.map(([label]) => label));
  const brands = loadBrands((label) => listed.has(label));

  const sections = {
    [BULK_SECTIONS.characters]: encodeCharacterClasses(unicode),
    [BULK_SECTIONS.emojiVersions]: encodeEmojiVersions(unicode.rgiSequences),
    [BULK_SECTIONS.digitZeros]: encodeDigitZeros(unicode),
    [BULK_SECTIONS.lowerCase]: encodeLowerCase(unicode),
    [BULK_SECTIONS.listedTargets]: encodeListedTargets(selectListedTargets(uts39, unicode)),
    [BULK_SECTIONS.topLevelDomains]: writeTexts(domains),
    [BULK_SECTIONS.accentedLanguages]: encodeAccentedLanguages(languages),
    [BULK_SECTIONS.alphabets]: writeTexts(listAlphabets()),
    [BULK_SECTIONS.unaccentedWords]: writeTexts(loadUnaccentedWords()),
    // Replaced below, because finding the words needs the other sections.
    [BULK_SECTIONS.everydayWords]: writeTexts([]),
    ...confusables.bulk,
    [SPELLINGS_SECTION]: encodeSpellings(),
    [BRANDS_SECTION]: writeTexts(brands),
    [NATIVE_LOOKS_SECTION]: encodeNativeLooks(
      groupNativeLooks([...loadNewPairs(), ...loadSimilarVariants()], unicode),
    ),
    // Replaced below, because finding the readings needs the other sections.
    [BULK_SECTIONS.latinReadings]: encodeExtendedReadings(new Map()),
    // Replaced below. Until then, every character is flagged, so that the engine skips none of them.
    [BULK_SECTIONS.simpleReadings]: encodeFlags(() => true),
  };
  const { looseSkeleton } = decodeConfusables(sections);
  const compileReadings = (entries: readonly ExtendedReading[]) =>
    compileExtendedReadings(entries, uts39, looseSkeleton);
  const readings = compileReadings([...EXTENDED_READINGS, ...CONTEXTUAL_READINGS]);
  sections[BULK_SECTIONS.latinReadings] = encodeExtendedReadings(readings);
  const readsAsSimple = createSimpleReadings(unicode, decodeConfusables(sections));
  sections[BULK_SECTIONS.simpleReadings] = encodeFlags(readsAsSimple);
  const everydayWords = listEverydayWords(writeSections(sections), compileNames());
  sections[BULK_SECTIONS.everydayWords] = writeTexts(everydayWords);
  const bulk = writeSections(sections);
  const details = writeSections({
    [DETAILS_SECTIONS.ages]: encodeTexts(unicode.age),
    [DETAILS_SECTIONS.blocks]: encodeTexts(unicode.block),
    [DETAILS_SECTIONS.characterAliases]: encodeAliases(unicode),
    ...encodeNames(unicode),
    [DETAILS_SECTIONS.emojiNames]: encodeEmojiNames(unicode.rgiSequences),
    ...confusables.details,
    [PLAIN_LISTS_SECTION]: encodePlainLists(compileReadings(EXTENDED_READINGS)),
  });
  verifyTables({ bulk, details }, { unicode, uts39, domains, languages, readings, readsAsSimple });

  const tables = new Map([
    ['data/tables/bulk.bin', bulk],
    ['data/tables/details.bin', details],
    ['data/tables/hashing.wasm', compileHashing()],
  ]);
  return new Map([
    ...tables,
    ['data/tables/encoded-bulk.ts', encode(encodeModule(bulk))],
    ['data/tables/domain-list.ts', encode(encodeDomainsModule(domains))],
    ['data/tables/known-sites.ts', encode(compileKnownSites())],
    ['data/tables/look-alike-letters.ts', encode(encodeLookAlikeLetters({ bulk, details }))],
    ['data/tables/manifest.json', encode(createManifest(tables))],
    ['engine/known-names/compiled-list.ts', encode(compileKnownNames())],
    ['engine/known-names/compiled-native-names.ts', encode(compileNativeNames())],
  ]);
}

function writeTexts(sorted: readonly string[]): Uint8Array {
  return writeBytes((writer) => writer.sortedTextList(sorted));
}

/** Creates the engine's confusables from the sections so far. */
function decodeConfusables(sections: Record<string, Uint8Array>): Confusables {
  const bulk = new Map(Object.entries(sections));
  return createConfusables(bulk, decodeBulkTables(bulk));
}

/** Writes the bulk table as a module, for environments that cannot load files. */
function encodeModule(bulk: Uint8Array): string {
  return `// bulk.bin in Base64, written by npm run data.\nexport const ENCODED_BULK: string =\n  '${Buffer.from(bulk).toString('base64')}';\n`;
}

/** Formats the top-level domains as a module, for code that reads text without loading the bulk table. */
function encodeDomainsModule(domains: Iterable<string>): string {
  return `// Top-level domains of DNS, written by npm run data.\nexport const TOP_LEVEL_DOMAINS: string =\n  '${[...domains].join(' ')}';\n`;
}

/** Writes the manifest, with packages, sources and hashes of the tables. */
function createManifest(tables: ReadonlyMap<string, Uint8Array>): string {
  const ensNormalize = '@adraffy/ens-normalize';
  const content = {
    command: 'npm run data',
    unicode: UNICODE_VERSION,
    packages: { [ensNormalize]: readProjectPackageVersion(ensNormalize), ...readWantedPackages() },
    sources: Object.fromEntries(
      [CONFUSABLES_PATH, NEXT_CONFUSABLES_PATH, DO_NOT_EMIT_PATH, ...HASHING_SOURCES].map(
        (path) => [path, describe(readSource(path))],
      ),
    ),
    tables: Object.fromEntries(
      [...tables].map(([path, bytes]) => [basename(path), describe(bytes)]),
    ),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function readSource(path: string): Uint8Array {
  return readFileSync(new URL(`../${path}`, import.meta.url));
}

function describe(bytes: Uint8Array): { bytes: number; sha256: string } {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Loads the sorted list of IANA's top-level domains, as U-labels if they are not ASCII. Throws if one is invalid. */
function loadTopLevelDomains(): string[] {
  const domains = loadPackageFile<string[]>('tlds/index.json');
  for (const domain of domains) {
    const isLabel = domainToUnicode(domain) === domain && domainToASCII(domain) !== '';
    if (!isLabel || domain !== domain.toLowerCase()) throw new Error(`Unexpected ${domain}`);
  }
  return [...domains].sort();
}
