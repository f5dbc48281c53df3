import { expect, type Page } from '@playwright/test';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';

const pickWords = (list: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => list[(at * 797 + 131) % list.length] as string);

/** Secrets that belong to no account. The third phrase contains a wrong word. */
export const SECRETS = {
  'a private key': '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318',
  'a seed phrase': pickWords(english, 12).join(' '),
  'a Spanish seed phrase': pickWords(spanish, 24).with(7, 'qqqqq').join(' '),
};

/** Collects everything that a page stores on this device, with the texts of stored files. */
async function collectStorage(page: Page): Promise<string> {
  const found = await page.evaluate(async () => {
    const entries = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    const stored: unknown[] = [history.state, ...entries];
    const settle = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const add = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) stored.push(await value.text());
      else if (typeof value === 'object')
        for (const part of Object.values(value ?? {})) await add(part);
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await settle(database.transaction(store).objectStore(store).getAll());
        stored.push(values);
        await add(values);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        stored.push(request.url);
        const isOwn = request.url.startsWith(new URL('assets/', document.baseURI).href);
        // Skips the files of the site, because they contain the word lists.
        if (!isOwn) stored.push(await (await cache.match(request))?.text());
      }
    }
    return stored;
  });
  return JSON.stringify(found);
}

/** Collects everything that the page shows and stores, except the memory of its scripts. */
async function collectPage(page: Page): Promise<string> {
  const shown = await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    const { outerHTML } = document.documentElement;
    return [location.href, document.title, outerHTML, ...Array.from(fields, ({ value }) => value)];
  });
  return JSON.stringify(shown) + (await collectStorage(page));
}

/** Collects the addresses and titles of all history entries. No page can change the addresses that a user has typed. */
async function collectHistory(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return JSON.stringify(entries.map(({ url, title }) => [url, title]));
}

function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/giu, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** Lists the parts of a secret that no trace may contain: any 16 digits or three words in a row. */
function listParts(secret: string): string[] {
  const words = secret.split(' ');
  if (words.length === 1) {
    return Array.from({ length: secret.length - 15 }, (_, at) => secret.slice(at, at + 16));
  }
  return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
}

/** Lists the parts of a secret that a text contains. Ignores the separators between words. */
export function findParts(text: string, secret: string): string[] {
  const plain = decode(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return listParts(secret.normalize('NFC')).filter((part) => plain.includes(part));
}

/** Expects no part of a secret on the page, in its history or in its storage. Checks again after Back and Forward. */
export async function expectNoTrace(page: Page, secret: string): Promise<void> {
  const texts = [await collectPage(page), await collectHistory(page)];
  for (const move of [() => page.goBack(), () => page.goForward()]) {
    await move();
    texts.push(await collectPage(page), await collectHistory(page));
  }
  expect(findParts(texts.join('\n'), secret)).toEqual([]);
}
