import { useEffect, useState } from 'react';

/** Milliseconds to wait before words are announced, so that words that soon change are skipped. */
const PAUSE_MS = 250;

/** Announces words to screen readers after a short pause. */
export function AnnouncedWords({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  // Screen readers announce only changes of an existing region.
  useEffect(() => {
    const timer = setTimeout(setAnnounced, PAUSE_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  );
}
