import { readFileSync } from 'node:fs';
import { isPlainText } from '../../../engine/text/plain-text.ts';
import { ByteWriter } from '../byte-writer.ts';
import { getPackageFolder, loadPackageFile } from '../packages.ts';

/** Shorter names are words or initials of many things, longer ones nobody reads at a glance. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 12;

interface Icon {
  title: string;
  /** Page of the logo. */
  source: string;
  /** Page of the rules for its use. */
  guidelines?: string;
}

interface CurrencyIcon {
  name: string;
}

/**
 * Brands and currencies of one word, sorted: of cryptocurrency-icons (CC0) and the names in @cspell/dict-cryptocurrencies
 * (MIT) all, of simple-icons (CC0) those with a press page under their own `.com`, because most of the rest are tools
 * that few people know. English words and the known names are left out.
 */
export function loadBrands(isLeftOut: (label: string) => boolean): string[] {
  const icons = readJson<Icon[]>('simple-icons/data/simple-icons.json');
  const currencies = readJson<CurrencyIcon[]>('cryptocurrency-icons/manifest.json');
  const dictionary = readText('@cspell/dict-cryptocurrencies/dict/cryptocurrencies.txt');
  const titles = [
    ...currencies.map(({ name }) => name),
    ...dictionary.split('\n').filter((line) => PROPER_NAME.test(line)),
    ...icons.filter(hasPressPage).map(({ title }) => title),
  ];
  const words = new Set(loadPackageFile<string[]>('an-array-of-english-words/index.json'));
  const labels = titles.map((title) => title.toLowerCase()).filter(isBrandLabel);
  return [...new Set(labels)].filter((label) => !words.has(label) && !isLeftOut(label)).sort();
}

/** `Immunefi`; neither a ticker nor a term such as `gasprice`. */
const PROPER_NAME = /^[A-Z].*[a-z]/;

/** In the address of a page for the press, or for whoever shows the logo. */
const PRESS_PAGE = /brand|logo|media|news|press|trademark/;

/** The logo comes from the brand's own `.com`, which has guidelines for it or a page for the press. */
function hasPressPage({ title, source, guidelines }: Icon): boolean {
  const domain = `${title.toLowerCase()}.com`;
  const { hostname, pathname } = new URL(source);
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return false;
  return guidelines !== undefined || PRESS_PAGE.test(hostname.replace(domain, pathname));
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
