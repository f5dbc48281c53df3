import { expect, type Page, test } from '@playwright/test';
import { createListPage } from '../list-page.ts';
import { getTitle } from '../name-page.ts';
import { openAndKeep } from './journey.ts';

/** Shares like another app through the system, which posts a form in a window of its own. */
async function share(page: Page, action: string, text: string, files: string[] = []) {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${action}">
      <textarea name="text"></textarea><input name="files" type="file" multiple><button>Share</button>
    </form>`,
  );
  await page.locator('textarea').fill(text);
  await page.locator('input').setInputFiles(
    files.map((content, index) => ({
      name: `list${index}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })),
  );
  await page.getByRole('button', { name: 'Share' }).click();
}

test('inspects shared text and files without sending them to a server', async ({
  page,
  context,
  baseURL,
}) => {
  await openAndKeep(page, baseURL ?? '');
  const manifest = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  const action = new URL(manifest.share_target.action, baseURL).href;
  const asked: string[] = [];
  await context.route(action, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });

  await share(page, action, 'vital\u00eck.eth');
  await expect(page).toHaveURL(`${baseURL}#/name/vital%C3%ACk.eth`);
  await expect(getTitle(page, 'vital\u00eck.eth')).toBeAttached();

  await share(page, action, 'nick.eth\nvitalik.eth');
  await expect(page.getByRole('heading', { name: /^Inspect a list: / })).toBeVisible();
  await expect(
    createListPage(page).rows.getByRole('cell', { name: 'vitalik.eth' }).first(),
  ).toBeVisible();

  await share(page, action, '', ['brantly.eth\nnick.eth']);
  await expect(
    createListPage(page).rows.getByRole('cell', { name: 'brantly.eth' }).first(),
  ).toBeVisible();
  // A shared list is opened only once.
  await page.reload();
  await expect(page.getByLabel('Names, one per line')).toBeVisible();

  await share(page, action, '', ['a.eth', 'b.eth']);
  await expect(page.getByText(/^Several files were sent/u)).toBeVisible();
  expect(asked).toEqual([]);
});

test('opens a file that the system passes to the page, but sends no share to the server', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const file = new File(['nick.eth\nvitalik.eth'], 'names.txt');
    const launch = { files: [{ getFile: async () => file }] };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (params: typeof launch) => void) => consume(launch) },
    });
  });
  await page.goto('./#/lists');
  await expect(
    createListPage(page).rows.getByRole('cell', { name: 'vitalik.eth' }).first(),
  ).toBeVisible();
  const response = await request.post('share-target', { multipart: { text: 'vitalik.eth' } });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain('vitalik');
});
