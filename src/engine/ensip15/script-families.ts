// Decides which scripts ENSIP-15 never accepts in the same label: https://docs.ens.domains/ensip/15#description-of-specjson

/** Scripts in the same ENSIP-15 group. Every other script is its own family. */
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

/** Values of Script that do not name a script. */
const NO_SCRIPT = ['Common', 'Inherited', 'Combined', 'Unknown'];

/** Family of each script, named after the first script of the family. Null if the script fits every family. */
const FAMILY: ReadonlyMap<string, string | null> = new Map([
  ...FAMILIES.flatMap((scripts) =>
    scripts.map((script) => [script, scripts[0] as string] as const),
  ),
  ...NO_SCRIPT.map((script) => [script, null] as const),
]);

/** Greek letters that are also in groups of other scripts. */
const SHARED_LETTERS = /[ξπ]/;

/** Checks whether graphemes belong to different script families. ENSIP-15 rejects every label that mixes families. */
export function mixesScriptFamilies(
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
