import { loadUnicodeFile } from '../packages.ts';

/** Plain texts of superscript and subscript characters, such as `y` of U+02B8 (ʸ): https://www.unicode.org/reports/tr44/#Character_Decomposition_Mappings */
export function loadRaisedForms(): ReadonlyMap<string, string> {
  const mappings = ['Super', 'Sub'].flatMap((kind) => [
    ...loadUnicodeFile<Map<number, number[]>>(`Decomposition_Mapping/${kind}/code-points.mjs`),
  ]);
  return new Map(
    mappings.map(([raised, plain]) => [
      String.fromCodePoint(raised),
      String.fromCodePoint(...plain),
    ]),
  );
}
