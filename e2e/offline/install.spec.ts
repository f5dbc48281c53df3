import { expect, test } from '@playwright/test';
import { openAndKeep } from './journey.ts';

test('the browser is willing to install the page', async ({ context, page, baseURL }) => {
  await openAndKeep(page, baseURL ?? '');
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(new URL('manifest.webmanifest', baseURL).href);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ short_name: 'Namescope' });

  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A context of a test is an incognito one, from which nothing is installed; all else must be right.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('every icon has the size that the manifest says', async ({ page, request, baseURL }) => {
  const manifest = await (await request.get('manifest.webmanifest')).json();
  await page.goto(baseURL ?? '');
  const purposes = new Set<string>();
  for (const { src, sizes, purpose } of manifest.icons) {
    purposes.add(purpose);
    const [width, height] = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    else expect(width).toBe(height);
  }
  expect([...purposes].sort()).toEqual(['any', 'maskable']);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the ${scheme} theme has a colour for the browser's frame`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(baseURL ?? '');
    const colours = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const [meta] = metas.filter(({ media }) => matchMedia(media).matches);
      const frame = document.createElement('i');
      frame.style.color = meta?.content ?? '';
      document.body.append(frame);
      return {
        frame: getComputedStyle(frame).color,
        page: getComputedStyle(document.documentElement).backgroundColor,
      };
    });
    expect(colours.frame).toBe(colours.page);
  });
}
