import { loadUnicodeFile } from '../packages.ts';

/** Loads the plain texts of superscripts and subscripts, such as `ʸ → y`: https://www.unicode.org/reports/tr44/#Character_Decomposition_Mappings */
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
