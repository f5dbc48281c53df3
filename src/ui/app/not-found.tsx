import { Link } from '../components/link.tsx';
import type { Route } from '../lib/route.ts';
import styles from './not-found.module.css';

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
          ? 'The part after the # is not valid percent-encoded UTF-8, so the name cannot be read. Ask for a new link, or paste the name itself.'
          : 'The part of the address after the # does not match any screen of this page.'}
      </p>
      <pre>#{route.text.slice(0, 500)}</pre>
      <Link to={{ screen: 'inspect' }}>Inspect a name</Link>
    </div>
  );
}
