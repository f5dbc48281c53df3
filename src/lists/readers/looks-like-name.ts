/** A name with a top-level domain, in any script. */
const NAME_WITH_SUFFIX = /[^.]\.\p{L}[\p{L}\p{M}]+$/u;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Checks whether a value looks like a name with a top-level domain, even if some of its characters are invisible or
 * look-alikes.
 */
export function looksLikeName(value: string): boolean {
  if (!/[.。．｡․﹒]/.test(value)) return false;
  const visible = value.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll('。', '.').trim();
  return NAME_WITH_SUFFIX.test(visible.replace(/[./]+$/, ''));
}
