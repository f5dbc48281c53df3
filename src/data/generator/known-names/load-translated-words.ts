// Loads words from CLDR, which has names of emoji, signs, languages and countries in more languages than dictionaries:
// https://www.unicode.org/reports/tr35/tr35-general.html#Annotations

import { existsSync, readdirSync } from 'node:fs';
import { getPackageFolder, loadPackageFile } from '../packages.ts';

interface Annotations {
  annotations: { annotations?: Readonly<Record<string, { default?: string[]; tts?: string[] }>> };
}

interface DisplayNames {
  main: Readonly<
    Record<
      string,
      { localeDisplayNames: Readonly<Record<string, Readonly<Record<string, string>>>> }
    >
  >;
}

const ANNOTATIONS = 'cldr-annotations-full/annotations';

/** Nigerian Pidgin. CLDR writes its English words with accents that most people leave out. */
const LEFT_OUT = 'pcm';

/** Lists the CLDR locales with names of emoji, without variants such as `de-CH`. */
export function listLocales(): string[] {
  return readdirSync(getPackageFolder(ANNOTATIONS))
    .filter((name) => !name.includes('-') && existsSync(getPackageFolder(getPath(name))))
    .filter((name) => name !== LEFT_OUT)
    .sort();
}

function getPath(locale: string): string {
  return `${ANNOTATIONS}/${locale}/annotations.json`;
}

/** Returns the words of a CLDR locale in lower case. */
export function loadTranslatedWords(locale: string): string[] {
  const { annotations = {} } = loadPackageFile<Annotations>(getPath(locale)).annotations;
  const texts = [
    ...Object.values(annotations).flatMap(({ default: keywords = [], tts = [] }) => [
      ...keywords,
      ...tts,
    ]),
    ...['languages', 'territories'].flatMap((kind) => loadDisplayNames(locale, kind)),
  ];
  return [
    ...new Set(
      texts
        .join(' ')
        .normalize()
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu),
    ),
  ];
}

function loadDisplayNames(locale: string, kind: string): string[] {
  const path = `cldr-localenames-full/main/${locale}/${kind}.json`;
  if (!existsSync(getPackageFolder(path))) return [];
  const { main } = loadPackageFile<DisplayNames>(path);
  return Object.values(main[locale]?.localeDisplayNames[kind] ?? {});
}
