import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fitsAddress } from '../lib/navigation.ts';
import { formatHref, type Route } from '../lib/route.ts';
import copyStyles from './copy-button.module.css';
import { CopyButton } from './copy-button.tsx';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** Route of the current screen. */
  route: Route;
  /** Title with hidden characters made visible. */
  title: string;
  /** Summary without the address. */
  text: string;
}

/**
 * Shows buttons that copy or share the link of the current screen. In print, shows the link itself. Extension addresses
 * work only on this device, so the extension shows no link.
 */
export function ShareLinks({ route, title, text }: ShareLinksProps) {
  const href = formatHref(route);
  const url = !IS_EXTENSION && fitsAddress(route, href) ? new URL(href, location.href).href : null;
  return (
    <div className={styles.share}>
      {IS_EXTENSION ? null : url === null ? (
        <p className="note">
          This can’t be shared as a link, because it is too long for an address or not valid
          Unicode.
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

/** Opens the system's share sheet. */
function ShareButton({ data }: { data: ShareData }) {
  const [hasFailed, setFailed] = useState(false);
  const share = () => {
    setFailed(false);
    navigator.share(data).catch((error: unknown) => {
      // Closing the share sheet is not an error.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    });
  };
  return (
    <>
      <button type="button" className={copyStyles.copy} onClick={share}>
        Share…
      </button>
      <span role="status" className="note">
        {hasFailed && 'Sharing failed. Copy the link instead.'}
      </span>
    </>
  );
}

/** Address and date of a printed page. */
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
