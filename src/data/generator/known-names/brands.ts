import { readFileSync } from 'node:fs';
import { isPlainText } from '../../../engine/text/plain-text.ts';
import { ByteWriter } from '../byte-writer.ts';
import { getPackageFolder, loadPackageFile } from '../packages.ts';

/** Shorter names are words or initials of many things, longer ones nobody reads at a glance. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 12;

interface Icon {
  title: string;
}

interface CurrencyIcon {
  name: string;
}

/**
 * Brands and currencies of one word that have an icon, sorted: simple-icons and cryptocurrency-icons (CC0),
 * @cspell/dict-cryptocurrencies (MIT). English words and the known names are left out.
 */
export function loadBrands(isLeftOut: (label: string) => boolean): string[] {
  const icons = readJson<Icon[]>('simple-icons/data/simple-icons.json');
  const currencies = readJson<CurrencyIcon[]>('cryptocurrency-icons/manifest.json');
  const dictionary = readText('@cspell/dict-cryptocurrencies/dict/cryptocurrencies.txt');
  const titles = [
    ...icons.map(({ title }) => title),
    ...currencies.map(({ name }) => name),
    ...dictionary.split('\n').filter((line) => !line.startsWith('#')),
  ];
  const words = new Set(loadPackageFile<string[]>('an-array-of-english-words/index.json'));
  const labels = titles.map((title) => title.toLowerCase()).filter(isBrandLabel);
  return [...new Set(labels)].filter((label) => !words.has(label) && !isLeftOut(label)).sort();
}

function isBrandLabel(label: string): boolean {
  const { length } = label;
  return (
    length >= MIN_LENGTH && length <= MAX_LENGTH && isPlainText(label) && !/^\d+$|-/.test(label)
  );
}

export function encodeBrands(labels: readonly string[]): Uint8Array {
  const writer = new ByteWriter();
  writer.sortedTextList(labels);
  return writer.toBytes();
}

function readText(path: string): string {
  return readFileSync(getPackageFolder(path), 'utf8');
}

function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}
