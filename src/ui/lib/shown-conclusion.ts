import { useEffect } from 'react';
import { makeReadable } from './make-readable.ts';
import { useVisit } from './navigation.ts';

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

/** Maximum length of a quoted text in a title, in UTF-16 code units. */
const MAX_LENGTH = 80;

/** Truncates a text without splitting a surrogate pair. */
function shorten(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH).replace(/\p{Surrogate}$/u, '')}…`
    : text;
}

/** Replaces hidden characters, and spaces that a browser tab would collapse, with labels such as `[SPACE]`. */
export function quoteInTitle(text: string): string {
  return makeReadable(shorten(text)).replace(/^ | $| (?= )/gu, '[SPACE]');
}

/**
 * Adds a conclusion about the entered text to the title of the document. Changes nothing if the conclusion is not known
 * yet, for a text that is held back from the address, or for the report of a list row, because this report is part of
 * another screen.
 */
export function useConclusionTitle(words: string | null): void {
  const { route, kept } = useVisit();
  const text = route.screen === 'name' && !kept ? route.name : null;
  useEffect(() => {
    if (text === null || words === null) return;
    const remove = addConclusion(text, words);
    document.title = formatReportTitle(text);
    return remove;
  }, [text, words]);
}
