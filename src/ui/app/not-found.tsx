import { Link } from '../components/link.tsx';
import type { Route } from '../lib/route.ts';
import styles from './not-found.module.css';

/** For an address that names nothing, or holds what cannot be decoded. */
export function NotFound({ route }: { route: Extract<Route, { text: string }> }) {
  const malformed = route.screen === 'malformed';
  return (
    <div className={styles.lost}>
      <h1 tabIndex={-1}>
        {malformed ? 'This link is malformed' : 'There is nothing at this address'}
      </h1>
      <p>
        {malformed
          ? 'What follows the # is not percent-encoded UTF-8, so the name that was meant cannot be known, and none is guessed. Ask for the link again, or paste the name itself.'
          : 'The part of the address after the # names no screen of this page.'}
      </p>
      <pre>#{route.text.slice(0, 500)}</pre>
      <Link to={{ screen: 'inspect' }}>Inspect a name</Link>
    </div>
  );
}
