const ASCII = /^[\0-\x7f]*$/;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Creates an expression for the words of a text. Skips letters that number the words of a phrase: `1st`, `w1`, `a)`,
 * `[x]`. No list has a Latin word of two letters.
 */
function createWord(letter: string, flags: string): RegExp {
  const label = `(?<=\\d)[a-z]{1,2}(?!${letter})|[a-z]{1,2}(?=\\d)|(?<!_)[a-z](?=[).\\]:])`;
  return new RegExp(`(?<!${letter})(?!${label})${letter}+`, flags);
}

/** The marks of a keycap emoji are not letters, because `1️⃣` can number a word. */
const WORD = createWord('(?:(?![\\uFE0F\\u20E3])[\\p{L}\\p{M}])', 'giu');
const ASCII_WORD = createWord('[a-z]', 'gi');

/** Escapes of JSON and of links, entities and tags of HTML, and keys of JSON. */
const MARKUP =
  /\\(?:u([\da-f]{4})|[nrt])|(?:%[\da-f]{2})+|&(?:#(\d{1,7})|#x([\da-f]{1,6})|#?\w{1,8});|<[^<>]*>|"[^"\\]{1,40}"\s?:/gi;
const MARKUP_START = /[\\%&<"]/;

/** Lists the words of a text. Everything else separates words: spaces, commas, numbers, hidden characters. */
export function splitWords(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : WORD) ?? [];
}

function decodeLink(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ' ';
  }
}

/**
 * Resolves JSON, URL and HTML escapes. Replaces other markup with a space: `<li>away</li>` → ` away `.
 */
export function resolveMarkup(text: string): string {
  if (!MARKUP_START.test(text)) return text;
  return text.replace(MARKUP, (markup, unit?: string, decimal?: string, hex?: string) => {
    if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
    const codePoint = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (codePoint <= 0x10ffff) return String.fromCodePoint(codePoint);
    return markup.startsWith('%') ? decodeLink(markup) : ' ';
  });
}

/** Maximum number of times that a text is resolved. A link in the query of another link is encoded twice. */
const MAX_RESOLVED = 3;

/** Lists other ways to read a text: without hidden characters inside words, and with markup resolved. */
export function listReadings(text: string): string[] {
  const readings = [text, text.replace(HIDDEN, '')];
  let resolved = text;
  for (let count = 0; count < MAX_RESOLVED; count += 1) {
    resolved = resolveMarkup(resolved);
    readings.push(resolved);
  }
  return [...new Set(readings)];
}
