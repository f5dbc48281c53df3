import { Link } from '../components/link.tsx';
import { VisibleText } from '../components/visible-text.tsx';
import type { Route } from '../lib/route.ts';
import styles from './not-found.module.css';

/** Maximum number of UTF-16 code units of the unknown address that the screen shows. */
const MAX_LENGTH = 500;

/** Screen for unknown addresses, and for addresses that cannot be decoded. */
export function NotFound({ route }: { route: Extract<Route, { text: string }> }) {
  const malformed = route.screen === 'malformed';
  return (
    <div className={styles.lost}>
      <h1 tabIndex={-1}>
        {malformed ? 'This link is malformed' : 'There is nothing at this address'}
      </h1>
      <p>
        {malformed
          ? 'The part after the # is not valid percent-encoded UTF-8, so the name cannot be read. Part of the link may be missing.'
          : 'The link may have a typo, or part of it may be missing.'}
      </p>
      <pre className="within round-m sunken anywhere">
        <VisibleText text={`#${route.text.slice(0, MAX_LENGTH)}`} />
        {route.text.length > MAX_LENGTH && '…'}
      </pre>
      <p>
        {malformed
          ? 'Ask for a new link, or paste the name itself.'
          : 'If you have a name, check it. Links never contain lists, so open the list again.'}
      </p>
      <p className={`row gap-5 lines-2 ${styles.actions}`}>
        <Link
          to={{ screen: 'inspect' }}
          className={`inline touchable primary undecorated ${styles.main}`}
        >
          Check a name
        </Link>
        {!IS_EXTENSION && (
          <Link className="inline touchable" to={{ screen: 'bulk' }}>
            Open a list
          </Link>
        )}
      </p>
    </div>
  );
}
