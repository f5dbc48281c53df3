import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BULK_SECTIONS } from '../../engine/tables/decode-bulk-tables.ts';
import { DETAILS_SECTIONS } from '../../engine/tables/decode-details-tables.ts';
import { encodeCharacterClasses } from './character-classes.ts';
import { loadConfusableSources } from './confusable-sources.ts';
import { createConfusableSections } from './confusables/confusable-sections.ts';
import {
  encodeAges,
  encodeDigitZeros,
  encodeLowerCase,
  encodePrototypes,
} from './encode-code-points.ts';
import { encodeEmojiNames, encodeEmojiVersions } from './encode-emoji.ts';
import { encodeNames } from './encode-names.ts';
import { CONFUSABLES_FILE, CONFUSABLES_PATH } from './extract-confusables.ts';
import { readProjectPackageVersion, readWantedPackages } from './packages.ts';
import { encodeTopLevelDomains, loadTopLevelDomains } from './top-level-domains.ts';
import { loadUnicode } from './unicode.ts';
import { UNICODE_VERSION } from './unicode-version.ts';
import { verifyTables } from './verify-tables.ts';
import { writeSections } from './write-sections.ts';

/** Makes the committed files of src/data/tables: contents by file name, the same at every run. Throws when what it made does not say what the sources say. */
export function generate(): Map<string, Uint8Array> {
  const unicode = loadUnicode();
  const sources = loadConfusableSources();
  const { uts39 } = sources;
  const domains = loadTopLevelDomains();
  const confusables = createConfusableSections(unicode, sources);

  const bulk = writeSections({
    [BULK_SECTIONS.characters]: encodeCharacterClasses(unicode),
    [BULK_SECTIONS.emojiVersions]: encodeEmojiVersions(unicode.rgiSequences),
    [BULK_SECTIONS.digitZeros]: encodeDigitZeros(unicode),
    [BULK_SECTIONS.lowerCase]: encodeLowerCase(unicode),
    [BULK_SECTIONS.prototypes]: encodePrototypes(uts39),
    [BULK_SECTIONS.topLevelDomains]: encodeTopLevelDomains(domains),
    ...confusables.bulk,
  });
  const details = writeSections({
    [DETAILS_SECTIONS.ages]: encodeAges(unicode),
    [DETAILS_SECTIONS.characterNames]: encodeNames(unicode),
    [DETAILS_SECTIONS.emojiNames]: encodeEmojiNames(unicode.rgiSequences),
    ...confusables.details,
  });
  verifyTables({ bulk, details }, { unicode, uts39, domains });

  const tables = new Map([
    ['bulk.bin', bulk],
    ['details.bin', details],
  ]);
  return tables.set('manifest.json', new TextEncoder().encode(createManifest(tables)));
}

/** Where the tables came from, and their hashes. */
function createManifest(tables: ReadonlyMap<string, Uint8Array>): string {
  const ensNormalize = '@adraffy/ens-normalize';
  const content = {
    command: 'npm run data',
    unicode: UNICODE_VERSION,
    packages: { [ensNormalize]: readProjectPackageVersion(ensNormalize), ...readWantedPackages() },
    sources: {
      [CONFUSABLES_PATH]: describe(readFileSync(CONFUSABLES_FILE)),
    },
    tables: Object.fromEntries([...tables].map(([name, bytes]) => [name, describe(bytes)])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function describe(bytes: Uint8Array): { bytes: number; sha256: string } {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
