// Controls how the workers that inspect a list behave.

import type { Page } from '@playwright/test';

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
