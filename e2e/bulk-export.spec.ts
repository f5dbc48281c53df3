import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { expectText, exportFile, getButton, press } from './page-actions.ts';
import { test } from './site-test.ts';

test('an export continues on other screens, and can fail and run again', async ({ page, list }) => {
  await page.addInitScript(() => {
    // A disk that waits for the test, and is full after the first piece, which must not remain in the next file.
    const files: string[] = [];
    const released = new Promise((resolve) => {
      addEventListener('release', resolve, { once: true });
    });
    let isFull = true;
    const createWritable = async () => {
      let text = '';
      return {
        async write(piece: string) {
          await released;
          if (text !== '' && isFull) {
            isFull = false;
            throw new DOMException('Rejected by the test.', 'QuotaExceededError');
          }
          text += piece;
        },
        close: async () => void files.push(text),
        abort: async () => {},
      };
    };
    Object.assign(window, { files, showSaveFilePicker: async () => ({ createWritable }) });
  });
  await list.open();
  await list.judge(createRealNames(20_000)); // more than one piece of the file
  await list.export.click();
  await press(page, 'Export 20,000 names');
  await press(page, 'Stop the export');
  const stopping = list.getQuestion('Stop the export?');
  await expect(getButton(stopping, 'Keep exporting')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getButton(page, 'Stop the export')).toBeFocused();

  await page.goto('./#/about');
  await expectText(page, 'About Namescope');
  await list.open();
  await expect(page.getByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  await list.newList.click();
  await expect(list.getQuestion('Leave this list?')).toContainText(
    'The running export would stop.',
  );
  await page.keyboard.press('Escape');

  // The question closes when the export has ended.
  await press(page, 'Stop the export');
  await expect(stopping).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(stopping).toHaveCount(0);
  await expectText(page, /The disk is full/);
  await list.expectNames('20,000 names');
  await press(page, 'Export 20,000 names');
  await expectText(page, 'Exported.');
  const files = await page.evaluate(() => (window as unknown as { files: string[] }).files);
  expect(files.map((text) => text.split('\r\n').length)).toEqual([20_002]);
});

test('exports groups and what is shown, under the name of the list', async ({ page, list }) => {
  await list.inspect(
    ['nick.eth', 'rnetamask.eth', 'metamàsk.eth', 'n1ck.eth', 'ok-1234567.eth'],
    'a\u202ecsv.txt',
  );
  await list.export.click();
  const download = async (button: string) => {
    const file = await exportFile(getButton(page, button));
    await expectText(page, 'Exported.');
    return file;
  };
  const all = await download('Export 5 names');
  expect(all.name).toMatch(/^acsv-all-\d{4}-\d\d-\d\d\.csv$/u);
  expect(all.text).toContain('Don’t send. This is not metamask.eth.');

  await page.getByLabel('Format').selectOption('JSON Lines');
  await expect(page.getByText('Exported.')).toBeHidden();
  await press(page, 'Imitated names');
  const imitated = await download('Export the imitated names');
  expect(imitated.name).toMatch(/^acsv-imitated-names-.*\.jsonl$/u);
  expect(imitated.text.trim().split('\n')).toHaveLength(3);
  await press(page, 'Look-alike groups');
  const alike = await download('Export the look-alike groups');
  expect(alike.name).toMatch(/^acsv-look-alikes-/u);
  expect(alike.text).toContain('"grouped_by":"almost_identical"');
});

test('reads, filters and exports the addresses beside names', async ({ page, list }) => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const wrong = address.replace('dA', 'Da');
  await list.inspect([
    `vitalik.eth ${address}`,
    `nick.eth = ${wrong}`,
    address.toLowerCase(),
    'x.eth',
  ]);
  await expectText(page, 'Read as names with addresses.');
  await expectText(list.rows, address);
  await expectText(list.rows, 'No checksum');
  await list.filters.click();
  await press(page, /^Address warnings/);
  await expect(list.rows.getByRole('link')).toHaveText(['nick.eth']);
  await list.export.click();
  const { text } = await exportFile(getButton(page, 'Export 1 name'));
  const [head = '', line = ''] = text.split('\r\n');
  expect(head).toMatch(/,given,address,address_checksum,address_trust$/u);
  expect(line).toMatch(/^nick\.eth,4,Checksum wrong,/u);
  expect(line.endsWith(`,${wrong},wrong,`)).toBe(true);
});
