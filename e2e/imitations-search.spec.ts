import { expect, type Page } from '@playwright/test';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { inspectList } from './bulk-page.ts';
import { exportFile } from './export-file.ts';
import { findViolations } from './find-violations.ts';
import { drop } from './page-input.ts';
import { test } from './site-test.ts';

const getSearch = (page: Page) =>
  page.getByRole('region', { name: 'Search a list for imitations' });
const getFound = (page: Page) =>
  getSearch(page).getByRole('list', { name: 'Imitations in the list' });

/** Opens a file through the file input. */
async function searchFile(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByLabel('File with names to search')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

test('finds imitations of a name in the open list, a dropped list and a file', async ({ page }) => {
  await inspectList(page, { name: 'open.txt', content: 'nice.eth\nvitalik.eth\nvitaliks.eth\n' });
  await page.goto('#/imitations/vitalik.eth');
  const search = getSearch(page);
  const conclusion = search.getByRole('status').first();
  await search.getByRole('button', { name: 'Search the open list (3 names)' }).click();
  await expect(conclusion).toHaveText('1 of the 3 names in the open list imitates vitalik.eth.');
  await expect(search.getByText('vitalik.eth itself is in the list.')).toBeVisible();

  // Reads the chosen column, counts rejected lines and shows the worst imitation first.
  const records = [
    'id,label',
    '1,nice',
    '2,vitalik1',
    '3,v\u0456talik',
    '4,VITALlK.eth',
    '5',
    '6,vita1ik.eth',
  ];
  await drop(page.locator('body'), { name: 'names.csv', content: records.join('\r\n') });
  await search.getByLabel('Column with the names').selectOption('label');
  await search.getByRole('button', { name: 'Search the list' }).click();
  await expect(conclusion).toHaveText('4 of the 5 names in names.csv imitate vitalik.eth.');
  await expect(
    search.getByText('1 line was skipped. The line does not have the chosen column.'),
  ).toBeVisible();
  await expect(search.getByText('3 lines without a dot were read as')).toBeVisible();
  const found = ['v\u0456talik.eth', 'vita1ik.eth', 'VITALlK.eth', 'vitalik1.eth'];
  await expect(getFound(page).getByRole('link')).toHaveText(found);
  await expect(getFound(page).getByRole('listitem').nth(1)).toContainText(
    /Imitates.*Look-alike character.*“1” reads as “l”/,
  );
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });

  for (const format of ['CSV', 'JSON Lines', 'Text, one name per line']) {
    await search.getByLabel('Format').selectOption(format);
    const { text } = await exportFile(search.getByRole('button', { name: 'Export 4 names' }));
    const lines = text.split(/\r?\n/).filter((line) => line !== '');
    expect(lines).toHaveLength(format === 'CSV' ? 5 : 4);
    for (const [at, name] of found.entries()) expect(lines.at(at - 4)).toContain(name);
  }

  // The results are still there after a visit to a report.
  await getFound(page).getByRole('link', { name: 'vita1ik.eth' }).click();
  await expect(page.getByRole('heading', { name: /^Don’t send\./u }).first()).toBeVisible();
  await page.goBack();
  await expect(getFound(page).getByRole('link')).toHaveText(found);

  const field = search.getByLabel('Registered names, one per line');
  await field.fill('nice.eth, vitalik-support.eth');
  await search.getByRole('button', { name: 'Search these names' }).click();
  await expect(conclusion).toHaveText('1 of the 2 names imitates vitalik.eth.');
  await expect(search.getByText('1 line contains several names')).toBeVisible();
  await searchFile(page, 'nothing.txt', '');
  await expect(search.getByRole('alert')).toHaveText('The file is empty.');
  await expect(field).toHaveValue('');
  await expect(getFound(page)).toBeHidden();

  // Results that were found before the search is stopped remain.
  const many = Array.from(
    { length: chooseSize(200_000, 600_000) },
    (_, at) => `some-name-${at}.eth`,
  );
  await searchFile(page, 'many.txt', ['vita1ik.eth', ...many].join('\n'));
  await expect(getFound(page).getByRole('link')).toHaveText(['vita1ik.eth']);
  await search.getByRole('button', { name: 'Stop and keep results' }).click();
  await expect(conclusion).toHaveText(
    /^Stopped\. 1 of the [\d,]+ names searched so far in many\.txt imitates/,
  );
  await expect(conclusion).toBeFocused();
  await expect(getFound(page).getByRole('link')).toHaveText(['vita1ik.eth']);
});
