import { useEffect } from 'react';
import { useVisit } from './navigation.ts';
import { addConclusion, formatReportTitle } from './shown-conclusion.ts';

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
