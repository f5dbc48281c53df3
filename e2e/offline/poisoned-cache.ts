import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';

export type StoredFault = Exclude<Fault, 'a transfer that breaks off' | 'status 404'>;

/** Replaces stored files with damaged ones, as a service worker that checks nothing could have stored them. */
export async function poisonCache(page: Page, path: RegExp, fault: StoredFault): Promise<void> {
  await page.evaluate(
    async ([pattern, fault]) => {
      const damage: Record<typeof fault, (bytes: Uint8Array) => BodyInit> = {
        'a flipped byte': (bytes) =>
          bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))
            .buffer as ArrayBuffer,
        'half of it': (bytes) => bytes.slice(0, bytes.length >> 1).buffer as ArrayBuffer,
        'a web page': () => '<!doctype html><p>The host shows this page for unknown addresses.',
        'a script that throws': () => "throw new Error('from the host');",
      };
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(pattern).test(request.url)) continue;
          const stored = await cache.match(request);
          if (!stored) continue;
          const bytes = new Uint8Array(await stored.arrayBuffer());
          const { headers } = stored;
          await cache.put(request, new Response(damage[fault](bytes), { headers }));
        }
      }
    },
    [path.source, fault] as const,
  );
}
