import { readdirSync, readFileSync } from 'node:fs';
import { getPackageFolder } from './packages.ts';

const PREFIX = 'dictionary-';

/** Lists the languages of the installed Hunspell dictionaries, such as `de` and `pt-pt`, sorted. */
export function listDictionaries(): string[] {
  return readdirSync(getPackageFolder(''))
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .sort();
}

/** Returns the words of a Hunspell dictionary, without their flags and inflections. */
export function loadDictionary(language: string): string[] {
  const text = readFileSync(getPackageFolder(`${PREFIX}${language}/index.dic`), 'utf8');
  return text.split('\n').map((line) => line.replace(/[/\s].*$/s, ''));
}

/** Returns the words of a Hunspell dictionary that consist of composed Latin letters. */
export function loadLatinWords(language: string): string[] {
  return loadDictionary(language)
    .map((word) => word.normalize())
    .filter((word) => /^\p{Script=Latin}+$/u.test(word));
}
