import { useEffect, useState } from 'react';
import hidden from '../../components/visually-hidden.module.css';

/** Milliseconds after which words are announced to screen readers. */
const PAUSE_MS = 250;

/** Announces words to screen readers. */
export function AnnouncedWords({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  // Screen readers announce only changes of an existing region.
  useEffect(() => {
    const timer = setTimeout(setAnnounced, PAUSE_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className={hidden.hidden} role="status">
      {announced}
    </p>
  );
}
