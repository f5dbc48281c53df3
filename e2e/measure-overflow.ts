import type { Page } from '@playwright/test';

/** Returns how much wider the content of a page is than its window, in CSS pixels. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
