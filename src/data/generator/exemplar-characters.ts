import { readdirSync } from 'node:fs';
import { getPackageFolder, loadPackageFile } from './packages.ts';

interface Characters {
  main: Record<
    string,
    { characters: { exemplarCharacters?: string; auxiliary?: string; numbers?: string } }
  >;
}

/**
 * Loads the exemplar letters and numbers of all CLDR locales. Auxiliary letters are included, because ordinary words
 * need some of them: Malayalam U+0D7B (ൻ), Chinese U+9E43 (鹃).
 * https://www.unicode.org/reports/tr35/tr35-general.html#Exemplars
 */
export function loadExemplarCharacters(): ReadonlySet<number> {
  const exemplars = new Set<number>();
  for (const locale of readdirSync(`${getPackageFolder('cldr-misc-full')}/main`).sort()) {
    const file = loadPackageFile<Characters>(`cldr-misc-full/main/${locale}/characters.json`);
    const { exemplarCharacters, auxiliary, numbers } = file.main[locale]?.characters ?? {};
    for (const set of [exemplarCharacters, auxiliary, numbers]) {
      if (set === undefined) continue;
      for (const codePoint of readUnicodeSet(set)) exemplars.add(codePoint);
    }
  }
  return exemplars;
}

/**
 * Parses a UnicodeSet with literals, ranges, `\` escapes and strings in braces, and returns its characters. Throws at
 * any other syntax.
 */
function readUnicodeSet(set: string): number[] {
  const body = set.match(/^\[(.*)\]$/su)?.[1];
  if (body === undefined) throw new Error(`Not a set: ${set}`);
  const found: number[] = [];
  let rangeFrom: number | undefined;
  for (const [token, hex, escaped] of body.matchAll(/\\u([0-9A-F]{4})|\\(.)|./gsu)) {
    if (token === '{' || token === '}' || token === ' ') continue;
    if (token === '[' || token === ']' || token === '&')
      throw new Error(`Unsupported syntax: ${set}`);
    if (token === '-') {
      rangeFrom = found.at(-1);
      if (rangeFrom === undefined) throw new Error(`Range without a start: ${set}`);
      continue;
    }
    const last = hex ? Number.parseInt(hex, 16) : ((escaped ?? token).codePointAt(0) as number);
    for (let codePoint = rangeFrom ?? last; codePoint <= last; codePoint++) found.push(codePoint);
    rangeFrom = undefined;
  }
  return found;
}
