import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { getTitle } from './name-page.ts';
import { expectNoOverflow, expectText, getButton, press } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

/** A point on the pad. Coordinates are from 0 to 1. */
type Point = readonly [x: number, y: number];

const getTiles = (page: Page) => page.locator('[data-tile]');
const getPad = (page: Page) => page.getByRole('img', { name: /drawing/iu });

async function openFinder(page: Page): Promise<void> {
  await page.goto('./#/characters');
  await expect(getPad(page)).toBeVisible();
}

/** Waits until a drawing can be compared with all characters. Until then, searches find only common characters. */
async function waitForShapes(page: Page): Promise<void> {
  await expect(page.getByText('Preparing shapes')).toBeHidden({ timeout: 40_000 });
}

async function drawStroke(page: Page, points: readonly Point[], steps = 4): Promise<void> {
  const box = await getPad(page).boundingBox();
  if (!box) throw new Error('The pad is not visible.');
  const [first = [0, 0], ...rest] = points.map(
    ([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const,
  );
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps });
  await page.mouse.up();
}

const RING: Point[] = Array.from({ length: 25 }, (_, at) => (at * Math.PI) / 12).map((angle) => [
  0.5 + 0.24 * Math.cos(angle),
  0.5 - 0.27 * Math.sin(angle),
]);

/** Reads the points of a stroke. */
const readStroke = (text: string): Point[] =>
  text.split(' ').map((point) => point.split(',').map(Number) as unknown as Point);

const DRAWINGS: readonly (readonly [letter: string, ...strokes: Point[][]])[] = [
  ['o', RING],
  ['l', readStroke('.5,.1 .51,.5 .5,.9')],
  ['x', readStroke('.25,.25 .75,.78'), readStroke('.74,.24 .26,.77')],
  ['A', readStroke('.2,.9 .5,.1 .8,.9'), readStroke('.32,.6 .68,.6')],
  ['7', readStroke('.2,.15 .75,.16 .4,.9')],
];

/** Returns the first `count` characters that were found. */
function listFirst(page: Page, count: number): Promise<string[]> {
  return getTiles(page)
    .locator('bdi:first-child')
    .evaluateAll(
      (glyphs, most) => glyphs.slice(0, most).map((glyph) => glyph.textContent ?? ''),
      count,
    );
}

readingTest('finds characters by a drawing', async ({ page }) => {
  await openFinder(page);
  await waitForShapes(page);
  const clear = getButton(page, 'Clear');
  for (const [letter, ...strokes] of DRAWINGS) {
    for (const stroke of strokes) await drawStroke(page, stroke);
    await expect.poll(() => listFirst(page, 10), { message: letter }).toContain(letter);
    if (letter === 'o') {
      expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });
    }
    await clear.click();
    await expectText(page, 'What you can search for');
  }
  await expect(clear).toBeDisabled();
  await expect(getPad(page)).toHaveAccessibleName('Empty drawing');
});

readingTest(
  'undoes strokes, keeps the drawing for Back, and starts again when text is typed',
  async ({ page }) => {
    await openFinder(page);
    await drawStroke(page, readStroke('.25,.25 .75,.78'));
    await drawStroke(page, readStroke('.74,.24 .26,.77'));
    await expect(getPad(page)).toHaveAccessibleName('Drawing of 2 strokes');
    await press(page, 'Undo');
    await expect(getPad(page)).toHaveAccessibleName('Drawing of 1 stroke');
    await expectText(page, '24 characters like your drawing');
    await page.waitForFunction(() => history.state?.drawing?.length === 1);

    await getTiles(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find a character');
    await page.goBack();
    await expect(getPad(page)).toHaveAccessibleName('Drawing of 1 stroke');

    await page.getByRole('searchbox').fill('greek alpha');
    await expect(getTiles(page).first()).toHaveAccessibleName(
      /^α Greek Small Letter Alpha U\+03B1/u,
    );
    await expect(getPad(page)).toHaveAccessibleName('Empty drawing');
    await drawStroke(page, RING);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect.poll(() => listFirst(page, 10)).toContain('o');

    // The field accepts unpaired surrogates and long texts.
    const field = page.getByRole('searchbox');
    for (const text of ['\ud800a', 'xı'.repeat(100_000)]) {
      await field.evaluate((element: HTMLInputElement, inserted) => {
        element.focus();
        element.select();
        document.execCommand('insertText', false, inserted);
      }, text);
      await expect(getTitle(page, 'Find a character')).toBeVisible();
    }
    await expectText(page, 'The text was cut after 1,000 characters.');
    await expect(getTiles(page)).toHaveCount(2);
  },
);

test('accepts a tap, and a pad that is resized while the pen is down', async ({ page }) => {
  await openFinder(page);
  await waitForShapes(page);
  await drawStroke(page, [[0.5, 0.5]]);
  await expect.poll(() => listFirst(page, 10)).toContain('.');
  await press(page, 'Clear');
  const box = await getPad(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.setViewportSize({ width: 400, height: 800 });
  await page.mouse.move(200, 700, { steps: 5 });
  await page.mouse.up();
  await expect(getPad(page)).toHaveAccessibleName('Drawing of 1 stroke');
  await expectNoOverflow(page);
});
