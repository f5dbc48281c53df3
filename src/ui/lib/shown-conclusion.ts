import { makeReadable } from './make-readable.ts';
import { quoteInTitle } from './quote-in-title.ts';

interface Conclusion {
  /** Text that the user entered. */
  text: string;
  /** What the page concludes about the text. */
  words: string;
}

let shown: Conclusion | null = null;

/** Adds the conclusion about the entered text to titles. Returns a function that removes the conclusion. */
export function addConclusion(text: string, words: string): () => void {
  const added: Conclusion = { text, words };
  shown = added;
  return () => {
    if (shown === added) shown = null;
  };
}

/**
 * Formats the title of the report of a text: the text, then the conclusion, if there is one.
 *
 * @example formatReportTitle('vitalìk.eth') // 'vitalìk.eth: Don’t send. This is not vitalik.eth. · Namescope'
 */
export function formatReportTitle(text: string): string {
  const start = text === '' ? 'The root name' : quoteInTitle(text);
  const words = shown?.text === text ? `: ${makeReadable(shown.words)}` : '';
  return `${start}${words} · Namescope`;
}
