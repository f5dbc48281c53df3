import { expect, type Page } from '@playwright/test';
import { getButton, press, setFile } from './page-actions.ts';

/** Content of a list, or its names. */
type ListContent = string | Uint8Array | readonly string[];

/** Returns the actions and locators of the screen for lists. */
export function createListPage(page: Page) {
  /** The heading of the screen. The page that is shown before the program loads has another one. */
  const heading = page.getByRole('heading', { level: 1, name: 'Inspect a list' });
  /** The field for names while no list is open. */
  const field = page.getByLabel('Names, one per line');
  const rows = page.getByRole('table', { name: 'Names and their verdicts' });
  /** The links of the names in the table. */
  const links = rows.locator('tbody a');
  /** The button that closes the open list. */
  const newList = getButton(page, /^New(?: list)?$/u);
  /** The button that opens the filters of a list. */
  const filters = page.getByText(/^Filters/u);
  const order = page.getByLabel('Order', { exact: true });

  /** Returns the state of the job if it is this word. */
  const getState = (word: string) => page.locator('strong[role=status]', { hasText: word });
  /** Returns the tile with these words. A tile shows how many names have one finding. */
  const getTile = (words: RegExp | string) =>
    page.getByRole('group', { name: 'What was found' }).getByRole('button', { name: words });
  /** Returns the dialog that asks before a list or an export is lost. */
  const getQuestion = (title: string) => page.getByRole('alertdialog', { name: title });

  /** Opens the screen without a list. */
  async function open(): Promise<void> {
    await page.goto('./#/lists');
    await expect(heading).toBeVisible();
  }

  /** Opens a file through the file input. */
  const openFile = (content: ListContent, name = 'names.txt') =>
    setFile(
      page.getByLabel('File with names', { exact: true }),
      name,
      typeof content === 'string' || content instanceof Uint8Array ? content : content.join('\n'),
    );

  /** Waits until the list is inspected. */
  const waitUntilDone = (timeout = 30_000) => expect(getState('Done')).toBeVisible({ timeout });

  /** Shows all names in the order of the list. After its inspection, a list with imitations shows only these. */
  async function showAll(): Promise<void> {
    const tile = getTile(/imitate/u);
    if (((await tile.textContent()) ?? '').startsWith('0')) return;
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await tile.click();
    await filters.click();
    await order.selectOption('Order of the list');
    await order.press('Escape');
  }

  return {
    page,
    heading,
    field,
    rows,
    links,
    newList,
    filters,
    order,
    getState,
    getTile,
    getQuestion,
    open,
    openFile,
    waitUntilDone,
    showAll,
    /** The element that scrolls the rows. */
    scroller: rows.locator('../..'),
    search: page.getByLabel('Search the names'),
    /** The button that opens the export. */
    export: page.getByText('Export', { exact: true }),
    /** The report beside the rows, and the button that closes it. */
    report: page.getByRole('region', { name: 'Report on the row' }),
    closeReport: getButton(page, 'Close report'),
    /** Returns the row at this place, counted from 1. Rows that are scrolled away are not drawn. */
    getRowAt: (place: number) => rows.locator(`tr[aria-rowindex="${place + 1}"] a`),
    readNames: () => links.allInnerTexts(),
    /** Waits for a number of names, such as `2 names` or `2 shown`. */
    expectNames: (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible(),
    /** Opens a file and waits until all its names are inspected. */
    async judge(content: ListContent, name?: string): Promise<void> {
      await openFile(content, name);
      await waitUntilDone();
    },
    /** Opens the screen, inspects a list and shows all its names. */
    async inspect(content: ListContent, name?: string): Promise<void> {
      await open();
      await openFile(content, name);
      await waitUntilDone();
      await showAll();
    },
    /** Closes the open list and confirms it. */
    async startNew(): Promise<void> {
      await newList.click();
      await press(getQuestion('Leave this list?'), 'Start a new list');
      await expect(field).toBeVisible();
    },
    /** Returns to the open list. */
    async visit(): Promise<void> {
      await page.getByRole('link', { name: 'Lists', exact: true }).click();
      await expect(heading).toBeVisible();
    },
  };
}

export type ListPage = ReturnType<typeof createListPage>;

/**
 * Behaviour of a worker that inspects a list:
 * - `answers` every request,
 * - `tires`: answers a few requests and holds the others, so that the list stays half-way,
 * - `keeps`: holds every request until the behaviour changes,
 * - `dies` at every request.
 */
type Behaviour = 'answers' | 'tires' | 'keeps' | 'dies';

/** Sets the behaviour of the page's workers. The returned function changes it. */
export async function controlWorkers(
  page: Page,
  first: Behaviour,
): Promise<(next: Behaviour) => Promise<void>> {
  await page.addInitScript((initial) => {
    let behaviour = initial;
    let answered = 0;
    const kept: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...message) {
      const post = () => Reflect.apply(postMessage, this, message);
      const ask = () => {
        if (behaviour === 'dies') this.dispatchEvent(new Event('error'));
        else if (behaviour === 'keeps' || (behaviour === 'tires' && answered >= 5)) kept.push(ask);
        else {
          answered += 1;
          post();
        }
      };
      if (message[0]?.path?.includes('inspectColumns')) ask();
      else post();
    };
    window.addEventListener('behaviour', (event) => {
      behaviour = (event as CustomEvent).detail;
      for (const ask of kept.splice(0)) ask();
    });
  }, first);
  return (next) =>
    page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('behaviour', { detail }));
    }, next);
}
