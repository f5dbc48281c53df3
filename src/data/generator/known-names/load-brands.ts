import { readFileSync } from 'node:fs';
import { isPlainText } from '../../../primitives/plain-text.ts';
import { getPackageFolder, loadPackageFile } from '../packages.ts';

/** Minimum and maximum length of a brand. Shorter brands are ambiguous, and readers don't take in longer ones at a glance. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 12;

interface Icon {
  title: string;
  /** URL of a page with the logo. */
  source: string;
  /** URL of the rules for using the logo. */
  guidelines?: string;
}

interface CurrencyIcon {
  name: string;
}

/**
 * Returns the sorted names of brands and currencies that consist of one word. Leaves out English words and the labels
 * that `isLeftOut` selects.
 *
 * Currencies come from cryptocurrency-icons (CC0) and @cspell/dict-cryptocurrencies (MIT). Brands come from simple-icons
 * (CC0), but only those with a press page under their own `.com` domain. Most of the others are tools that few people know.
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

/** Matches proper names such as `Immunefi`, but not tickers or terms such as `gasprice`. */
const PROPER_NAME = /^[A-Z].*[a-z]/;

/** Words in the URL of a press page or a logo page. */
const PRESS_PAGE = /brand|logo|media|news|press|trademark/;

/** Checks whether the logo comes from the brand's own `.com` domain, and has guidelines or is on a press page. */
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

function readText(path: string): string {
  return readFileSync(getPackageFolder(path), 'utf8');
}

function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}
