import type { Page } from '@playwright/test';

/** Collects everything that a page stores on this device, with the texts of stored files. */
export async function collectStorage(page: Page): Promise<string> {
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
