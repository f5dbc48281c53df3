import { expect, type Page, test } from '@playwright/test';
import { openAndKeep } from './offline-test.ts';

test('the browser offers to install the page', { tag: '@all' }, async ({ playwright, baseURL }) => {
  // The headless shell cannot install pages, so this test starts a full browser.
  const executablePath = process.env.BROWSER_PATH;
  const browser = await playwright.chromium.launch(executablePath ? { executablePath } : {});
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAndKeep(page, baseURL ?? '');
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(new URL('manifest.webmanifest', baseURL).href);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ short_name: 'Namescope' });

  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in incognito windows, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await browser.close();
});

test('icons have their sizes, and themes the colour of the page', async ({
  page,
  request,
  baseURL,
}) => {
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

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { frame, background } = await readColours(page);
    expect([colorScheme, frame]).toEqual([colorScheme, background]);
  }
});

/** Reads the colour of the browser's frame and that of the page. */
function readColours(page: Page) {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const [meta] = metas.filter(({ media }) => matchMedia(media).matches);
    const frame = document.createElement('i');
    frame.style.color = meta?.content ?? '';
    document.body.append(frame);
    return {
      frame: getComputedStyle(frame).color,
      background: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
}
