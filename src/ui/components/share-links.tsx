import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fitsAddress } from '../lib/navigation.ts';
import { formatHref, type Route } from '../lib/route.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** What is shown. */
  route: Route;
  /** What it is called; text of the user's made readable. */
  title: string;
  /** What there is to say about it, without its address. */
  text: string;
}

/** The address of what is shown: to copy, to hand to another program, and on paper. */
export function ShareLinks({ route, title, text }: ShareLinksProps) {
  const href = formatHref(route);
  const url = fitsAddress(route, href) ? new URL(href, location.href).href : null;
  return (
    <div className={styles.share}>
      {url === null ? (
        <p className={styles.none}>
          No link can hold this: it is too long for an address, or not valid Unicode.
        </p>
      ) : (
        <>
          <CopyButton text={url} what="the link">
            Copy link
          </CopyButton>
          {'share' in navigator && <ShareButton data={{ title, text, url }} />}
        </>
      )}
      <PrintedLine url={url} />
    </div>
  );
}

/** Hands it to the system, which asks the user where to. */
function ShareButton({ data }: { data: ShareData }) {
  const [hasFailed, setFailed] = useState(false);
  const share = () => {
    setFailed(false);
    navigator.share(data).catch((error: unknown) => {
      // Closing the system's sheet is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    });
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={share}>
        Share…
      </button>
      <span role="status" className={styles.failed}>
        {hasFailed && 'Sharing failed. Copy the link instead.'}
      </span>
    </>
  );
}

/** Where it was printed from, and when. */
function PrintedLine({ url }: { url: string | null }) {
  const [date, setDate] = useState(() => new Date());
  useEffect(() => {
    const update = () => flushSync(() => setDate(new Date()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return (
    <p className={styles.printed}>
      {url !== null && <span>{url}</span>}
      <time dateTime={date.toISOString()}>
        {date.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
      </time>
    </p>
  );
}
