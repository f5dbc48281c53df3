// Which scripts never meet in a label, by the groups of characters that ENSIP-15 knows: https://docs.ens.domains/ensip/15#description-of-specjson

/** Scripts with characters in one group; every other script keeps to itself. */
const FAMILIES = [
  ['Latin', 'Han', 'Hangul', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Arabic', 'Thaana', 'Yezidi'],
  ['Devanagari', 'Dogra', 'Kaithi', 'Mahajani'],
  ['Bengali', 'Chakma', 'Syloti_Nagri', 'Myanmar', 'Tai_Le'],
  ['Tamil', 'Grantha'],
  ['Gurmukhi', 'Multani'],
  ['Gujarati', 'Khojki'],
  ['Kannada', 'Nandinagari', 'Tulu_Tigalari'],
  ['Manichaean', 'Old_Uyghur'],
];

/** Values of Script that are no script. */
const NO_SCRIPT = ['Common', 'Inherited', 'Combined', 'Unknown'];

/** A script by which its family is told; null goes with any. */
const FAMILY: ReadonlyMap<string, string | null> = new Map([
  ...FAMILIES.flatMap((scripts) =>
    scripts.map((script) => [script, scripts[0] as string] as const),
  ),
  ...NO_SCRIPT.map((script) => [script, null] as const),
]);

/** Greek letters that are in groups of other scripts too. */
const SHARED_LETTERS = /[ξπ]/;

/** True when ENSIP-15 refuses every label that has these graphemes, for scripts that no group has together. */
export function mixesFamilies(
  graphemes: readonly { readonly script: string; readonly mapped: string | null }[],
): boolean {
  let found: string | null = null;
  for (const { script, mapped } of graphemes) {
    const family = FAMILY.get(script);
    if (family === null || !mapped || (script === 'Greek' && SHARED_LETTERS.test(mapped))) continue;
    const next = family ?? script;
    if (found !== null && next !== found) return true;
    found = next;
  }
  return false;
}
