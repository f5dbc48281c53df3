// The workers that inspect a list, as long or short of breath as a test needs them.
import type { Page } from '@playwright/test';

/**
 * What a worker does that is asked for verdicts of a list: answers, keeps the question after the
 * first few (so that a list is half-way for as long as the test takes), or dies.
 */
type Mood = 'answers' | 'keeps' | 'dies';

/** Says what the workers of the page do from its opening on; the result changes it. */
export async function moodOfWorkers(
  page: Page,
  first: Mood,
): Promise<(next: Mood) => Promise<void>> {
  await page.addInitScript((initial) => {
    let mood = initial;
    let answered = 0;
    let kept: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...message) {
      const post = () => Reflect.apply(postMessage, this, message);
      if (!message[0]?.path?.includes('inspectColumns')) post();
      else if (mood === 'dies') this.dispatchEvent(new Event('error'));
      else if (mood === 'keeps' && answered >= 5) kept.push(post);
      else {
        answered += 1;
        post();
      }
    };
    window.addEventListener('mood', (event) => {
      mood = (event as CustomEvent).detail;
      if (mood !== 'answers') return;
      for (const post of kept) post();
      kept = [];
    });
  }, first);
  return (next) =>
    page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('mood', { detail }));
    }, next);
}
