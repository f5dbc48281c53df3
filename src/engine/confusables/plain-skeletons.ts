// Skeletons of plain text, for which no table is needed: https://www.unicode.org/reports/tr39/#def-skeleton

/** The prototypes of `[a-z0-9_$-]` that are not the character itself; the dots between labels stay. */
const PROTOTYPES: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', m: 'rn', w: 'vv' };

const PIECES = Array.from({ length: 0x80 }, (_, codePoint) => {
  const character = String.fromCharCode(codePoint);
  return PROTOTYPES[character] ?? character;
});

/** The skeleton of labels of `[a-z0-9_$-]`, or of several joined by dots: the same as with the tables. */
export function getPlainSkeleton(text: string): string {
  if (!/[01mw]/.test(text)) return text;
  let joined = '';
  for (let at = 0; at < text.length; at++) joined += PIECES[text.charCodeAt(at)];
  return joined;
}

/** Letters that read as one when they stand together: `cl` as `d`. Makes the loose skeleton of such labels of theirs. */
export function joinLetterPairs(skeleton: string): string {
  return skeleton.includes('cl') ? skeleton.replaceAll('cl', 'd') : skeleton;
}
