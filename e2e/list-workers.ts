// The workers that inspect a list, as long or short of breath as a test needs them.

import type { Page } from '@playwright/test';

/**
 * What a worker does that is asked for verdicts of a list: answers; answers the first few and keeps
 * the other questions, so that a list is half-way for as long as the test takes; keeps all of them,
 * until its behaviour is another; dies; dies when a name is `deadly.eth`.
 */
type Behaviour = 'answers' | 'tires' | 'keeps' | 'dies' | 'chokes';

/** Says what the workers of the page do from its opening on; the result changes it. */
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
        const isDeadly =
          behaviour === 'chokes' && JSON.stringify(message[0]).includes('"deadly.eth"');
        if (behaviour === 'dies' || isDeadly) this.dispatchEvent(new Event('error'));
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
